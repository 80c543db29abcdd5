import { useLocation, useMatches } from "react-router";
import type { Locale } from "#shared/locales/locale.ts";
import { localizePath, usePageAddress } from "../page-address.ts";
import { isRecord } from "../json.ts";

/** What a loader says of a page whose other languages are not simply at the same path. */
export interface Twins {
  /** Paths without their language; a language without a twin is missing. */
  paths: Partial<Record<Locale, string>>;
  /** The nearest page that exists in every language. */
  otherwise: string;
}

interface TwinAddress {
  address: string;
  /** False where the language has another page at best. */
  isTwin: boolean;
}

/** Where the present page is found in another language. */
export function useTwins(): (language: Locale) => TwinAddress {
  const { path } = usePageAddress();
  const { search } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  return (language) => {
    if (!isRecord(loaded)) return { address: localizePath(language, "/"), isTwin: false };
    const twins = isRecord(loaded["twins"]) ? loaded["twins"] : null;
    if (!twins) return { address: localizePath(language, path) + search, isTwin: true };
    const twin = isRecord(twins["paths"]) ? twins["paths"][language] : undefined;
    const isTwin = typeof twin === "string";
    return { address: localizePath(language, isTwin ? twin : String(twins["otherwise"])), isTwin };
  };
}
