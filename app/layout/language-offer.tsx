import { X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { languageOffers } from "#shared/locales/language-names.ts";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { usePageAddress } from "../page-address.ts";
import { keepCookie } from "./keep-cookie.ts";
import { useTwins } from "./use-twins.ts";

/** Says once, in the visitor's own language, that the page exists in it. Decided here: the page itself is the same for everybody. */
export function LanguageOffer() {
  const { locale } = usePageAddress();
  const findTwin = useTwins();
  const preferred = useSyncExternalStore(neverChanges, findOffered, () => null);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || !preferred || preferred === locale) return null;
  const { address, isTwin } = findTwin(preferred);
  if (!isTwin) return null;
  const offer = languageOffers[preferred];
  return (
    <aside lang={preferred} className="language-offer" aria-label={offer.text}>
      <p>
        {offer.text}{" "}
        <a className="text-link font-semibold" href={address} hrefLang={preferred} onClick={() => keepCookie("locale", preferred)}>
          {offer.accept}
        </a>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={offer.dismiss}
        title={offer.dismiss}
        onClick={() => {
          keepCookie("locale_suggestion", "dismissed");
          setDismissed(true);
        }}
      >
        <X aria-hidden size={18} />
      </button>
    </aside>
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
