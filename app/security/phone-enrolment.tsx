import type { User } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountField, CodeField } from "../account/account-field.tsx";
import { codeLength, readCode } from "../account/code.ts";
import { enrolPhone } from "./enrol-factor.ts";
import { EnrolmentForm } from "./enrolment-form.tsx";
import { useSecurityCall } from "./use-security-call.ts";

interface PhoneEnrolmentProps {
  user: User;
  /** Called with the message about what was turned on, or with `null` when nothing was. */
  onEnd: (done: string | null) => void;
}

interface Sent {
  factorId: string;
  challengeId: string;
  /** The number as it was typed. */
  phone: string;
}

const focusCode = () => document.getElementById("account-phoneCode")?.focus();

/** Enrolls a phone as the second factor: asks for the number, then for the code that was sent to it. */
export function PhoneEnrolment({ user, onEnd }: PhoneEnrolmentProps) {
  const { t } = useTranslation("security");
  const { attempt, isBusy, fault, setFault } = useSecurityCall();
  const [sent, setSent] = useState<Sent | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  useEffect(() => {
    if (sent) focusCode();
  }, [sent]);
  const send = async (phone: string) => {
    const found = await attempt((auth) => enrolPhone(auth, user, phone));
    if (found && found !== "expected") setSent({ ...found, phone });
  };
  const turnOn = async (code: string) => {
    setIncomplete(code.length !== codeLength);
    setFault(null);
    if (!sent) return;
    if (code.length !== codeLength) return focusCode();
    const { factorId, challengeId } = sent;
    if (await attempt((auth) => auth.mfa.verify({ factorId, challengeId, code }))) onEnd(t("factors.enabled"));
  };
  const cancel = async () => {
    if (sent) await attempt((auth) => auth.mfa.unenroll({ factorId: sent.factorId }));
    onEnd(null);
  };
  return (
    <div className="enrolment">
      <EnrolmentForm
        label={t("factors.addPhone")}
        submit={t(sent ? "factors.turnOn" : "factors.sendCode")}
        isBusy={isBusy}
        fault={fault}
        onCancel={cancel}
        onSubmit={(read) => (sent ? turnOn(readCode(read("phoneCode"))) : send(read("phoneNumber").trim()))}
      >
        {sent ? (
          <CodeField
            name="phoneCode"
            label={t("factors.phoneCode")}
            hint={t("factors.phoneSent", { phone: sent.phone })}
            fault={isIncomplete ? t("factors.incomplete") : null}
          />
        ) : (
          <AccountField name="phoneNumber" label={t("factors.phoneNumber")} autoComplete="tel" hint={t("factors.phoneHint")} />
        )}
      </EnrolmentForm>
    </div>
  );
}
