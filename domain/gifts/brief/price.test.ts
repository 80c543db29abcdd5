import { expect, test } from "vitest";
import { currencies, listBudgetBands, type BudgetBand } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { readPriceRange } from "./price-range.ts";
import { clipToBand, getConceptPrice, formatPriceRange, narrowPrice } from "./price.ts";

const from25to50: BudgetBand = { value: "25-50", min: 25, max: 50 };
const over1000: BudgetBand = { value: "over-1000", min: 1000, max: Infinity };

test.each([
  ["a price inside stays as it is", [28, 45], from25to50, [28, 45]],
  ["both ends are cut to the band", [18, 90], from25to50, [25, 50]],
  ["a range that only touches the band is no gift for it", [48, 300], from25to50, null],
  ["a range below is no gift for it", [5, 20], from25to50, null],
  ["the open band keeps the upper end", [600, 2400], over1000, [1000, 2400]],
] as const)("%s", (_, price, band, clipped) => {
  expect(clipToBand(price, band)).toEqual(clipped);
});

test("a market's own price counts there and where prices are like it, the dollar's elsewhere", () => {
  const concept = { price: { USD: [20, 60], JPY: [1400, 4200] } } as const;

  expect(getConceptPrice(concept, "JPY")).toEqual([1400, 4200]);
  expect(getConceptPrice(concept, "KRW")).toEqual([13_000, 39_000]);
  expect(getConceptPrice(concept, "GBP")).toEqual([16, 50]);
});

test.each([
  ["a narrow range stays as it is", [30, 40], [30, 40]],
  ["a wide one is told by its middle", [25, 100], [40, 60]],
  ["the ends of the range are never left", [25, 45], [25, 40]],
] as const)("%s", (_, range, narrow) => {
  expect(narrowPrice(range)).toEqual(narrow);
});

test.each([
  ["en", "USD", "US$3,000–6,000"],
  ["en", "AUD", "A$3,000–6,000"],
  ["en", "CAD", "CA$3,000–6,000"],
  ["en", "JPY", "JP¥3,000–6,000"],
  ["en", "CNY", "CN¥3,000–6,000"],
  ["zh", "CNY", "3,000–6,000元"],
  ["zh", "JPY", "JP¥3,000–6,000"],
  ["ja", "JPY", "3,000～6,000円"],
  ["ja", "CNY", "CN¥3,000～6,000"],
  ["ja", "KRW", "₩3,000～6,000"],
] as const)("in %s, %s reads %s", (locale, currency, text) => {
  expect(formatPriceRange([3000, 6000], currency, locale)).toBe(text);
});

test.each(locales)("what is written in %s can be read back in the currency it was written for", (locale) => {
  const written = currencies.map((currency) => readPriceRange(formatPriceRange([1200, 3500], currency, locale), currency));

  expect(written).toEqual(currencies.map(() => ({ low: 1200, high: 3500 })));
});

test("no currency is written like another one", () => {
  for (const locale of locales) {
    const written = currencies.map((currency) => formatPriceRange([1200, 3500], currency, locale));

    expect(new Set(written).size).toBe(currencies.length);
  }
});

test("prices are whole amounts in every currency and band", () => {
  const prices = currencies.flatMap((currency) => {
    const range = getConceptPrice({ price: { USD: [17, 2390] } }, currency);
    return listBudgetBands(currency).flatMap((band) => clipToBand(range, band) ?? []);
  });

  expect(prices.every(Number.isInteger)).toBe(true);
});
