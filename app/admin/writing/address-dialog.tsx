import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AdminDialog } from "../admin-dialog.tsx";
import { Field } from "../field.tsx";

interface AddressDialogProps {
  title: string;
  addressLabel: string;
  address: string;
  isRight: (address: string) => boolean;
  /** A second field below the address; `null` for none. */
  words: { label: string; value: string } | null;
  yes: string;
  onDone: (entry: { address: string; words: string }) => void;
  onCancel: () => void;
  children?: React.ReactNode;
}

/** Asks for the address of a link or a picture. Not a form itself, because it is inside the editor's form. */
export function AddressDialog({ title, addressLabel, isRight, yes, onDone, onCancel, children, ...initial }: AddressDialogProps) {
  const { t } = useTranslation("adminWriting");
  const id = useId();
  const [address, setAddress] = useState(initial.address);
  const [words, setWords] = useState(initial.words?.value ?? "");
  const [isWrong, setWrong] = useState(false);
  const finish = () => {
    const entered = address.trim();
    setWrong(!isRight(entered));
    if (isRight(entered)) onDone({ address: entered, words: words.trim() });
  };
  const finishByEnter = (event: React.KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    finish();
  };
  return (
    <AdminDialog title={title} onClose={onCancel}>
      <Field id={`${id}-address`} label={addressLabel} fault={isWrong ? t("badAddress") : undefined}>
        <input
          id={`${id}-address`}
          className="field"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-address-fault` : undefined}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={finishByEnter}
        />
      </Field>
      {initial.words && (
        <Field id={`${id}-words`} label={initial.words.label}>
          <input
            id={`${id}-words`}
            className="field"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={finishByEnter}
          />
        </Field>
      )}
      <div className="admin-dialog-end">
        {children}
        <button type="button" className="button button-plain" onClick={onCancel}>
          {t("cancel")}
        </button>
        <button type="button" className="button admin-button" onClick={finish}>
          {yes}
        </button>
      </div>
    </AdminDialog>
  );
}
