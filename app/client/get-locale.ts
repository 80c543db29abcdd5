import { fallbackLocale, isLocale, type Locale } from "#shared/locales/locale.ts";

/** The language that an address is written in: `/ja/blog` is Japanese. */
export function getLocale(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return isLocale(first) ? first : fallbackLocale;
}
