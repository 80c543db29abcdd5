import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readForm } from "../ui/read-form.ts";
import type { AuthClient } from "../client/auth.ts";
import { EmailField } from "./account-field.tsx";
import { readTokens, type AccountView } from "./account-view.ts";
import { buildCallbackAddress } from "./callback-address.ts";
import { openPassingClient } from "../client/auth-client.ts";
import { isEmailAddress, normalizeEmail } from "./check-account-fields.ts";
import { CaptchaBox } from "./captcha-box.tsx";
import { FormFault } from "./form-fault.tsx";
import { MailedCode } from "./email-code.tsx";
import { useAuthCall } from "./use-auth-call.ts";
import { useCaptcha } from "./use-captcha.ts";

interface ForgottenFormProps {
  email: string;
  onChange: (view: AccountView | null) => void;
}

/** Requests the mail for choosing a new password. */
export function ForgottenForm({ email, onChange }: ForgottenFormProps) {
  const { t } = useTranslation("account");
  const form = useRef<HTMLFormElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [isSent, setSent] = useState(false);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { attempt, isBusy, text } = useAuthCall("recover");
  const captcha = useCaptcha();
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const submit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const address = normalizeEmail(readForm(event.currentTarget)("email"));
    setBroken(!isEmailAddress(address));
    setSent(false);
    if (!isEmailAddress(address)) return form.current?.querySelector("input")?.focus();
    const redirectTo = buildCallbackAddress("?type=recovery");
    const ask = (auth: AuthClient) => captcha.guard((proof) => auth.resetPasswordForEmail(address, { ...proof, redirectTo }));
    if (!(await attempt(ask))) return;
    setSent(true);
    setMailedTo(address);
  };
  const typedEmail = () => form.current?.querySelector("input")?.value.trim() ?? "";
  return (
    <>
      <header className="account-heading">
        <h2 id="account-title">{t("forgotten.title")}</h2>
        <p className="text-soft">{t("forgotten.lead")}</p>
      </header>
      <form ref={form} method="post" noValidate className="account-form" aria-labelledby="account-title" onSubmit={submit}>
        <EmailField label={t("fields.email")} defaultValue={email} fault={isBroken ? t("rules.email") : null} />
        <CaptchaBox state={captcha.state} />
        <FormFault text={text} />
        {isSent && <output className="account-success">{t("forgotten.sent")}</output>}
        <button type="submit" className="button button-ribbon" disabled={isBusy}>
          {isBusy ? t("forgotten.submitting") : t("forgotten.submit")}
        </button>
      </form>
      {mailedTo && (
        <MailedCode
          type="recovery"
          findEmail={() => mailedTo}
          openAuth={async () => openPassingClient()}
          onDone={(session) => onChange({ kind: "newPassword", tokens: readTokens(session) })}
        />
      )}
      <p className="account-toggle">
        <button type="button" className="text-link" onClick={() => onChange({ kind: "signIn", email: typedEmail() })}>
          {t("forgotten.back")}
        </button>
      </p>
    </>
  );
}
