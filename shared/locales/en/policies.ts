import { brand } from "#shared/brand.ts";

export const policies = {
  title: "Policies",
  heading: "The fine print, in normal size",
  choose: "Please select a policy from the footer, or choose one here.",
  description: `The privacy policy, terms of service, and cookie policy of ${brand.name}, in plain words.`,
  summary: {
    privacy_policy: "What we know about you, why, for how long, and how to erase it.",
    terms_of_service: "What you can expect from us, and we from you.",
    cookie_policy: "Every cookie by name. There are four.",
  },
  version: "Version {{version}}",
  effective: "In effect since {{date}}",
  effectiveFrom: "Takes effect on {{date}}",
  effectiveThen: "Effective from {{date}}",
  announced: "A new version takes effect on {{date}}.",
  readAnnounced: "Read version {{version}}",
  inForce: "Read the version that’s in effect now",
  updated: "Last updated on {{date}}",
  contents: "On this page",
  earlier: "Earlier versions",
  others: "The other policies",
  back: "Back to the home page",
};
