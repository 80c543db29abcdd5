import { lazy, Suspense, useSyncExternalStore } from "react";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { usePageAddress } from "../page-address.ts";

const LanguageNote = lazy(() => import("./language-note.tsx").then((module) => ({ default: module.LanguageNote })));

/** Offers the page in the visitor's own language, once. Decided in the browser: the page itself is the same for everybody. */
export function LanguageOffer() {
  const { locale } = usePageAddress();
  const preferred = useSyncExternalStore(neverChanges, findOffered, () => null);
  if (!preferred || preferred === locale) return null;
  return (
    <Suspense>
      <LanguageNote language={preferred} />
    </Suspense>
  );
}

/** The first of the browser's languages that we speak; `null` for whoever chose a language, or said no to the offer. */
function findOffered(): Locale | null {
  if (/(^|; )(locale=|locale_suggestion=dismissed)/.test(document.cookie)) return null;
  return navigator.languages.map((tag) => tag.split("-")[0]).find(isLocale) ?? null;
}

function neverChanges(): () => void {
  return () => {};
}
