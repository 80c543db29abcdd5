import { useTranslation } from "react-i18next";
import { seoPages, type SeoPage } from "#shared/content-options.ts";
import { pageIcons } from "./seo-choice.ts";

interface PageListProps {
  chosen: SeoPage;
  hasSettings: (page: SeoPage) => boolean;
  onChoose: (page: SeoPage) => void;
}

/** The five pages; a green dot marks those with settings in the language. */
export function PageList({ chosen, hasSettings, onChoose }: PageListProps) {
  const { t } = useTranslation("adminSeo");
  return (
    <nav aria-label={t("pages")}>
      <ul className="seo-pages">
        {seoPages.map((page) => {
          const Icon = pageIcons[page];
          return (
            <li key={page}>
              <button type="button" className="seo-page" aria-current={page === chosen ? "true" : undefined} onClick={() => onChoose(page)}>
                <Icon aria-hidden size={20} strokeWidth={1.75} />
                <span className="seo-page-words">
                  <span className="seo-page-name">{t(`page.${page}.name`)}</span>
                  <span className="seo-page-description">{t(`page.${page}.description`)}</span>
                </span>
                {hasSettings(page) && (
                  <span className="seo-dot" title={t("hasSettings")}>
                    <span className="sr-only">{t("hasSettings")}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
