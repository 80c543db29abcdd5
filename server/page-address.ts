import { localizePath } from "#app/page-address.ts";
import { fallbackLocale, locales, type Locale } from "#shared/locales/locale.ts";
import { limits } from "#shared/limits.ts";
import { pageAccess } from "./access.ts";

export interface PageAddress {
  locale: Locale;
  /** Without the language: `/blog`. */
  path: string;
  /** The row of the page in `access.ts`: `blog/:slug`; `*` for an address where there is none. */
  pattern: string;
  /** The last part of the path, where the pattern leaves it open. */
  name: string;
  /** Whether the router's data are asked for in place of the page. */
  isData: boolean;
  /** What of the query this page knows, always in the same order. */
  query: Readonly<Record<string, string>>;
}

/** What may follow a `?`, for each page; everything else says nothing to us. */
const knownQueries: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  blog: {
    tag: (value) => value !== "" && value.length <= limits.listItem,
    cursor: (value) => /^[on][0-9a-f]{32}$/.test(value),
  },
};

/** Splits an address into its language and the page; `/ja/blog` and its data twin `/ja/blog.data` are the same page. */
export function parsePageAddress({ pathname, searchParams }: URL): PageAddress {
  const isData = pathname.endsWith(".data");
  const page = pathname.replace(/(\/_)?\.data$/, "");
  const [first = "", ...rest] = page.split("/").slice(1).map(decode);
  const locale = locales.find((tag) => tag === first && tag !== fallbackLocale) ?? fallbackLocale;
  const parts = (locale === fallbackLocale ? [first, ...rest] : rest).filter((part, place, all) => part !== "" || place < all.length - 1);
  const pattern = findPattern(parts);
  const known = Object.entries(knownQueries[pattern] ?? {}).flatMap(([key, isValid]): [string, string][] => {
    const value = searchParams.get(key)?.normalize("NFC");
    return value !== undefined && isValid(value) ? [[key, value]] : [];
  });
  const path = `/${parts.map(encodeURIComponent).join("/")}`;
  return { locale, path, pattern, name: parts.at(-1) ?? "", isData, query: Object.fromEntries(known) };
}

/** The one spelling of the address, which names the page in memory. */
export function formatPageAddress({ locale, path, isData, query }: PageAddress): string {
  const page = localizePath(locale, path);
  return `${isData ? nameDataTwin(page) : page}${formatSearch(query)}`;
}

/** `?tag=…`, or nothing. */
export function formatSearch(query: PageAddress["query"]): string {
  const search = new URLSearchParams(query).toString();
  return search && `?${search}`;
}

/** Of no post. */
const nobodysCursor = `o${"0".repeat(32)}`;

/**
 * Where a page of this kind is never found: all addresses of the kind that lead nowhere show what is shown here. It is of
 * the same kind, because the browser comes alive as that.
 */
export function leadNowhere(address: PageAddress): PageAddress {
  if (Object.keys(address.query).length > 0) return { ...address, query: { cursor: nobodysCursor } };
  const path = address.pattern.includes(":") ? `/${address.pattern.replace(/:.*$/, "-")}` : "/-";
  return { ...address, path, name: "-" };
}

function nameDataTwin(page: string): string {
  return page === "/" ? "/_.data" : `${page}.data`;
}

function decode(part: string): string {
  return decodeURIComponent(part).normalize("NFC");
}

function findPattern(parts: readonly string[]): string {
  const matches = (pattern: string) => {
    const wanted = pattern === "" ? [] : pattern.split("/");
    return wanted.length === parts.length && wanted.every((part, place) => part === parts[place] || part.startsWith(":"));
  };
  const patterns = Object.keys(pageAccess).filter((pattern) => pattern !== "*");
  return patterns.find((pattern) => !pattern.includes(":") && matches(pattern)) ?? patterns.find(matches) ?? "*";
}
