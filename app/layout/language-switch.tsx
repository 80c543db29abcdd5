import { useTranslation } from "react-i18next";
import { languageNames } from "#shared/locales/language-names.ts";
import { locales } from "#shared/locales/locale.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { useKeepLanguage } from "./use-keep-language.ts";
import { usePageTranslations } from "../ui/use-page-translations.ts";

/** Plain links to the same page, because another language is another document; typed fields are kept in the session storage. */
export function LanguageSwitch() {
  const { t } = useTranslation("site");
  const { locale } = usePageAddress();
  const findTranslation = usePageTranslations();
  const keepLanguage = useKeepLanguage();
  return (
    <nav aria-label={t("language")} className="languages">
      <ul>
        {locales.map((language) => (
          <li key={language}>
            <a
              href={findTranslation(language).address}
              hrefLang={language}
              lang={language}
              aria-current={language === locale ? "true" : undefined}
              onClick={(event) => {
                // The server does not know the fragment of the address.
                event.currentTarget.hash = location.hash;
                keepLanguage(language);
              }}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
