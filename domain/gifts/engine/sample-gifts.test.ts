import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { createBrief } from "#tests/support/create-brief.ts";
import { findIdeaFault } from "../guard/guard.ts";
import { buildSampleSuggestions } from "./sample-gifts.ts";

test.each([
  ["under-25", ["Personalized photo album"]],
  ["25-50", ["Personalized photo album", "Artisan coffee subscription", "Smart plant monitor"]],
  ["50-100", ["Experience gift card", "Artisan coffee subscription", "Smart plant monitor", "Cooking class"]],
  ["100-250", ["Experience gift card", "Cooking class"]],
  ["over-1000", []],
])("the budget %s leaves %j", (budget, titles) => {
  expect(buildSampleSuggestions(createBrief({ budget })).map(({ title }) => title)).toEqual(titles);
});

test.each(locales)("the samples in %s keep the rules for every idea", (locale) => {
  const brief = createBrief({ locale, budget: "50-100" });

  expect(buildSampleSuggestions(brief).map((idea) => findIdeaFault(idea, brief, []))).toEqual([null, null, null, null]);
});
