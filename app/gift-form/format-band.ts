import type { BudgetBand, Currency } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { groupDigits } from "../ui/format-number.ts";

// The yen and the yuan are both written ¥ by their users; the currency stands right beside the budget.
const signs: Record<Currency, string> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥", CNY: "¥", KRW: "₩", AUD: "A$", CAD: "CA$" };
const signsElsewhere: Partial<Record<Locale, Partial<typeof signs>>> = { zh: { USD: "US$", AUD: "AU$" }, ja: { JPY: "￥", CNY: "￥" } };

/** A band's ends as money, in the way of the language; an open end is `null`. */
export function formatBandEnds(band: BudgetBand, currency: Currency, locale: Locale): { low: string | null; high: string | null } {
  const sign = signsElsewhere[locale]?.[currency] ?? signs[currency];
  const format = (amount: number) => sign + groupDigits(amount);
  return {
    low: band.min === 0 ? null : format(band.min),
    high: band.max === Infinity ? null : format(band.max),
  };
}
