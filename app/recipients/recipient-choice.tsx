import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RecipientChoiceProps } from "../gift-form/gift-form.tsx";
import { getSeparator } from "../gift-form/split-words.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { fillInRecipient } from "./recipient-fields.ts";
import { useRecipientName } from "./use-recipient-name.ts";
import { useRecipients } from "./use-recipients.ts";
import "./recipient-choice.css";

/** Whoever comes after stands in a list. */
const mostTags = 8;

/** A choice of the member's recipients; choosing one fills in the form with that profile. */
export function RecipientChoice({ fields, newestQueryId, onReplace }: RecipientChoiceProps) {
  const { t } = useTranslation("saved");
  const { t: form } = useTranslation("questions");
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
    onReplace(recipient ? fillInRecipient(fields, recipient, getSeparator(locale)) : { ...fields, recipient: "" });
  };
  const [near, others] = [recipients.slice(0, mostTags), recipients.slice(mostTags)];
  return (
    <fieldset id="recipient" tabIndex={-1} className="recipient-choice" aria-label={form("recipient.label")}>
      <p className="hint">{t("choice.question")}</p>
      {near.map((recipient) => {
        const isChosen = recipient.id === fields.recipient;
        return (
          <button
            key={recipient.id}
            type="button"
            className="recipient-tag"
            aria-pressed={isChosen}
            onClick={() => choose(isChosen ? "" : recipient.id)}
          >
            {nameRecipient(recipient)}
          </button>
        );
      })}
      {others.length > 0 && (
        <select
          className="field"
          aria-label={t("choice.others")}
          value={others.some(({ id }) => id === fields.recipient) ? fields.recipient : ""}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t("choice.others")}</option>
          {others.map((recipient) => (
            <option key={recipient.id} value={recipient.id}>
              {nameRecipient(recipient)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
