import { useLocation } from "react-router";
import { fallbackLocale, locales, type Locale } from "#shared/locales/locale.ts";
import { findLocale } from "./i18n.ts";

/** `/blog` in Japanese is `/ja/blog`; English has no prefix. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === fallbackLocale) return path;
  return path.startsWith("/#") || path === "/" ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The address without its language: `/ja/blog` is `/blog`. */
export function stripLocale(pathname: string): string {
  const locale = locales.find((tag) => tag !== fallbackLocale && (pathname === `/${tag}` || pathname.startsWith(`/${tag}/`)));
  return locale ? pathname.slice(locale.length + 1) || "/" : pathname;
}

/** Its frame is its own, and it closes by itself when a session ends: something may be unsaved there. */
export const backOfficePath = "/admin";

/** Kept by the browser for when there is no connection: it stands at any address, so no script of ours runs on it. */
export const offlinePath = "/offline";

export function usePageAddress(): { locale: Locale; path: string } {
  const { pathname } = useLocation();
  return { locale: findLocale(pathname), path: stripLocale(pathname) };
}
