import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { usePageAddress } from "../page-address.ts";

const LanguageNote = lazy(() => import("./language-note.tsx").then((module) => ({ default: module.LanguageNote })));

/** Offers the page in the visitor's own language, once. Decided in the browser: the page itself is the same for everybody. */
export function LanguageOffer() {
  const { locale } = usePageAddress();
  const [offered, setOffered] = useState<Locale | null>(null);
  // Never urgent: the page is still coming alive when this is known.
  useEffect(() => startTransition(() => setOffered(findOffered(locale))), [locale]);
  if (!offered) return null;
  return (
    <Suspense>
      <LanguageNote language={offered} />
    </Suspense>
  );
}

/** The first of the browser's languages that we speak; `null` when the page is in it, and for whoever chose a language, or said no to the offer. */
function findOffered(shown: Locale): Locale | null {
  if (/(^|; )(locale=|locale_suggestion=dismissed)/.test(document.cookie)) return null;
  const own = navigator.languages.map((tag) => tag.split("-")[0]).find(isLocale);
  return own && own !== shown ? own : null;
}
