import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { nameContact } from "#shared/policy-contact.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { formatDay } from "../../ui/format-date.ts";
import { useContactEmail } from "../contact-email.ts";
import { RenderedText } from "../writing/rendered-text.tsx";
import type { PolicyFields } from "./policy-fields.ts";

/** A live preview of the policy, slightly delayed. */
export function PolicyPreview({ language }: { language: Locale }) {
  const { t } = useTranslation("adminPolicies");
  const { locale } = usePageAddress();
  const contactEmail = useContactEmail();
  const { getValues } = useFormContext<PolicyFields>();
  const now = { ...getValues(), ...useWatch<PolicyFields>() };
  const effectiveOn = new Date(now.effectiveDate);
  const day = Number.isNaN(effectiveOn.getTime()) ? t("preview.undated") : formatDay(effectiveOn, locale);
  return (
    <article className="editor-preview policy-preview">
      <h3 className="display text-heading" lang={language}>
        {now.title || t("preview.untitled")}
      </h3>
      <p className="policy-preview-facts">
        <span>{t("history.item", { version: now.version })}</span>
        <span>{t("history.effective", { date: day })}</span>
      </p>
      <div lang={language}>
        {now.content.trim() ? (
          <RenderedText text={nameContact(now.content, contactEmail)} />
        ) : (
          <p className="text-soft">{t("preview.empty")}</p>
        )}
      </div>
    </article>
  );
}
