import { expect, test } from "vitest";
import { currencies, listBudgetBands } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { createBrief } from "#tests/support/create-brief.ts";
import { createSuggestion } from "#tests/support/create-suggestion.ts";
import { goodIdeas } from "#tests/support/hostile-replies.ts";
import { polishSuggestion } from "./polish-suggestion.ts";
import { isInsideBand, readPriceRange } from "../brief/price-range.ts";
import { formatPriceRange } from "../brief/price.ts";

const [planetarium] = goodIdeas;
type BriefFields = Parameters<typeof createBrief>[0];
const polish = (fields: Partial<typeof planetarium>, brief: BriefFields = {}) =>
  polishSuggestion(createSuggestion({ ...planetarium, ...fields }), createBrief(brief));

test.each<[string, BriefFields, string]>([
  ["$60-$80", {}, "US$60–80"],
  ["59.50 to 79.99 dollars", {}, "US$60–79"],
  ["$75", {}, "US$75"],
  ["$74.90", {}, "US$74"],
  ["Under $20", { budget: "under-25" }, "up to US$20"],
  ["$1,200+", { budget: "over-1000" }, "US$1,200+"],
  ["A$60-80", { currency: "AUD" }, "A$60–80"],
  ["6500〜9000円", { currency: "JPY", budget: "6000-12000", locale: "ja" }, "6,500～9,000円"],
  ["1.5万円", { currency: "JPY", budget: "12000-30000", locale: "ja" }, "15,000円"],
  ["￥450-600", { currency: "CNY", budget: "400-800", locale: "zh" }, "450–600元"],
  ["$60/month, $75 in total", {}, "US$75"],
])("a price of %s with %j is written %s", (priceRange, brief, expected) => {
  expect(polish({ priceRange }, brief).priceRange).toBe(expected);
});

test.each(["$20-$30", "€60-80", "Price varies"])("a price of %s, which the guard refuses, is not touched", (priceRange) => {
  expect(polish({ priceRange }).priceRange).toBe(priceRange);
});

const everyBand = currencies.flatMap((currency) =>
  listBudgetBands(currency).flatMap((band) => locales.map((locale) => ({ currency, band, locale }))),
);

test("every price as we write it is read back inside its band", () => {
  const misread = everyBand.filter(({ currency, band, locale }) => {
    const high = band.max === Infinity ? band.min * 2 : band.max;
    const reading = readPriceRange(formatPriceRange([band.min, high], currency, locale), currency);
    return reading === null || !isInsideBand(reading, band) || reading.low !== band.min || reading.high !== high;
  });

  expect(misread).toEqual([]);
});

test.each([
  ["stationery & paper", "en", "stationery & paper"],
  ["paper & pens", "en", "Paper & pens"],
  ["Books", "ja", "本"],
  ["音楽", "zh", "音乐"],
] as const)("the category %s in %s becomes %s", (category, locale, expected) => {
  expect(polish({ category }, { locale }).category).toBe(expected);
});

test("without search terms the title is searched for", () => {
  expect(polish({ searchTerms: [] }).searchTerms).toEqual([planetarium.title]);
  expect(polish({ searchTerms: [], title: `${"a".repeat(99)}🎁 box` }).searchTerms).toEqual(["a".repeat(99)]);
});
