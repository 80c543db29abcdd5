import type { Locale } from "#shared/locales/locale.ts";

/**
 * An idea's price as it stands on a page, beside the budget: English and Japanese budgets have '$' for the American dollar, and
 * signs with letters for the others. An idea that is copied keeps 'US$', since no budget goes with it.
 */
export function showPrice(priceRange: string, locale: Locale): string {
  return locale === "zh" ? priceRange : priceRange.replaceAll("US$", () => "$");
}
