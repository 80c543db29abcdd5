import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import type { Result } from "../client/request.ts";
import { getRefusalText } from "./get-refusal-text.ts";

interface HeadingFormProps {
  /** `null` for the usual one. */
  heading?: string | null;
  /** Whether this makes the link. */
  isNew?: boolean;
  /** With `null` where the round could not be saved. */
  onSend: (heading: string) => Promise<Result<unknown> | null>;
}

const makingTexts = { editing: "create", sending: "creating", saved: "create" } as const;
const savingTexts = { editing: "save", sending: "save", saved: "saved" } as const;

/** What stands above the list for those who are sent it. */
export function HeadingForm({ heading = null, isNew = false, onSend }: HeadingFormProps) {
  const { t } = useTranslation("sharing");
  const id = useId();
  const [text, setText] = useState(heading ?? "");
  const [state, setState] = useState<"editing" | "sending" | "saved">("editing");
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    setState("sending");
    const answer = await onSend(text);
    setState(answer?.kind === "done" ? "saved" : "editing");
    setFault(answer?.kind === "done" ? null : getRefusalText(answer) || t("dialog.failed"));
  };
  return (
    <form
      noValidate
      className="heading-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== "sending") void send();
      }}
    >
      <label htmlFor={id}>{t("dialog.heading")}</label>
      <input
        id={id}
        type="text"
        className="field"
        autoComplete="off"
        maxLength={limits.heading}
        placeholder={t("list.heading")}
        value={text}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          setText(target.value);
          setState("editing");
        }}
      />
      <p id={`${id}-note`} className="hint">
        {t("dialog.headingHint")}
      </p>
      {fault !== null && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      <button type="submit" className={`button ${isNew ? "button-ribbon" : "button-plain"}`} disabled={state === "sending"}>
        {t(`dialog.${(isNew ? makingTexts : savingTexts)[state]}`)}
      </button>
    </form>
  );
}
