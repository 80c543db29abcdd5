import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { feedbackFields, type FeedbackField } from "#shared/feedback.ts";
import { limits } from "#shared/limits.ts";
import { groupDigits } from "../ui/format-number.ts";
import { isRecord } from "../client/json.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { readForm } from "../ui/read-form.ts";
import { tabStore } from "../client/browser-store.ts";
import { FaultLinks } from "../ui/fault-links.tsx";
import type { FeedbackOutcome } from "./feedback-outcome.ts";
import { sendFeedback, type GivenFeedback } from "./send-feedback.ts";

const draftName = "feedback";
const most = groupDigits(limits.formText);

/** Sends the form by script; without scripts the browser posts it, and the page is rendered with the outcome as `earlier`. */
export function FeedbackForm({ earlier }: { earlier: FeedbackOutcome | null }) {
  const { t } = useTranslation("company");
  const { locale } = usePageAddress();
  const [outcome, setOutcome] = useState(earlier);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);
  useGoTo(outcome, form);
  const again = () => {
    setOutcome(null);
    // After the form is rendered.
    requestAnimationFrame(() => document.getElementById("feedback-name")?.focus());
  };
  const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    const given = readFeedback(event.currentTarget);
    const answer = await sendFeedback(given, locale);
    if (answer.kind === "sent") tabStore.write(draftName, null);
    setSending(false);
    setOutcome(answer);
  };
  if (outcome?.kind === "sent") return <Thanks onAgain={again} />;
  const wrong = outcome?.wrongFields ?? [];
  return (
    // `noValidate`: faults are shown at the fields, in the page's language.
    <form
      ref={form}
      method="post"
      action={localizePath(locale, "/contact")}
      noValidate
      onSubmit={send}
      onInput={(event) => tabStore.write(draftName, readFeedback(event.currentTarget))}
    >
      {outcome && wrong.length === 0 && (
        <p className="fault-box" role="alert">
          {outcome.detail ?? t("contact.feedback.failed")}
        </p>
      )}
      {wrong.length > 0 && (
        <div className="fault-box" role="alert">
          <p>{t("contact.feedback.faults.intro")}</p>
          <FaultLinks fields={wrong.map((field) => ({ id: `feedback-${field}`, text: t(`contact.feedback.${field}`) }))} />
        </div>
      )}
      {feedbackFields.map((field) => (
        <Field key={field} field={field} given={outcome?.given[field] ?? ""} isWrong={wrong.includes(field)} />
      ))}
      <p className="honeypot" aria-hidden="true">
        <label htmlFor="feedback-website">{t("contact.feedback.trap")}</label>
        <input id="feedback-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <button type="submit" className="button button-ribbon" disabled={isSending}>
        {isSending ? t("contact.feedback.sending") : t("contact.feedback.send")}
      </button>
    </form>
  );
}

interface FieldProps {
  field: FeedbackField;
  given: string;
  isWrong: boolean;
}

const inputs = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
} as const;

function Field({ field, given, isWrong }: FieldProps) {
  const { t } = useTranslation("company");
  const id = `feedback-${field}`;
  const shared = {
    id,
    name: field,
    className: "field",
    defaultValue: given,
    "aria-invalid": isWrong,
    "aria-describedby": [isWrong && `${id}-fault`, field !== "name" && `${id}-hint`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div>
      <label htmlFor={id}>
        {t(`contact.feedback.${field}`)}
        {field !== "message" && <span> · {t("contact.feedback.optional")}</span>}
      </label>
      {field === "message" ? <textarea {...shared} required rows={6} /> : <input {...shared} {...inputs[field]} />}
      {isWrong && (
        <p id={`${id}-fault`} className="field-fault">
          <Fault field={field} given={given} />
        </p>
      )}
      {field !== "name" && (
        <p id={`${id}-hint`} className="field-hint">
          {field === "email" ? t("contact.feedback.emailHint") : t("contact.feedback.messageHint", { most })}
        </p>
      )}
    </div>
  );
}

function Fault({ field, given }: { field: FeedbackField; given: string }) {
  const { t } = useTranslation("company");
  if (field !== "message") return t(`contact.feedback.faults.${field}`);
  return given.trim() === "" ? t("contact.feedback.faults.message") : t("contact.feedback.faults.messageLong", { most });
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation("company");
  return (
    <div className="stack stack-close">
      <h3 id="feedback-sent" tabIndex={-1} className="text-title">
        {t("contact.feedback.sent.title")}
      </h3>
      <p className="text-soft">{t("contact.feedback.sent.text")}</p>
      <button type="button" className="button button-plain" onClick={onAgain}>
        {t("contact.feedback.sent.again")}
      </button>
    </div>
  );
}

function readFeedback(form: HTMLFormElement): GivenFeedback {
  const read = readForm(form);
  return { name: read("name"), email: read("email"), message: read("message"), website: read("website") };
}

/** Restores what was typed in this tab before a reload, into fields that are still empty. */
function useDraft(form: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const draft = tabStore.read(draftName);
    if (!isRecord(draft)) return;
    for (const field of feedbackFields) {
      const input = form.current?.elements.namedItem(field);
      const text = draft[field];
      const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (isField && input.value === "" && typeof text === "string") input.value = text;
    }
  }, [form]);
}

/** After an answer, moves the focus to the first wrong field or to the thanks. */
function useGoTo(outcome: FeedbackOutcome | null, form: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (outcome?.kind === "sent") document.getElementById("feedback-sent")?.focus();
    const [first] = outcome?.kind === "refused" ? outcome.wrongFields : [];
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }, [outcome, form]);
}
