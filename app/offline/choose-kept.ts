import { fallbackLocale, locales } from "#shared/locales/locale.ts";

const tongues = locales.filter((locale) => locale !== fallbackLocale).join("|");
/** Pages that are the same for everybody, and the frame of the saved ideas, in which nothing of anybody's is. */
const keptPages = new RegExp(`^(?:/(?:${tongues}))?(?:/(?:pricing|about|contact|saved|blog(?:/[^/]+)?|policy(?:/[^/]+)?))?/?$`);
const blogList = /\/blog\/?$/;

/** The name under which a page is kept for when there is no connection; `null` for what stays on the server. */
export function choosePageName({ pathname, search }: URL): string | null {
  if (pathname.includes(".") || !keptPages.test(pathname)) return null;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  // Only the list of posts is another page by what follows the `?`.
  return blogList.test(pathname) ? path + search : path;
}

/** The page for which the router fetches data: `/ja/blog.data` is of `/ja/blog`. */
export function findPageOfData(address: URL): URL | null {
  if (!address.pathname.endsWith(".data")) return null;
  const pathname = address.pathname.replace(/(?:\/_)?\.data$/, "") || "/";
  return new URL(pathname + address.search, address);
}

/** Files with a digest in their name: what was kept once is right for ever. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith("/assets/");
}

/** What programs ask for, which no page may stand for. */
export function isForPrograms({ pathname }: URL): boolean {
  return /^\/(?:api|auth|social|metrics)(?:\/|$)|\.[a-z]+$/.test(pathname);
}

/** The page that says that there is no connection, in the language of the address. */
export function findOfflinePage({ pathname }: URL): string {
  const locale = locales.find((tag) => tag !== fallbackLocale && (pathname === `/${tag}` || pathname.startsWith(`/${tag}/`)));
  return locale ? `/${locale}/offline` : "/offline";
}

export const offlinePages = locales.map((locale) => findOfflinePage(new URL(`https://any/${locale}`)));
