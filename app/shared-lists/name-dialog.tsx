import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import type { Result } from "../client/request.ts";
import { getRefusalText } from "../sharing/get-refusal-text.ts";
import { Dialog } from "../ui/dialog.tsx";
import "../ui/dialogs.css";

interface NameDialogProps {
  name: string | null;
  /** Whether a heart is given with it. */
  gives: boolean;
  onSend: (name: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

const titleId = "first-name-title";

/** Asks by which name hearts are given. */
export function NameDialog({ name, gives, onSend, onClose }: NameDialogProps) {
  const { t } = useTranslation("sharing");
  const id = useId();
  const [text, setText] = useState(name ?? "");
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    const answer = await onSend(text);
    setSending(false);
    if (answer.kind === "done") onClose();
    else setFault(getRefusalText(answer) || t("list.failed"));
  };
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <form
        noValidate
        className="dialog-words name-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) void send();
        }}
      >
        <h2 id={titleId} className="text-title">
          {t("name.title")}
        </h2>
        <div>
          <label htmlFor={id}>{t("name.label")}</label>
          <input
            id={id}
            ref={takeFocus}
            type="text"
            className="field"
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- one of the HTML standard's, which the rule's list lacks
            autoComplete="given-name"
            maxLength={limits.firstName}
            value={text}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setText(target.value)}
          />
          {fault !== null && (
            <p role="alert" className="fault">
              {fault}
            </p>
          )}
          <p id={`${id}-note`} className="hint">
            {t("name.text")}
          </p>
        </div>
        <div className="dialog-actions">
          <button type="submit" className="button button-ribbon" disabled={isSending}>
            {t(gives ? "name.give" : "name.save")}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t("name.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** As the dialog opens. React's own property would do it before. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "");
}
