import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkSession, type AuthClient } from "../client/auth.ts";
import { readForm } from "../ui/read-form.ts";
import { PasswordField } from "./account-field.tsx";
import type { SessionTokens } from "./account-view.ts";
import { openPassingClient } from "../client/auth-client.ts";
import { checkNewPassword } from "./check-account-fields.ts";
import { FormFault } from "./form-fault.tsx";
import { describeNewPasswordRule, getPasswordMinLength } from "./password-length.ts";
import { awaitsSecondFactor } from "../client/second-factor.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { useAuthCall } from "./use-auth-call.ts";

interface NewPasswordFormProps {
  tokens: SessionTokens;
  onDone: () => void;
}

const closesAfterMs = 2_000;

/** Sets a new password with the session of a recovery mail. That session ends with the dialog: opening the mail signs nobody in. */
export function NewPasswordForm({ tokens, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation("account");
  const { step, text, openAuth, proceed } = useRecovery(tokens);
  if (step === "secondFactor") return <SecondFactorForm openAuth={openAuth} onDone={proceed} />;
  return (
    <>
      <header className="account-heading">
        <h2 id="account-title">{t("newPassword.title")}</h2>
        <p className="text-soft">{t("newPassword.lead")}</p>
      </header>
      <FormFault text={text} />
      {!text && <Passwords isReady={step === "password"} openAuth={openAuth} onDone={onDone} />}
    </>
  );
}

/** Opens the mail's session, in memory only; a member with a second factor has to verify that first. */
function useRecovery({ accessToken, refreshToken }: SessionTokens) {
  const [step, setStep] = useState<"opening" | "secondFactor" | "password">("opening");
  const { attempt, text } = useAuthCall("recover");
  const client = useRef<AuthClient>(null);
  const openAuth = useCallback(async () => (client.current ??= openPassingClient()), []);
  const start = useRef(attempt);
  useEffect(() => {
    const open = async () => {
      const found = await start.current(async () =>
        (await openAuth()).setSession({ access_token: accessToken, refresh_token: refreshToken }),
      );
      if (found?.session) setStep(awaitsSecondFactor(found.session) ? "secondFactor" : "password");
    };
    void open();
  }, [accessToken, refreshToken, openAuth]);
  return { step, text, openAuth, proceed: () => setStep("password") };
}

interface PasswordsProps {
  isReady: boolean;
  openAuth: () => Promise<AuthClient>;
  onDone: () => void;
}

function Passwords({ isReady, openAuth, onDone }: PasswordsProps) {
  const { t } = useTranslation("account");
  const [brokenRule, setBrokenRule] = useState<ReturnType<typeof checkNewPassword>>(null);
  const [isSet, setIsSet] = useState(false);
  const { attempt, clear, isBusy, text } = useAuthCall("updatePassword");
  useEffect(() => document.getElementById("account-password")?.focus(), []);
  useEffect(() => {
    if (!isSet) return;
    const timer = setTimeout(onDone, closesAfterMs);
    return () => clearTimeout(timer);
  }, [isSet, onDone]);

  const submit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || isSet || !isReady) return;
    const read = readForm(event.currentTarget);
    const password = read("password");
    const rule = checkNewPassword(password, read("confirmation"), getPasswordMinLength());
    setBrokenRule(rule);
    clear();
    if (rule) return document.getElementById(`account-${rule.field}`)?.focus();
    if (!(await attempt(async () => (await openAuth()).updateUser({ password })))) return;
    setIsSet(true);
    await (await openAuth()).signOut({ scope: "local" });
    // The change has ended all other sessions of the account, this browser's too, unless somebody else is signed in here.
    await checkSession();
  };
  const faultAt = (field: "password" | "confirmation") =>
    brokenRule?.field === field ? describeNewPasswordRule(t, brokenRule.rule) : null;
  return (
    <form method="post" noValidate className="account-form" aria-labelledby="account-title" onSubmit={submit}>
      <PasswordField
        name="password"
        label={t("fields.newPassword")}
        autoComplete="new-password"
        hint={t("fields.passwordHint", { count: getPasswordMinLength() })}
        fault={faultAt("password")}
        toggleLabels={[t("fields.showPassword"), t("fields.hidePassword")]}
      />
      <PasswordField
        name="confirmation"
        label={t("fields.confirmation")}
        autoComplete="new-password"
        fault={faultAt("confirmation")}
        toggleLabels={[t("fields.showConfirmation"), t("fields.hideConfirmation")]}
      />
      <FormFault text={text} />
      {isSet && <output className="account-success">{t("newPassword.done")}</output>}
      <button type="submit" className="button button-ribbon" disabled={isBusy || isSet || !isReady}>
        {t(isBusy ? "newPassword.submitting" : "newPassword.submit")}
      </button>
    </form>
  );
}
