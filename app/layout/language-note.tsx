import { X } from "lucide-react";
import { useState } from "react";
import { languageOffers } from "#shared/locales/language-offers.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { localizePath, usePageAddress } from "../page-address.ts";
import { keepCookie } from "./keep-cookie.ts";

/** In the visitor's own language, that the page exists in it. */
export function LanguageNote({ language }: { language: Locale }) {
  const { path } = usePageAddress();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const offer = languageOffers[language];
  return (
    <aside lang={language} className="language-offer" aria-label={offer.text}>
      <p>
        {offer.text}{" "}
        <a
          className="text-link font-semibold"
          href={localizePath(language, path)}
          hrefLang={language}
          onClick={() => keepCookie("locale", language)}
        >
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
