import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountField } from "../account/account-field.tsx";
import type { AuthClient } from "../auth.ts";
import { readDigits } from "./proof-form.tsx";
import { Outcome } from "./section.tsx";
import { SecurityForm } from "./security-form.tsx";
import { useSecurityCall } from "./use-security-call.ts";

interface PhoneEnrolmentProps {
  user: User;
  /** What has been turned on, in words; `null` when nothing has. */
  onEnd: (done: string | null) => void;
}

/** A phone number as the second factor: first the number, then the code that was sent to it. */
export function PhoneEnrolment({ user, onEnd }: PhoneEnrolmentProps) {
  const { t } = useTranslation("security");
  const { attempt, isBusy, fault, say } = useSecurityCall();
  const [sent, setSent] = useState<{ factorId: string; challengeId: string } | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const send = async (phone: string) => {
    const found = await attempt((auth) => enrol(auth, user, phone));
    if (found && found !== "expected") setSent(found);
  };
  const turnOn = async (code: string) => {
    setIncomplete(code.length !== 6);
    say(null);
    if (!sent || code.length !== 6) return;
    if (await attempt((auth) => auth.mfa.verify({ ...sent, code }))) onEnd(t("factors.enabled"));
  };
  const cancel = async () => {
    if (sent) await attempt((auth) => auth.mfa.unenroll({ factorId: sent.factorId }));
    onEnd(null);
  };
  return (
    <div className="enrolment">
      <SecurityForm
        label={t("factors.addPhone")}
        onSubmit={(read) => (sent ? turnOn(readDigits(read("phoneCode"))) : send(read("phoneNumber").trim()))}
      >
        {sent ? (
          <AccountField
            name="phoneCode"
            label={t("factors.phoneCode")}
            inputMode="numeric"
            autoComplete="one-time-code"
            fault={isIncomplete ? t("factors.incomplete") : null}
          />
        ) : (
          <AccountField name="phoneNumber" label={t("factors.phoneNumber")} autoComplete="tel" hint={t("factors.phoneHint")} />
        )}
        <Outcome fault={fault} />
        <div className="security-actions">
          <button type="submit" className="button button-ribbon" disabled={isBusy}>
            {t(sent ? "factors.turnOn" : "factors.sendCode")}
          </button>
          <button type="button" className="button button-quiet" disabled={isBusy} onClick={() => void cancel()}>
            {t("factors.cancel")}
          </button>
        </div>
      </SecurityForm>
    </div>
  );
}

/** Makes the factor, named after its number, and has the code sent. */
async function enrol(auth: AuthClient, user: User, phone: string) {
  const abandoned = (user.factors ?? []).filter(({ factor_type: type, status }) => type === "phone" && status === "unverified");
  for (const { id } of abandoned) await auth.mfa.unenroll({ factorId: id });
  const enrolled = await auth.mfa.enroll({ factorType: "phone", phone, friendlyName: maskNumber(phone) });
  if (enrolled.error) return enrolled;
  const challenged = await auth.mfa.challenge({ factorId: enrolled.data.id });
  if (challenged.error) return challenged;
  return { data: { factorId: enrolled.data.id, challengeId: challenged.data.id }, error: null };
}

/** `+44 ••• 0000`: its owner knows it, a look over the shoulder does not tell it. */
export function maskNumber(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, "");
  return `${digits.slice(0, 3)} ••• ${digits.slice(-4)}`;
}
