import { localizePath } from "#app/ui/page-address.ts";
import { fallbackLocale, locales, type Locale } from "#shared/locales/locale.ts";
import { limits } from "#shared/limits.ts";
import { pageAccess } from "../access.ts";

export interface PageAddress {
  locale: Locale;
  /** Without the language: `/blog`. */
  path: string;
  /** The page's row in `access.ts`, such as `blog/:slug`; `*` for an unknown address. */
  pattern: string;
  /** The last segment of the path, which is the parameter of patterns that have one. */
  name: string;
  /** Whether the router's data are requested in place of the page. */
  isData: boolean;
  /** The parameters that this page knows, always in the same order. */
  query: Readonly<Record<string, string>>;
}

/** The query parameters of each page; all others are ignored. */
const knownQueries: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  blog: {
    tag: (value) => value !== "" && value.length <= limits.listItem,
    cursor: (value) => /^[on][0-9a-f]{32}$/.test(value),
  },
};

/** Splits an address into its language and page; `/ja/blog` and `/ja/blog.data`, its data for the router, are the same page. */
export function parsePageAddress({ pathname, searchParams }: URL): PageAddress {
  const isData = pathname.endsWith(".data");
  const page = pathname.replace(/(\/_)?\.data$/, "");
  const [first = "", ...rest] = page.split("/").slice(1).map(decode);
  const locale = locales.find((tag) => tag === first && tag !== fallbackLocale) ?? fallbackLocale;
  const parts = (locale === fallbackLocale ? [first, ...rest] : rest).filter((part, place, all) => part !== "" || place < all.length - 1);
  const pattern = getPattern(parts);
  const known = Object.entries(knownQueries[pattern] ?? {}).flatMap(([key, isValid]): [string, string][] => {
    const value = searchParams.get(key)?.normalize("NFC");
    return value !== undefined && isValid(value) ? [[key, value]] : [];
  });
  const path = `/${parts.map(encodeURIComponent).join("/")}`;
  return { locale, path, pattern, name: parts.at(-1) ?? "", isData, query: Object.fromEntries(known) };
}

/** The canonical spelling of the address, which is the page's key in the cache. */
export function formatPageAddress({ locale, path, isData, query }: PageAddress): string {
  const page = localizePath(locale, path);
  return `${isData ? nameDataTwin(page) : page}${formatSearch(query)}`;
}

/** `?tag=…`, or nothing. */
export function formatSearch(query: PageAddress["query"]): string {
  const search = new URLSearchParams(query).toString();
  return search && `?${search}`;
}

/** A well-formed cursor that belongs to no post. */
const nobodysCursor = `o${"0".repeat(32)}`;

/**
 * An address of the same kind that is never found. All unknown addresses of a kind share its "not found" page; the kind has to
 * match, because the browser hydrates the page as the route of its own address.
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

function getPattern(parts: readonly string[]): string {
  const matches = (pattern: string) => {
    const wanted = pattern === "" ? [] : pattern.split("/");
    return wanted.length === parts.length && wanted.every((part, place) => part === parts[place] || part.startsWith(":"));
  };
  const patterns = Object.keys(pageAccess).filter((pattern) => pattern !== "*");
  return patterns.find((pattern) => !pattern.includes(":") && matches(pattern)) ?? patterns.find(matches) ?? "*";
}
