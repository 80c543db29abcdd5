import { expect, test } from "vitest";
import { currencies, listBudgetBands } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { formatBandEnds } from "./format-band.ts";

test.each([
  ["JPY", "en", 1, { low: "¥3,000", high: "¥6,000" }],
  ["USD", "en", 0, { low: null, high: "$25" }],
  ["USD", "en", 6, { low: "$1,000", high: null }],
  ["CNY", "zh", 1, { low: "¥200", high: "¥400" }],
  ["JPY", "ja", 1, { low: "￥3,000", high: "￥6,000" }],
  ["AUD", "en", 1, { low: "A$25", high: "A$50" }],
] as const)("%s in %s, band %i", (currency, locale, position, ends) => {
  const band = listBudgetBands(currency)[position];

  expect(band && formatBandEnds(band, currency, locale)).toEqual(ends);
});

test("no currency shows decimals in any language", () => {
  const ends = currencies.flatMap((currency) =>
    locales.flatMap((locale) => listBudgetBands(currency).flatMap((band) => Object.values(formatBandEnds(band, currency, locale)))),
  );

  expect(ends.filter((end) => end !== null && /[.]\d/.test(end))).toEqual([]);
});
