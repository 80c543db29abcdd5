import { fallbackLocale, locales } from "#shared/locales/locale.ts";
import { getLocale } from "../client/get-locale.ts";

const languages = locales.filter((locale) => locale !== fallbackLocale).join("|");
/** Pages that are the same for everybody, and the frame of the saved ideas, which holds no personal data. */
const keptPages = new RegExp(`^(?:/(?:${languages}))?(?:/(?:pricing|about|contact|saved|blog(?:/[^/]+)?|policy(?:/[^/]+)?))?/?$`);
const blogList = /\/blog\/?$/;

/** The key under which a page is cached for offline use; `null` for addresses that are not. */
export function choosePageName({ pathname, search }: URL): string | null {
  if (pathname.includes(".") || !keptPages.test(pathname)) return null;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  // The query matters only for the list of posts.
  return blogList.test(pathname) ? path + search : path;
}

/** The page to which the router's data belong: `/ja/blog` for `/ja/blog.data`; `null` for other addresses. */
export function findPageOfData(address: URL): URL | null {
  if (!address.pathname.endsWith(".data")) return null;
  const pathname = address.pathname.replace(/(?:\/_)?\.data$/, "") || "/";
  return new URL(pathname + address.search, address);
}

/** Whether it is a file with a hash in its name, which never changes. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith("/assets/");
}

/** Whether it is an address for programs, for which no page may be substituted. */
export function isForPrograms({ pathname }: URL): boolean {
  return /^\/(?:api|auth|social|metrics)(?:\/|$)|\.[a-z]+$/.test(pathname);
}

/** The offline page in the language of the address. */
export function getOfflinePage({ pathname }: URL): string {
  const locale = getLocale(pathname);
  return locale === fallbackLocale ? "/offline" : `/${locale}/offline`;
}

export const offlinePages = locales.map((locale) => getOfflinePage(new URL(`https://any/${locale}`)));
