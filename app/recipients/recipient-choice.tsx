import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RecipientChoiceProps } from "../gift-form/gift-form.tsx";
import { Question } from "../gift-form/question.tsx";
import { findSeparator } from "../gift-form/split-words.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { fillInRecipient } from "./recipient-fields.ts";
import { useRecipientName } from "./use-recipient-name.ts";
import { useRecipients } from "./use-recipients.ts";
import "./recipient-choice.css";

/** A choice of the member's recipients; choosing one fills in the form with that profile. */
export function RecipientChoice({ fields, fault, newestQueryId, onReplace }: RecipientChoiceProps) {
  const { t } = useTranslation("saved");
  const { t: form } = useTranslation("giftForm");
  const { locale } = usePageAddress();
  const nameRecipient = useRecipientName();
  const { all: recipients, reload } = useRecipients(locale);
  const knownQueryId = useRef(newestQueryId);
  useEffect(() => {
    if (newestQueryId !== null && newestQueryId !== knownQueryId.current) reload();
    knownQueryId.current = newestQueryId;
  }, [newestQueryId, reload]);
  const isGone = recipients.length > 0 && fields.recipient !== "" && !recipients.some(({ id }) => id === fields.recipient);
  useEffect(() => {
    // The profile may have been deleted on another page or in another tab.
    if (isGone) onReplace({ ...fields, recipient: "" });
  });
  if (recipients.length === 0) return null;
  const choose = (id: string) => {
    const recipient = recipients.find((known) => known.id === id);
    onReplace(recipient ? fillInRecipient(fields, recipient, findSeparator(locale)) : { ...fields, recipient: "" });
  };
  return (
    <div className="recipient-choice">
      <Question id="recipient" question={t("choice.question")} label={form("recipient.label")} isOptional fault={fault}>
        <select
          id="recipient"
          className="field"
          value={isGone ? "" : fields.recipient}
          aria-invalid={fault !== undefined}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t("choice.nobody")}</option>
          {recipients.map((recipient) => (
            <option key={recipient.id} value={recipient.id}>
              {nameRecipient(recipient)}
            </option>
          ))}
        </select>
      </Question>
    </div>
  );
}
