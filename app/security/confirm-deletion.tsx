import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { deleteAccountPhrase } from "#shared/delete-account.ts";
import { AccountField, PasswordField } from "../account/account-field.tsx";
import { useAccount } from "../account/visitor.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { Outcome } from "./section.tsx";
import { SecurityForm } from "./security-form.tsx";
import { deleteAccount, type Deletion } from "./delete-account.ts";

interface ConfirmDeletionProps {
  titleId: string;
  onBack: () => void;
  onGone: () => void;
}

/** The second step: asks for the phrase, and for the password once the server wants it, as it does long after the sign-in. */
export function ConfirmDeletion({ titleId, onBack, onGone }: ConfirmDeletionProps) {
  const { t } = useTranslation(["dialogs", "account"]);
  const { openSignIn } = useAccount();
  const { isBusy, faults, asksPassword, submit, forget } = useDeletion(onGone);
  return (
    <SecurityForm
      label={t("dialogs:deleteAccount.title")}
      onInput={forget}
      onSubmit={(read) => submit({ phrase: read("deletionPhrase"), password: read("deletionPassword") })}
    >
      <h2 id={titleId} tabIndex={-1} className="text-heading">
        {t("dialogs:deleteAccount.title")}
      </h2>
      <p>{t("dialogs:deleteAccount.confirm")}</p>
      <p className="phrase" lang="en">
        {deleteAccountPhrase}
      </p>
      <AccountField name="deletionPhrase" label={t("dialogs:deleteAccount.phraseLabel")} autoComplete="off" fault={faults.phrase ?? null} />
      {asksPassword && (
        <PasswordField
          name="deletionPassword"
          label={t("dialogs:deleteAccount.passwordLabel")}
          autoComplete="current-password"
          fault={faults.password ?? null}
          toggleLabels={[t("account:fields.showPassword"), t("account:fields.hidePassword")]}
        />
      )}
      <Outcome fault={faults.form ?? null} />
      {faults.needsSignIn && (
        <button type="button" className="button button-plain" onClick={() => openSignIn("signIn")}>
          {t("dialogs:deleteAccount.signInAgain")}
        </button>
      )}
      <div className="dialog-actions">
        <button type="button" className="button button-plain" disabled={isBusy} onClick={onBack}>
          {t("dialogs:deleteAccount.back")}
        </button>
        <button type="submit" className="button button-danger" disabled={isBusy}>
          {t(isBusy ? "dialogs:deleteAccount.removing" : "dialogs:deleteAccount.remove")}
        </button>
      </div>
    </SecurityForm>
  );
}

interface Faults {
  phrase?: string;
  password?: string;
  form?: string;
  needsSignIn?: boolean;
}

function useDeletion(onGone: () => void) {
  const { t } = useTranslation("dialogs");
  const { locale } = usePageAddress();
  const { signOut } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const describe = (deletion: Exclude<Deletion, { kind: "gone" }>): Faults => {
    switch (deletion.kind) {
      case "wrongPhrase":
        return { phrase: t("deleteAccount.phraseMismatch") };
      case "wrongPassword":
        return { password: deletion.text };
      case "signInAgain":
        return { form: t("deleteAccount.freshSignIn"), needsSignIn: true };
      case "unreachable":
        return { form: t("deleteAccount.network") };
      case "failed":
        return { form: deletion.text ?? t("deleteAccount.failed") };
    }
  };
  const askPassword = () => {
    flushSync(() => setAsksPassword(true));
    setFaults({ password: t("deleteAccount.passwordMissing") });
    focusField("deletionPassword");
  };
  const submit = async (confirmation: { phrase: string; password: string }) => {
    const missing: Faults = {
      ...(confirmation.phrase !== deleteAccountPhrase && { phrase: t("deleteAccount.phraseMismatch") }),
      ...(asksPassword && confirmation.password === "" && { password: t("deleteAccount.passwordMissing") }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return focusField(missing.phrase ? "deletionPhrase" : "deletionPassword");
    setBusy(true);
    const deletion = await deleteAccount(locale, confirmation);
    setBusy(false);
    if (deletion.kind === "wrongPassword" && !asksPassword) return askPassword();
    if (deletion.kind !== "gone") return setFaults(describe(deletion));
    onGone();
    await signOut();
  };
  return { isBusy, faults, asksPassword, submit, forget: () => setFaults({}) };
}

function focusField(name: string): void {
  document.getElementById(`account-${name}`)?.focus();
}
