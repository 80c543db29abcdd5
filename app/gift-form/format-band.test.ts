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
] as const)("the band of $currency at $position reads in $locale from $ends.low to $ends.high", ({ currency, locale, position, ends }) => {
  const band = listBudgetBands(currency)[position];

  expect(band && formatBandEnds(band, currency, locale)).toEqual(ends);
});

test.each(locales)("money is written as CLDR has it for %s, without decimals", (locale) => {
  for (const currency of currencies) {
    // These three are known by their short signs, where a language has longer ones.
    const currencyDisplay = ["JPY", "CNY", "KRW"].includes(currency) ? "narrowSymbol" : "symbol";
    const money = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay, maximumFractionDigits: 0 });
    for (const band of listBudgetBands(currency))
      expect(formatBandEnds(band, currency, locale)).toEqual({
        low: band.min === 0 ? null : money.format(band.min),
        high: band.max === Infinity ? null : money.format(band.max),
      });
  }
});
