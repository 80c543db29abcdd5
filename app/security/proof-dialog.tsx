import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeField, PasswordField } from "../account/account-field.tsx";
import { codeLength, readCode } from "../account/code.ts";
import { useAttempt } from "../account/use-attempt.ts";
import { Bow } from "../ui/bow.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Outcome } from "./section.tsx";
import { SecurityForm } from "./security-form.tsx";
import { useFaultText } from "./use-fault-text.ts";
import type { SecurityData } from "./use-security-data.ts";

type Way = "password" | "code";

interface ProofDialogProps {
  data: SecurityData;
  onEnd: (isProved: boolean) => void;
}

/** Asks for the password, or for a code that is mailed or texted, before a change of what lets somebody into the account. */
export function ProofDialog({ data: { user, account }, onEnd }: ProofDialogProps) {
  const { t } = useTranslation("security");
  const sentTo = findMailbox(user);
  const [way, setWay] = useState<Way>(account.hasPassword ? "password" : "code");
  const cancel = () => onEnd(false);
  const done = () => onEnd(true);
  return (
    <Dialog titleId="proof-title" className="account-dialog" onClose={cancel}>
      <div className="dialog-ribbon" aria-hidden="true">
        <Bow />
      </div>
      <div className="account-sheet">
        <header className="account-heading">
          <h2 id="proof-title">{t("proof.title")}</h2>
          <p className="text-soft">{t("proof.lead")}</p>
        </header>
        {way === "password" && <ByPassword email={user.email ?? null} onDone={done} />}
        {way === "code" && sentTo && <ByCode sentTo={sentTo} onDone={done} />}
        {way === "code" && !sentTo && <p>{t("proof.signInAgain")}</p>}
        <div className="account-toggle account-choices">
          {sentTo && account.hasPassword && <OtherWay way={way} onChoose={setWay} />}
          <button type="button" className="text-link" onClick={cancel}>
            {t("proof.cancel")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function OtherWay({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const { t } = useTranslation("security");
  return (
    <button type="button" className="text-link" onClick={() => onChoose(way === "code" ? "password" : "code")}>
      {t(way === "code" ? "proof.usePassword" : "proof.useCode")}
    </button>
  );
}

function ByPassword({ email, onDone }: { email: string | null; onDone: () => void }) {
  const { t } = useTranslation(["security", "account"]);
  const { attempt, isBusy, fault } = useAttempt(useFaultText());
  const [isMissing, setMissing] = useState(false);
  useFocusOn("account-proofPassword");
  const submit = async (read: (name: string) => string) => {
    const password = read("proofPassword");
    setMissing(password === "");
    if (password !== "" && (await attempt(() => giveProof({ password })))) return onDone();
    focusOn("account-proofPassword");
  };
  return (
    <SecurityForm label={t("security:proof.title")} onSubmit={submit}>
      {email !== null && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        name="proofPassword"
        label={t("security:proof.password")}
        autoComplete="current-password"
        fault={isMissing ? t("security:password.currentMissing") : null}
        toggleLabels={[t("account:fields.showPassword"), t("account:fields.hidePassword")]}
      />
      <Outcome fault={fault} />
      <button type="submit" className="button button-ribbon" disabled={isBusy}>
        {t("security:proof.continue")}
      </button>
    </SecurityForm>
  );
}

function ByCode({ sentTo, onDone }: { sentTo: string; onDone: () => void }) {
  const { t } = useTranslation("security");
  const { attempt, isBusy, fault } = useAttempt(useFaultText());
  const [isIncomplete, setIncomplete] = useState(false);
  const { hasSent, send } = useSentCode(attempt);
  useFocusOn("account-proofCode");
  const submit = async (read: (name: string) => string) => {
    const nonce = readCode(read("proofCode"));
    setIncomplete(nonce.length !== codeLength);
    if (nonce.length === codeLength && (await attempt(() => giveProof({ nonce })))) return onDone();
    focusOn("account-proofCode");
  };
  return (
    <SecurityForm label={t("proof.title")} onSubmit={submit}>
      <p>{t("proof.text", { address: sentTo })}</p>
      <CodeField name="proofCode" label={t("proof.code")} fault={isIncomplete ? t("factors.incomplete") : null} />
      <Outcome fault={fault} done={hasSent ? t("proof.sent") : null} />
      <button type="submit" className="button button-ribbon" disabled={isBusy}>
        {t("proof.continue")}
      </button>
      <button type="button" className="text-link security-aside" disabled={isBusy} onClick={() => void send()}>
        {t("proof.again")}
      </button>
    </SecurityForm>
  );
}

/** Has the code sent at once, and again when asked. */
function useSentCode(attempt: ReturnType<typeof useAttempt<string>>["attempt"]) {
  const [hasSent, setSent] = useState(false);
  const begin = useRef(attempt);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void begin.current((auth) => auth.reauthenticate());
  }, []);
  const send = async () => {
    setSent(false);
    if (await attempt((auth) => auth.reauthenticate())) setSent(true);
  };
  return { hasSent, send };
}

/** Where a code reaches the member; `null` for members without address and number. */
function findMailbox({ email, phone }: SecurityData["user"]): string | null {
  return email || (phone ? `+${phone}` : null);
}

function useFocusOn(id: string): void {
  useEffect(() => focusOn(id), [id]);
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** Shows the auth service that the member is present: with the password, or the code that it has sent. */
async function giveProof(proof: { password: string } | { nonce: string }) {
  const { askService } = await import("../client/auth-client.ts");
  return await askService("/reauthenticate", { method: "POST", body: proof });
}
