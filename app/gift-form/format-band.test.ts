import { expect, test } from "vitest";
import { listBudgetBands } from "#shared/gift-options.ts";
import { showPrice } from "../results/show-price.ts";
import { formatBandEnds } from "./format-band.ts";

test.each([
  { currency: "JPY", locale: "en", position: 1, ends: { low: "¥3,000", high: "6,000" } },
  { currency: "USD", locale: "en", position: 0, ends: { low: null, high: "$25" } },
  { currency: "USD", locale: "en", position: 6, ends: { low: "$1,000", high: null } },
  { currency: "CNY", locale: "zh", position: 1, ends: { low: "200", high: "400元" } },
  { currency: "CNY", locale: "zh", position: 0, ends: { low: null, high: "200元" } },
  { currency: "JPY", locale: "ja", position: 1, ends: { low: "3,000", high: "6,000円" } },
  { currency: "AUD", locale: "en", position: 1, ends: { low: "A$25", high: "50" } },
] as const)("the band of $currency at $position reads in $locale from $ends.low to $ends.high", ({ currency, locale, position, ends }) => {
  const band = listBudgetBands(currency)[position];

  expect(band && formatBandEnds(band, currency, locale)).toEqual(ends);
});

// What the server writes for the same amounts: domain/gifts/brief/price.test.ts.
test.each([
  ["en", "USD", "US$25–50"],
  ["en", "JPY", "JP¥3,000–6,000"],
  ["en", "CNY", "CN¥200–400"],
  ["zh", "CNY", "200–400元"],
  ["zh", "JPY", "JP¥3,000–6,000"],
  ["zh", "USD", "US$25–50"],
  ["ja", "JPY", "3,000～6,000円"],
  ["ja", "CNY", "CN¥200～400"],
  ["ja", "USD", "US$25～50"],
] as const)("a budget in %s and %s is written as the prices of the ideas under it: %s", (locale, currency, price) => {
  const [, band] = listBudgetBands(currency);
  if (!band) throw new Error("the example is gone");
  const { low, high } = formatBandEnds(band, currency, locale);

  expect(`${low}${locale === "ja" ? "～" : "–"}${high}`).toBe(showPrice(price, locale));
});
