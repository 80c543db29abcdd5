import type { Locale } from "#shared/locales/locale.ts";

/**
 * An idea's price as it stands on a page, beside the budget: English and Japanese budgets have '$' for the American dollar, English ones
 * '¥' for the yen, and signs with letters for the others. An idea that is copied keeps 'US$', since no budget goes with it.
 */
export function showPrice(priceRange: string, locale: Locale): string {
  if (locale === "zh") return priceRange;
  const short = priceRange.replaceAll("US$", () => "$");
  return locale === "en" ? short.replaceAll("JP¥", "¥") : short;
}
