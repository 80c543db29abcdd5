import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeField } from "../account/account-field.tsx";
import { codeLength, readCode } from "../account/code.ts";
import { useCopied } from "../ui/use-copied.ts";
import type { NewTotp } from "./enrol-factor.ts";
import { EnrolmentForm } from "./enrolment-form.tsx";
import { useSecurityCall } from "./use-security-call.ts";

interface TotpEnrolmentProps {
  factor: NewTotp;
  /** Called with the message about what was turned on, or with `null` when nothing was. */
  onEnd: (done: string | null) => void;
}

/** Shows the key for an authenticator app, and turns the factor on when the app's code is right. */
export function TotpEnrolment({ factor, onEnd }: TotpEnrolmentProps) {
  const { t } = useTranslation("security");
  const { attempt, isBusy, fault, setFault } = useSecurityCall();
  const [isIncomplete, setIncomplete] = useState(false);
  const turnOn = async (read: (name: string) => string) => {
    const code = readCode(read("newCode"));
    setIncomplete(code.length !== codeLength);
    setFault(null);
    if (code.length !== codeLength) return document.getElementById("account-newCode")?.focus();
    if (await attempt((auth) => auth.mfa.challengeAndVerify({ factorId: factor.id, code }))) onEnd(t("factors.enabled"));
  };
  const cancel = async () => {
    await attempt((auth) => auth.mfa.unenroll({ factorId: factor.id }));
    onEnd(null);
  };
  return (
    <div className="enrolment">
      <div className="enrolment-key">
        <p>{t("factors.scan")}</p>
        <img src={factor.qrCode} alt={t("factors.qrCode")} width={208} height={208} />
        <p>{t("factors.secret")}</p>
        <Secret secret={factor.secret} />
      </div>
      <EnrolmentForm
        label={t("factors.addTotp")}
        submit={t(isBusy ? "factors.turningOn" : "factors.turnOn")}
        isBusy={isBusy}
        fault={fault}
        onCancel={cancel}
        onSubmit={turnOn}
      >
        <CodeField
          name="newCode"
          label={t("factors.code")}
          hint={t("factors.codeHint")}
          fault={isIncomplete ? t("factors.incomplete") : null}
        />
      </EnrolmentForm>
    </div>
  );
}

function Secret({ secret }: { secret: string }) {
  const { t } = useTranslation("security");
  const { isCopied, copy } = useCopied();
  return (
    <div className="enrolment-secret">
      <code>{secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
      <button type="button" className="button button-quiet" onClick={() => void copy(secret)}>
        {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} strokeWidth={1.75} />}
        <span aria-live="polite">{t(isCopied ? "factors.copied" : "factors.copy")}</span>
      </button>
    </div>
  );
}
