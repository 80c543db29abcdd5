import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { usePageAddress } from "../ui/page-address.ts";

const LanguageNote = lazy(() => import("./language-note.tsx").then((module) => ({ default: module.LanguageNote })));

/** Offers the page in the visitor's own language, once. Decided in the browser, because the cached page is the same for everybody. */
export function LanguageOffer() {
  const { locale } = usePageAddress();
  const [offered, setOffered] = useState<Locale | null>(null);
  // In a transition, because the page is still hydrating at this moment.
  useEffect(() => startTransition(() => setOffered(findOffered(locale))), [locale]);
  if (!offered) return null;
  return (
    <Suspense>
      <LanguageNote language={offered} />
    </Suspense>
  );
}

/** The first of the browser's languages that the site has; `null` when the page is in it, or the visitor has chosen a language or declined the offer. */
function findOffered(shown: Locale): Locale | null {
  if (/(^|; )(locale=|locale_suggestion=dismissed)/.test(document.cookie)) return null;
  const own = navigator.languages.map((tag) => tag.split("-")[0]).find(isLocale);
  return own && own !== shown ? own : null;
}
