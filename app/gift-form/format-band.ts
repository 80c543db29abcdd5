import type { BudgetBand, Currency } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { groupDigits } from "../ui/format-number.ts";

// As the prices of ideas have them beside it (`domain/gifts/brief/price.ts`, `results/show-price.ts`).
const signs: Record<Currency, string> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥", CNY: "CN¥", KRW: "₩", AUD: "A$", CAD: "CA$" };
const counters: Partial<Record<`${Locale}${Currency}`, string>> = { zhCNY: "元", jaJPY: "円" };
const signsElsewhere: typeof counters = { zhUSD: "US$", zhJPY: "JP¥" };

/** A band's ends as money, to be written as one range with one sign: '$25' and '50', '200' and '400元'; an open end is `null`. */
export function formatBandEnds({ min, max }: BudgetBand, currency: Currency, locale: Locale): { low: string | null; high: string | null } {
  const after = counters[`${locale}${currency}`] ?? "";
  const before = after ? "" : (signsElsewhere[`${locale}${currency}`] ?? signs[currency]);
  return {
    low: min === 0 ? null : before + groupDigits(min) + (max === Infinity ? after : ""),
    high: max === Infinity ? null : (min === 0 ? before : "") + groupDigits(max) + after,
  };
}
