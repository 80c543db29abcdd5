import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeField } from "../account/account-field.tsx";
import { codeLength, readCode } from "../account/code.ts";
import { Outcome } from "./section.tsx";
import { SecurityForm } from "./security-form.tsx";

interface ProofFormProps {
  sentTo: string;
  isBusy: boolean;
  fault: string | null;
  onProve: (code: string) => Promise<void>;
  onAgain: () => Promise<void>;
  onBack: () => void;
}

/** Asks for the code that proves that the owner is present. */
export function ProofForm({ sentTo, isBusy, fault, onProve, onAgain, onBack }: ProofFormProps) {
  const { t } = useTranslation("security");
  const [isIncomplete, setIncomplete] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);
  return (
    <SecurityForm
      label={t("proof.title")}
      onSubmit={async (read) => {
        const code = readCode(read("nonce"));
        setIncomplete(code.length !== codeLength);
        if (code.length === codeLength) await onProve(code);
      }}
    >
      <h3 className="text-question">{t("proof.title")}</h3>
      <p>{t("proof.text", { address: sentTo })}</p>
      <CodeField name="nonce" label={t("proof.code")} fault={isIncomplete ? t("factors.incomplete") : null} />
      <Outcome fault={fault} done={isSentAgain ? t("proof.sent") : null} />
      <div className="security-actions">
        <button type="submit" className="button button-plain" disabled={isBusy}>
          {t("proof.submit")}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          onClick={() => {
            setIncomplete(false);
            void onAgain().then(() => setSentAgain(true));
          }}
        >
          {t("proof.again")}
        </button>
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={onBack}>
          {t("proof.back")}
        </button>
      </div>
    </SecurityForm>
  );
}
