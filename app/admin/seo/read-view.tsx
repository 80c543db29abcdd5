import { useTranslation } from "react-i18next";
import type { SavedSeo } from "#shared/answers/admin-seo.ts";
import { chooseSocialTexts } from "../../head/social-texts.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { formatInstant } from "../../ui/format-date.ts";
import { SearchResult } from "./search-result.tsx";
import { buildPageAddress, type SeoChoice } from "./seo-choice.ts";
import { SocialCard } from "./social-card.tsx";

interface Row {
  label: string;
  value: string;
  /** Names the source of a value that was not filled in. */
  source?: string | null;
}

/** The settings as they are saved. */
export function ReadView({ choice, saved }: { choice: SeoChoice; saved: SavedSeo }) {
  const { t } = useTranslation("adminSeo");
  const { locale } = usePageAddress();
  const { openGraph, twitter } = chooseSocialTexts(saved);
  const label = (name: "metaTitle" | "metaDescription" | "metaKeywords" | "canonicalUrl" | "ogTitle" | "twitterTitle" | "ogImage") =>
    t(`field.${name}`);
  const basic: Row[] = [
    { label: label("metaTitle"), value: saved.metaTitle },
    { label: label("metaDescription"), value: saved.metaDescription },
    ...(saved.metaKeywords ? [{ label: label("metaKeywords"), value: saved.metaKeywords }] : []),
    ...(saved.canonicalUrl ? [{ label: label("canonicalUrl"), value: saved.canonicalUrl }] : []),
  ];
  const twitterSource = saved.ogTitle ? "fromOgTitle" : "fromMetaTitle";
  const social: Row[] = [
    { label: label("ogTitle"), value: openGraph.title, source: saved.ogTitle ? null : t("read.fromMetaTitle") },
    { label: label("twitterTitle"), value: twitter.title, source: saved.twitterTitle ? null : t(`read.${twitterSource}`) },
    ...(saved.ogImage ? [{ label: label("ogImage"), value: saved.ogImage }] : []),
  ];
  return (
    <div className="seo-read">
      <section>
        <h3 className="admin-heading">{t("preview.search")}</h3>
        <SearchResult
          title={saved.metaTitle}
          description={saved.metaDescription}
          address={saved.canonicalUrl ?? buildPageAddress(choice)}
          language={choice.language}
        />
      </section>
      <section>
        <h3 className="admin-heading">{t("read.basic")}</h3>
        <Rows rows={basic} language={choice.language} />
      </section>
      <section>
        <h3 className="admin-heading">{t("read.social")}</h3>
        <div className="seo-beside">
          <Rows rows={social} language={choice.language} />
          <SocialCard network="openGraph" choice={choice} texts={openGraph} revision={saved.revision} />
        </div>
      </section>
      <p className="admin-hint">
        {t("read.savedAt")} <time dateTime={saved.updatedAt}>{formatInstant(saved.updatedAt, locale)}</time>
      </p>
    </div>
  );
}

function Rows({ rows, language }: { rows: Row[]; language: string }) {
  return (
    <dl className="seo-rows">
      {rows.map(({ label, value, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span lang={language}>{value}</span>
            {source && <span className="seo-source">{source}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
