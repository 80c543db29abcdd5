import { useLocation } from "react-router";
import { fallbackLocale, type Locale } from "#shared/locales/locale.ts";
import { getLocale } from "../client/get-locale.ts";

/** `/blog` in Japanese is `/ja/blog`; English has no prefix. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === fallbackLocale) return path;
  return path.startsWith("/#") || path === "/" ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The address without its language: `/ja/blog` is `/blog`. */
export function stripLocale(pathname: string): string {
  const locale = getLocale(pathname);
  return locale === fallbackLocale ? pathname : pathname.slice(locale.length + 1) || "/";
}

/** Shown without the site's header and footer. It handles the end of a session itself, because there may be unsaved changes. */
export const backOfficePath = "/admin";

/** Cached by the service worker and shown at any address when there is no connection, so it is never hydrated. */
export const offlinePath = "/offline";

export function usePageAddress(): { locale: Locale; path: string } {
  const { pathname } = useLocation();
  return { locale: getLocale(pathname), path: stripLocale(pathname) };
}
