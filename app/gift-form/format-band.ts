import type { BudgetBand, Currency } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";

/** A band's ends as money, in the way of the language; an open end is `null`. */
export function formatBandEnds(band: BudgetBand, currency: Currency, locale: Locale): { low: string | null; high: string | null } {
  const money = findMoneyFormat(currency, locale);
  return {
    low: band.min === 0 ? null : money.format(band.min),
    high: band.max === Infinity ? null : money.format(band.max),
  };
}

// A format is dear to make: at most one for each of eight currencies and three languages is kept.
const moneyFormats = new Map<string, Intl.NumberFormat>();

function findMoneyFormat(currency: Currency, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: findDisplay(currency),
    maximumFractionDigits: 0,
  });
  moneyFormats.set(key, format);
  return format;
}

/** The yen and the yuan are both written ¥ by their users; the currency stands right beside the budget. */
function findDisplay(currency: Currency): "narrowSymbol" | "symbol" {
  return currency === "JPY" || currency === "CNY" || currency === "KRW" ? "narrowSymbol" : "symbol";
}
