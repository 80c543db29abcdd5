import { ExternalLink, History, PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PolicyText } from "#shared/answers/admin-policies.ts";
import { nameContact } from "#shared/policy-contact.ts";
import { localizePath, usePageAddress } from "../../ui/page-address.ts";
import { formatDay, formatInstant } from "../../ui/format-date.ts";
import { useContactEmail } from "../contact-email.ts";
import { RenderedText } from "../writing/rendered-text.tsx";
import type { PolicyPlace } from "./policy-place.ts";

interface PolicySheetProps {
  place: PolicyPlace;
  text: PolicyText;
  /** `null` for a template, which nobody has saved. */
  updatedAt: string | null;
  onOpen: (panel: "write" | "history") => void;
}

/** A policy's title, version, dates and rendered text. */
export function PolicySheet({ place: { type, language }, text, updatedAt, onOpen }: PolicySheetProps) {
  const { t } = useTranslation("adminPolicies");
  const { locale } = usePageAddress();
  const contactEmail = useContactEmail();
  return (
    <article className="policy-sheet">
      <header className="policy-sheet-head">
        <div className="policy-sheet-words">
          <h2 className="display text-title" lang={language}>
            {text.title}
          </h2>
          <dl className="policy-dates">
            <div>
              <dt>{t("field.version")}</dt>
              <dd>{text.version}</dd>
            </div>
            <div>
              <dt>{t("field.effectiveDate")}</dt>
              <dd>
                <time dateTime={text.effectiveDate}>{formatDay(new Date(text.effectiveDate), locale)}</time>
              </dd>
            </div>
            {updatedAt && (
              <div>
                <dt>{t("field.updatedAt")}</dt>
                <dd>
                  <time dateTime={updatedAt}>{formatInstant(updatedAt, locale)}</time>
                </dd>
              </div>
            )}
          </dl>
        </div>
        <div className="policy-actions">
          <a className="button button-quiet" href={localizePath(language, `/policy/${type}`)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden size={16} /> {t("onSite")}
          </a>
          {updatedAt && (
            <button type="button" className="button button-plain" onClick={() => onOpen("history")}>
              <History aria-hidden size={16} /> {t("earlier")}
            </button>
          )}
          <button type="button" className="button admin-button" onClick={() => onOpen("write")}>
            <PencilLine aria-hidden size={16} /> {t("edit")}
          </button>
        </div>
      </header>
      <div lang={language}>
        <RenderedText text={nameContact(text.content, contactEmail)} className="policy-sheet-text" />
      </div>
    </article>
  );
}
