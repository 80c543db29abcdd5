import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { policyTypes, type PolicyType } from "#shared/content-options.ts";
import type { Heading } from "#domain/texts/rendered-text.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { BackLink } from "../reading/back-link.tsx";
import { Day } from "../reading/day.tsx";
import { Prose } from "../reading/prose.tsx";
import { TableOfContents } from "../reading/table-of-contents.tsx";

interface DatedVersion {
  version: string;
  effectiveOn: Date;
  updatedAt: Date;
}

export interface PolicyToRead extends DatedVersion {
  type: PolicyType;
  title: string;
  isInEffect: boolean;
  /** What replaces it on a day to come; `null` when nothing does. */
  announced: { version: string; effectiveOn: Date } | null;
  html: string;
  headings: readonly Heading[];
  /** Earlier versions, the newest first. */
  earlier: readonly (DatedVersion & { revision: number })[];
}

export function PolicyPage({ policy }: { policy: PolicyToRead }) {
  const { t } = useTranslation("policies");
  const { locale } = usePageAddress();
  return (
    <div className="wrapper reading-page">
      <BackLink to="/">{t("back")}</BackLink>
      <header className="reading-head">
        <h1 className="text-heading">{policy.title}</h1>
        <VersionFacts version={policy} effective={policy.isInEffect ? "effective" : "effectiveFrom"} />
        {policy.announced && <Announcement type={policy.type} announced={policy.announced} />}
        {!policy.isInEffect && (
          <p className="policy-announcement">
            <Link className="text-link" to={localizePath(locale, `/policy/${policy.type}`)}>
              {t("inForce")}
            </Link>
          </p>
        )}
      </header>
      <div className="policy-body">
        <TableOfContents title={t("contents")} headings={policy.headings} />
        <Prose html={policy.html} />
      </div>
      {policy.earlier.length > 0 && <EarlierVersions versions={policy.earlier} />}
      <nav className="other-policies" aria-labelledby="other-policies-title">
        <h2 id="other-policies-title" className="text-question">
          {t("others")}
        </h2>
        <ul>
          {policyTypes
            .filter((type) => type !== policy.type)
            .map((type) => (
              <li key={type}>
                <h3 className="text-title">
                  <PolicyLink type={type} />
                </h3>
                <p className="text-soft">{t(`summary.${type}`)}</p>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

function Announcement({
  type,
  announced: { version, effectiveOn },
}: Pick<PolicyToRead, "type"> & { announced: PolicyToRead["announced"] & object }) {
  const { t } = useTranslation("policies");
  const { locale } = usePageAddress();
  return (
    <p className="policy-announcement">
      <DatedWords words="announced" day={effectiveOn} />{" "}
      <Link className="text-link" to={localizePath(locale, `/policy/next/${type}`)}>
        {t("readAnnounced", { version })}
      </Link>
    </p>
  );
}

/** The page at `/policy`, where no policy is chosen. */
export function ChoosePolicyPage() {
  const { t } = useTranslation("policies");
  return (
    <div className="wrapper reading-page">
      <BackLink to="/">{t("back")}</BackLink>
      <header className="reading-head">
        <h1 className="text-heading">{t("heading")}</h1>
        <p className="measure text-lead text-soft">{t("choose")}</p>
      </header>
      <ul className="policy-choice">
        {policyTypes.map((type) => (
          <li key={type}>
            <h2 className="text-title">
              <PolicyLink type={type} />
            </h2>
            <p className="text-soft">{t(`summary.${type}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PolicyLink({ type }: { type: PolicyType }) {
  const { t } = useTranslation("site");
  const { locale } = usePageAddress();
  return <Link to={localizePath(locale, `/policy/${type}`)}>{t(`footer.${type}`)}</Link>;
}

interface VersionFactsProps {
  version: DatedVersion;
  effective: "effective" | "effectiveFrom" | "effectiveThen";
}

function VersionFacts({ version: { version, effectiveOn, updatedAt }, effective }: VersionFactsProps) {
  const { t } = useTranslation("policies");
  return (
    <ul className="policy-facts">
      <li>{t("version", { version })}</li>
      <li>
        <DatedWords words={effective} day={effectiveOn} />
      </li>
      <li>
        <DatedWords words="updated" day={updatedAt} />
      </li>
    </ul>
  );
}

function EarlierVersions({ versions }: { versions: PolicyToRead["earlier"] }) {
  const { t } = useTranslation("policies");
  return (
    <section className="earlier-policies" aria-labelledby="earlier-policies-title">
      <h2 id="earlier-policies-title" className="text-question">
        {t("earlier")}
      </h2>
      <ol>
        {versions.map((version) => (
          <li key={version.revision}>
            <VersionFacts version={version} effective="effectiveThen" />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A sentence with its date as a `<time>` element. */
function DatedWords({ words, day }: { words: VersionFactsProps["effective"] | "updated" | "announced"; day: Date }) {
  const { t } = useTranslation("policies");
  const mark = "\u0000";
  const [before, after] = t(words, { date: mark }).split(mark);
  return (
    <>
      {before}
      <Day value={day} />
      {after}
    </>
  );
}
