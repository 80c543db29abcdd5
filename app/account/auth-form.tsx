import type { Session } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadAuth } from "../client/auth.ts";
import { readForm } from "../ui/read-form.ts";
import { AccountField, EmailField, PasswordField } from "./account-field.tsx";
import type { AccountView, SignInReason, TypedAccount } from "./account-view.ts";
import { buildCallbackAddress } from "./callback-address.ts";
import { checkSignIn, checkSignUp, normalizeEmail, type AccountFields, type BrokenRule, type FieldRule } from "./check-account-fields.ts";
import { CaptchaBox } from "./captcha-box.tsx";
import { FormFault } from "./form-fault.tsx";
import { MailedCode } from "./email-code.tsx";
import { OtherMode } from "./other-mode.tsx";
import { OtherWays } from "./other-sign-in-methods.tsx";
import { describeNewPasswordRule, getPasswordMinLength } from "./password-length.ts";
import { ResendMail } from "./resend-mail.tsx";
import { awaitsSecondFactor } from "../client/second-factor.ts";
import { useAuthCall } from "./use-auth-call.ts";
import { useCaptcha } from "./use-captcha.ts";

interface AuthFormProps {
  mode: "signIn" | "signUp";
  /** The address if it was typed in another form already. */
  email?: string | undefined;
  reason?: SignInReason | undefined;
  /** Whether the form for signing up is to be had from here. */
  canSignUp: boolean;
  onChange: (view: AccountView | null) => void;
  /** From before the form was closed. */
  typed: TypedAccount;
  onType: (typed: TypedAccount) => void;
}

/** The form for signing in and signing up; switching between them keeps what was typed. */
export function AuthForm({ mode, email, reason, canSignUp, onChange, typed, onType }: AuthFormProps) {
  const { t } = useTranslation("account");
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(typed);
  const [broken, setBroken] = useState<BrokenRule | null>(null);
  const { attempt, clear, fault, isBusy, text } = useAuthCall(mode);
  const isUnconfirmed = fault?.name === "unconfirmed";
  const captcha = useCaptcha();
  useEffect(() => {
    // What is there from before is chosen, as Tab would: typing replaces it.
    const field = form.current?.querySelector<HTMLInputElement>(mode === "signUp" ? "#account-name" : "#account-email");
    field?.focus();
    field?.select();
  }, [mode]);

  const submit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = readFields(event.currentTarget);
    const rule = mode === "signIn" ? checkSignIn(fields) : checkSignUp(fields, getPasswordMinLength());
    setBroken(rule);
    clear();
    if (rule) return document.getElementById(`account-${rule.field}`)?.focus();
    const found = await attempt(() => captcha.guard((proof) => enter(mode, fields, proof)));
    if (!found) return;
    if (found.session) goOn(found.session);
    else onChange({ kind: "checkMail", email: normalizeEmail(fields.email) });
  };
  const goOn = (session: Session) => {
    onType({ name: "", email: "" });
    onChange(awaitsSecondFactor(session) ? { kind: "secondFactor" } : null);
  };
  const toggle = () => {
    setBroken(null);
    clear();
    onChange({ kind: mode === "signIn" ? "signUp" : "signIn" });
  };
  const remember = ({ currentTarget }: React.SyntheticEvent<HTMLFormElement>) => {
    const { name, email: address } = readFields(currentTarget);
    onType({ name: name || typed.name, email: address });
  };
  const typedEmail = () => (form.current ? readFields(form.current).email.trim() : "");
  const describeRule = (rule: FieldRule) => (mode === "signUp" ? describeNewPasswordRule(t, rule) : t(`rules.${rule}`));
  const faultAt = (field: keyof AccountFields) => (broken?.field === field ? describeRule(broken.rule) : null);

  return (
    <>
      <Heading mode={mode} reason={reason} />
      <form
        ref={form}
        method="post"
        noValidate
        className="account-form"
        aria-labelledby="account-title"
        onSubmit={submit}
        onInput={remember}
      >
        {mode === "signUp" && (
          <AccountField name="name" label={t("fields.name")} autoComplete="name" defaultValue={before.name} fault={faultAt("name")} />
        )}
        <EmailField label={t("fields.email")} defaultValue={email ?? before.email} fault={faultAt("email")} />
        <PasswordField
          name="password"
          label={t("fields.password")}
          autoComplete={mode === "signIn" ? "current-password" : "new-password"}
          hint={mode === "signUp" ? t("fields.passwordHint", { count: getPasswordMinLength() }) : undefined}
          fault={faultAt("password")}
          toggleLabels={[t("fields.showPassword"), t("fields.hidePassword")]}
        />
        {mode === "signIn" && (
          <button
            type="button"
            className="text-link account-forgotten"
            onClick={() => onChange({ kind: "forgotten", email: typedEmail() })}
          >
            {t("signIn.forgotten")}
          </button>
        )}
        <CaptchaBox state={captcha.state} />
        <FormFault text={text} />
        {isUnconfirmed && <ResendMail findEmail={typedEmail} guard={captcha.guard} />}
        <button type="submit" className="button button-ribbon" disabled={isBusy}>
          {isBusy ? t(`${mode}.submitting`) : t(`${mode}.submit`)}
        </button>
      </form>
      {isUnconfirmed && <MailedCode type="signup" findEmail={typedEmail} onDone={goOn} />}
      <OtherWays
        mode={mode}
        findEmail={typedEmail}
        guard={captcha.guard}
        onBroken={(rule) => setBroken(rule && { field: "email", rule })}
        onSession={goOn}
      />
      <OtherMode mode={mode} canSignUp={canSignUp} onChange={toggle} />
    </>
  );
}

function Heading({ mode, reason }: Pick<AuthFormProps, "mode" | "reason">) {
  const { t } = useTranslation(["account", "plans"]);
  const why = reason === "ended" ? t("signIn.ended") : t("plans:pleaseSignIn");
  return (
    <header className="account-heading">
      <h2 id="account-title">{t(`${mode}.title`)}</h2>
      <p className="text-soft">{mode === "signIn" && reason ? why : t(`${mode}.lead`)}</p>
    </header>
  );
}

async function enter(mode: "signIn" | "signUp", { name, email, password }: AccountFields, proof: { captchaToken?: string }) {
  const auth = await loadAuth();
  const who = { email: normalizeEmail(email), password };
  if (mode === "signIn") return await auth.signInWithPassword({ ...who, options: proof });
  return await auth.signUp({ ...who, options: { ...proof, data: { full_name: name.trim() }, emailRedirectTo: buildCallbackAddress() } });
}

/** Reads the fields from the DOM, because password managers fill them in without events. */
function readFields(form: HTMLFormElement): AccountFields {
  const read = readForm(form);
  return { name: read("name"), email: read("email"), password: read("password") };
}
