export const locales = ["en", "zh", "ja"] as const;
/** A BCP 47 language tag that the product speaks. */
export type Locale = (typeof locales)[number];
export const fallbackLocale = "en" satisfies Locale;

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
