import { useTranslation } from "react-i18next";
import { seoTextsSchema } from "#shared/answers/admin-seo.ts";
import { Loading } from "../spinner.tsx";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { SearchResult } from "./search-result.tsx";
import { buildPageAddress, pageIcons, type SeoChoice } from "./seo-choice.ts";
import { emptyFields, readFields, type SeoFields } from "./seo-fields.ts";

interface EmptySettingsProps {
  choice: SeoChoice;
  /** Opens the form with the defaults. */
  onConfigure: (fields: SeoFields) => void;
}

export function EmptySettings({ choice, onConfigure }: EmptySettingsProps) {
  const { t } = useTranslation("adminSeo");
  const { loaded } = useAdminLoaded(`/api/seo/${choice.page}?language=${choice.language}`, seoTextsSchema);
  const Icon = pageIcons[choice.page];
  if (loaded.state === "loading") return <Loading />;
  const usual = loaded.state === "loaded" ? loaded.value : null;
  return (
    <>
      <div className="seo-empty">
        <Icon aria-hidden size={32} strokeWidth={1.5} />
        <h3>{t("empty.title", { page: t(`page.${choice.page}.name`) })}</h3>
        <p>{t("empty.text")}</p>
        <button type="button" className="button admin-button" onClick={() => onConfigure(usual ? readFields(usual) : emptyFields)}>
          {t("empty.configure")}
        </button>
      </div>
      {usual && (
        <section>
          <h3 className="admin-heading">{t("empty.meanwhile")}</h3>
          <SearchResult
            title={usual.metaTitle}
            description={usual.metaDescription}
            address={buildPageAddress(choice)}
            language={choice.language}
          />
        </section>
      )}
    </>
  );
}
