import { expect, test } from "vitest";
import { currencies, listBudgetBands } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { formatBandEnds } from "./format-band.ts";

test.each([
  { currency: "JPY", locale: "en", position: 1, ends: { low: "¥3,000", high: "¥6,000" } },
  { currency: "USD", locale: "en", position: 0, ends: { low: null, high: "$25" } },
  { currency: "USD", locale: "en", position: 6, ends: { low: "$1,000", high: null } },
  { currency: "CNY", locale: "zh", position: 1, ends: { low: "¥200", high: "¥400" } },
  { currency: "JPY", locale: "ja", position: 1, ends: { low: "￥3,000", high: "￥6,000" } },
  { currency: "AUD", locale: "en", position: 1, ends: { low: "A$25", high: "A$50" } },
] as const)("$currency in $locale, band $position", ({ currency, locale, position, ends }) => {
  const band = listBudgetBands(currency)[position];

  expect(band && formatBandEnds(band, currency, locale)).toEqual(ends);
});

test("no currency shows decimals in any language", () => {
  const ends = currencies.flatMap((currency) =>
    locales.flatMap((locale) => listBudgetBands(currency).flatMap((band) => Object.values(formatBandEnds(band, currency, locale)))),
  );

  expect(ends.filter((end) => end !== null && /[.]\d/.test(end))).toEqual([]);
});
