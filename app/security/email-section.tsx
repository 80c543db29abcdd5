import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountField } from "../account/account-field.tsx";
import { CaptchaBox } from "../account/captcha-box.tsx";
import { buildCallbackAddress } from "../account/callback-address.ts";
import { isEmailAddress, normalizeEmail } from "../account/check-account-fields.ts";
import { useCaptcha } from "../account/use-captcha.ts";
import type { AuthClient } from "../client/auth.ts";
import { Outcome, Section } from "./section.tsx";
import { SecurityForm } from "./security-form.tsx";
import type { SubjectProps } from "./use-security-data.ts";
import { useSecurityCall } from "./use-security-call.ts";

/** Changing the e-mail address, which both the old and the new one have to confirm. */
export function EmailSection({ data: { user }, onChange }: SubjectProps) {
  const { t } = useTranslation("security");
  const { attempt, isBusy, fault, setFault } = useSecurityCall();
  const captcha = useCaptcha();
  const [wrong, setWrong] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const options = { emailRedirectTo: buildCallbackAddress() };
  const submit = async (read: (name: string) => string) => {
    const email = normalizeEmail(read("newEmail"));
    const broken = findBroken(email, user.email);
    setWrong(broken && t(`email.${broken}`));
    setDone(null);
    setFault(null);
    if (broken) return document.getElementById("account-newEmail")?.focus();
    if (!(await attempt((auth) => auth.updateUser({ email }, options)))) return;
    setDone(t("email.sent"));
    onChange();
  };
  const sendAgain = async () => {
    setDone(null);
    const email = user.email ?? "";
    const ask = (auth: AuthClient) =>
      captcha.guard((proof) => auth.resend({ type: "email_change", email, options: { ...proof, ...options } }));
    if (await attempt(ask)) setDone(t("email.sentAgain"));
  };
  return (
    <Section id="mail-address" title={t("email.title")} lead={t("email.lead")}>
      {user.email && <p className="security-value">{t("email.current", { address: user.email })}</p>}
      {user.new_email && (
        <div className="security-pending">
          <p>{t("email.pending", { address: user.new_email })}</p>
          <CaptchaBox state={captcha.state} />
          <button type="button" className="text-link security-aside" disabled={isBusy} onClick={() => void sendAgain()}>
            {t("email.again")}
          </button>
        </div>
      )}
      <SecurityForm key={user.new_email ?? user.email ?? ""} label={t("email.title")} onSubmit={submit}>
        <AccountField name="newEmail" label={t("email.new")} type="email" autoComplete="email" fault={wrong} />
        <button type="submit" className="button button-plain" disabled={isBusy}>
          {t(isBusy ? "email.submitting" : "email.submit")}
        </button>
      </SecurityForm>
      <Outcome fault={fault} done={done} />
    </Section>
  );
}

function findBroken(email: string, present: string | undefined): "invalid" | "same" | null {
  if (!isEmailAddress(email)) return "invalid";
  return email === present ? "same" : null;
}
