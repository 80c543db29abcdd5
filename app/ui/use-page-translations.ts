import { useLocation, useMatches } from "react-router";
import type { Locale } from "#shared/locales/locale.ts";
import { localizePath, usePageAddress } from "./page-address.ts";
import { isRecord } from "../client/json.ts";

/** What loaders return for pages whose translations are not at the same path. */
export interface Twins {
  /** Paths without the language prefix; languages without a translation are missing. */
  paths: Partial<Record<Locale, string>>;
  /** The page to link to where there is no translation; it exists in every language. */
  otherwise: string;
}

interface TwinAddress {
  address: string;
  /** False when the address is not that of a translation. */
  isTwin: boolean;
}

/** Gives the address of the present page in another language. */
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
