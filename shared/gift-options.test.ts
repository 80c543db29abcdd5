import { expect, test } from "vitest";
import { ageRanges, currencies, findBudgetBand, genders, listBudgetBands, occasions, relationships } from "./gift-options.ts";

const dollars = "under-25 25-50 50-100 100-250 250-500 500-1000 over-1000";
const eurosAndPounds = "under-20 20-40 40-80 80-200 200-400 400-800 over-800";

// Specification, section 3.
test.each([
  { currency: "USD", bands: dollars },
  { currency: "AUD", bands: dollars },
  { currency: "CAD", bands: dollars },
  { currency: "EUR", bands: eurosAndPounds },
  { currency: "GBP", bands: eurosAndPounds },
  { currency: "JPY", bands: "under-3000 3000-6000 6000-12000 12000-30000 30000-60000 60000-120000 over-120000" },
  { currency: "CNY", bands: "under-200 200-400 400-800 800-2000 2000-4000 4000-8000 over-8000" },
  { currency: "KRW", bands: "under-30000 30000-60000 60000-120000 120000-300000 300000-600000 600000-1200000 over-1200000" },
] as const)("the bands of $currency are those of the specification", ({ currency, bands }) => {
  expect(listBudgetBands(currency).map(({ value }) => value)).toEqual(bands.split(" "));
});

test.each([
  { name: "relationships", values: relationships, words: "spouse parent child sibling friend colleague extended-family other" },
  { name: "ages", values: ageRanges, words: "0-12 13-17 18-24 25-34 35-49 50-64 65+" },
  { name: "genders", values: genders, words: "male female non-binary prefer-not-to-say" },
  {
    name: "occasions",
    values: occasions,
    words: "birthday anniversary christmas valentines mothers-day fathers-day graduation wedding housewarming just-because other",
  },
  { name: "currencies", values: currencies, words: "USD EUR GBP JPY CNY KRW AUD CAD" },
])("the $name are those of the specification, in its order", ({ values, words }) => {
  expect(values).toEqual(words.split(" "));
});

test.each(currencies)("each band of %s begins where the one before ends, from nothing to no end", (currency) => {
  const bands = listBudgetBands(currency);

  expect(bands.map(({ min }) => min)).toEqual([0, ...bands.slice(0, -1).map(({ max }) => max)]);
  expect(bands.at(-1)?.max).toBe(Infinity);
});

test("a band belongs to its currency alone", () => {
  expect(findBudgetBand("JPY", "3000-6000")).toEqual({ value: "3000-6000", min: 3000, max: 6000 });
  expect(findBudgetBand("USD", "3000-6000")).toBeNull();
});
