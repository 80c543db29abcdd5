export const policies = {
  title: "Policies",
  heading: "The small print, in normal size",
  choose: "Please select a policy from the footer, or choose one here.",
  description: "The privacy policy, terms of service and cookie policy of Giftwright, in plain words.",
  summary: {
    privacy_policy: "What we know about you, why, for how long, and how to erase it.",
    terms_of_service: "What you can expect of us, and we of you.",
    cookie_policy: "Every cookie by name. There are four.",
  },
  version: "Version {{version}}",
  effective: "In effect since {{date}}",
  effectiveFrom: "Takes effect on {{date}}",
  updated: "Last updated on {{date}}",
  contents: "On this page",
  others: "The other policies",
  back: "Back to the home page",
};
