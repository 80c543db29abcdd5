import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CaptchaBox } from "../../account/captcha-box.tsx";
import { checkSignIn, isLocalOrEmailAddress, type BrokenRule } from "../../account/check-account-fields.ts";
import { FormFault } from "../../account/form-fault.tsx";
import { PasswordInput } from "../../account/password-input.tsx";
import { SecondFactorForm } from "../../account/second-factor-form.tsx";
import { useCaptcha } from "../../account/use-captcha.ts";
import type { AuthClient } from "../../client/auth.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { describeField, Field } from "../field.tsx";
import { enter, signInAdministrator, type Attempt } from "./sign-in-administrator.ts";
import { useSignIn } from "./use-sign-in.ts";
import "../../account/account.css";
import { nameAuthFault } from "../../account/name-auth-fault.ts";

interface SignInFormProps {
  /** Given when the session of a signed-in administrator has ended. */
  email?: string;
  /** A message about what went wrong before. */
  fault?: string | null;
  onDone: () => void;
}

/** Asks for address and password, then for the second factor if there is one. Users who are no administrators are signed out again. */
export function SignInForm({ email: knownEmail = "", fault: formerFault = null, onDone }: SignInFormProps) {
  const { t } = useTranslation("admin");
  const { t: tellAccount } = useTranslation("account");
  const { locale } = usePageAddress();
  const { attempt, isBusy, run, startAgain } = useSignIn(onDone);
  const explain = useSignInFault();
  const captcha = useCaptcha();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState("");
  const [broken, setBroken] = useState<BrokenRule | null>(null);
  const fault = attempt === null ? formerFault : explain(attempt);
  const faultAt = (field: BrokenRule["field"]) => (broken?.field === field ? tellAccount(`rules.${broken.rule}`) : undefined);

  if (attempt?.kind === "secondFactor") {
    const { client } = attempt;
    return <SecondStep client={client} onDone={() => run(() => enter(client, locale))} onBack={startAgain} />;
  }
  return (
    <form
      className="admin-sign-in"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = checkSignIn({ email, password }, isLocalOrEmailAddress);
        setBroken(found);
        if (found) return document.getElementById(`admin-${found.field}`)?.focus();
        run(() => captcha.guard((proof) => signInAdministrator({ email, password, proof }, locale)));
      }}
    >
      <Field id="admin-email" label={t("signIn.email")} fault={faultAt("email")}>
        <input
          id="admin-email"
          className="field"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={faultAt("email") !== undefined}
          aria-describedby={describeField("admin-email", { fault: faultAt("email") })}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field id="admin-password" label={t("signIn.password")} fault={faultAt("password")}>
        <PasswordInput
          id="admin-password"
          name="password"
          autoComplete="current-password"
          required
          toggleLabels={[t("signIn.showPassword"), t("signIn.hidePassword")]}
          aria-invalid={faultAt("password") !== undefined}
          aria-describedby={describeField("admin-password", { fault: faultAt("password") })}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <CaptchaBox state={captcha.state} />
      <FormFault text={fault} />
      <button type="submit" className="button admin-button" disabled={isBusy}>
        {t(isBusy ? "signIn.submitting" : "signIn.submit")}
      </button>
    </form>
  );
}

function SecondStep({ client, onDone, onBack }: { client: AuthClient; onDone: () => void; onBack: () => void }) {
  const { t } = useTranslation("admin");
  const [openAuth] = useState(() => async () => client);
  return (
    <div className="admin-sign-in">
      <SecondFactorForm openAuth={openAuth} onDone={onDone} />
      <button type="button" className="button button-quiet" onClick={onBack}>
        {t("signIn.back")}
      </button>
    </div>
  );
}

/** The message for a failed sign-in; `null` for one that has not failed. */
function useSignInFault(): (attempt: Attempt) => string | null {
  const { t } = useTranslation("admin");
  const { t: tellAccount } = useTranslation("account");
  return (attempt) => {
    if (attempt.kind === "denied") return t("signIn.accessDenied");
    if (attempt.kind !== "failed") return null;
    if (attempt.error instanceof TypeError) return t("offline");
    const { name, message, count } = nameAuthFault(attempt.error, "signIn");
    return tellAccount(`faults.${name}`, { message, count });
  };
}
