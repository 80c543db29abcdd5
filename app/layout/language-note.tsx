import { X } from "lucide-react";
import { useState } from "react";
import { languageOffers } from "#shared/locales/language-offers.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { keepCookie } from "../ui/keep-cookie.ts";
import { useKeepLanguage } from "./use-keep-language.ts";
import { usePageTranslations } from "../ui/use-page-translations.ts";

/** Says in the visitor's own language that the page exists in it. */
export function LanguageNote({ language }: { language: Locale }) {
  const { address, isTranslation } = usePageTranslations()(language);
  const keepLanguage = useKeepLanguage();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || !isTranslation) return null;
  const offer = languageOffers[language];
  return (
    <aside lang={language} className="language-offer on-night" aria-label={offer.text}>
      <p>
        {offer.text}{" "}
        <a
          className="text-link text-strong"
          href={address}
          hrefLang={language}
          onClick={(event) => {
            event.currentTarget.hash = location.hash;
            keepLanguage(language);
          }}
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
