import { fallbackLocale, locales, type Locale } from "#shared/locales/locale.ts";

export interface PageAddress {
  locale: Locale;
  /** Without the language: `/blog`. */
  path: string;
}

/** Splits an address into its language and the page; `/ja/blog` and its data twin `/ja/blog.data` are the same page. */
export function parsePageAddress(pathname: string): PageAddress {
  const page = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  const [, first = "", ...rest] = page.split("/");
  const locale = locales.find((tag) => tag === first && tag !== fallbackLocale);
  return locale ? { locale, path: `/${rest.join("/")}` } : { locale: fallbackLocale, path: page };
}
