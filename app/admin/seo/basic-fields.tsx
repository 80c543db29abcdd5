import { useTranslation } from "react-i18next";
import { SearchResult } from "./search-result.tsx";
import { SeoField } from "./seo-field.tsx";
import { buildPageAddress, type SeoChoice } from "./seo-choice.ts";
import { useSeoTexts } from "./use-seo-texts.ts";

/** The fields for search engines, with a preview of the search result. */
export function BasicFields({ choice }: { choice: SeoChoice }) {
  const { t } = useTranslation("adminSeo");
  const { metaTitle, metaDescription, canonicalUrl } = useSeoTexts();
  const ownAddress = buildPageAddress(choice);
  const { language } = choice;
  return (
    <fieldset>
      <legend>{t("section.basic")}</legend>
      <div className="seo-fields">
        <SeoField name="metaTitle" language={language} />
        <SeoField name="metaDescription" language={language} rows={3} />
        <SeoField name="metaKeywords" language={language} hint={t("hint.metaKeywords")} />
        <SeoField name="canonicalUrl" type="url" language={language} hint={t("hint.canonicalUrl", { address: ownAddress })} />
      </div>
      <section>
        <h3 className="seo-caption">{t("preview.search")}</h3>
        <SearchResult title={metaTitle} description={metaDescription} address={canonicalUrl ?? ownAddress} language={language} />
      </section>
    </fieldset>
  );
}
