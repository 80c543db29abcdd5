import { useLocation, useMatches } from "react-router";
import type { Locale } from "#shared/locales/locale.ts";
import { localizePath, usePageAddress } from "./page-address.ts";
import { isRecord } from "../client/json.ts";

/** What loaders return for pages whose translations are not at the same path. */
export interface PageTranslations {
  /** Paths without the language prefix; languages without a translation are missing. */
  paths: Partial<Record<Locale, string>>;
  /** The page to link to where there is no translation; it exists in every language. */
  fallbackPath: string;
}

interface TranslatedAddress {
  address: string;
  /** False when the address is not that of a translation. */
  isTranslation: boolean;
}

/** Gives the address of the present page in another language. */
export function usePageTranslations(): (language: Locale) => TranslatedAddress {
  const { path } = usePageAddress();
  const { search } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  return (language) => {
    if (!isRecord(loaded)) return { address: localizePath(language, "/"), isTranslation: false };
    const translations = isRecord(loaded["translations"]) ? loaded["translations"] : null;
    if (!translations) return { address: localizePath(language, path) + search, isTranslation: true };
    const translation = isRecord(translations["paths"]) ? translations["paths"][language] : undefined;
    const isTranslation = typeof translation === "string";
    return { address: localizePath(language, isTranslation ? translation : String(translations["fallbackPath"])), isTranslation };
  };
}
