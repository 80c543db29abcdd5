import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "../account/account-field.tsx";
import { isShort } from "../account/check-account-fields.ts";
import { describeNewPasswordRule, getPasswordMinLength } from "../account/password-length.ts";
import { judgePassword, type PasswordStrength } from "./judge-password.ts";
import { ProofForm } from "./proof-form.tsx";
import { Outcome, Section } from "./section.tsx";
import { SecurityForm } from "./security-form.tsx";
import type { SubjectProps } from "./use-security-data.ts";
import { useSecurityCall } from "./use-security-call.ts";

interface Wanted {
  password: string;
  current: string | null;
}

/** Changing the password: with the current one, or with a code if that is unknown or does not suffice. */
export function PasswordSection({ data: { user, account }, onChange }: SubjectProps) {
  const { t } = useTranslation("security");
  const { attempt, isBusy, fault, setFault } = useSecurityCall();
  // A change that needs a code; the form asks only for that meanwhile.
  const [waiting, setWaiting] = useState<Wanted | null>(null);
  const [changes, setChanges] = useState(0);

  const change = async ({ password, current }: Wanted, nonce?: string) => {
    const asked = { password, ...(current !== null && { current_password: current }), ...(nonce && { nonce }) };
    const changed = await attempt((auth) => auth.updateUser(asked), "reauthentication_needed");
    if (changed === "expected") return await askForCode({ password, current });
    if (!changed) return;
    setWaiting(null);
    setChanges((count) => count + 1);
    onChange();
  };
  const askForCode = async (wanted: Wanted) => {
    if (await attempt((auth) => auth.reauthenticate())) setWaiting(wanted);
  };
  return (
    <Section id="password" title={t("password.title")} lead={t(account.hasPassword ? "password.lead" : "password.leadFirst")}>
      {waiting ? (
        <ProofForm
          sentTo={user.email || `+${user.phone}`}
          isBusy={isBusy}
          fault={fault}
          onProve={(nonce) => change(waiting, nonce)}
          onAgain={() => askForCode(waiting)}
          onBack={() => {
            setFault(null);
            setWaiting(null);
          }}
        />
      ) : (
        <PasswordForm
          key={changes}
          email={account.email}
          hasPassword={account.hasPassword}
          isBusy={isBusy}
          onChange={change}
          onForgotten={(password) => askForCode({ password, current: null })}
        />
      )}
      {!waiting && <Outcome fault={fault} done={changes > 0 ? t("password.done") : null} />}
    </Section>
  );
}

interface PasswordFormProps {
  email: string | null;
  hasPassword: boolean;
  isBusy: boolean;
  onChange: (wanted: Wanted) => Promise<void>;
  onForgotten: (password: string) => Promise<void>;
}

function PasswordForm({ email, hasPassword, isBusy, onChange, onForgotten }: PasswordFormProps) {
  const { t } = useTranslation(["security", "account"]);
  const { t: account } = useTranslation("account");
  const [typed, setTyped] = useState("");
  const [faults, setFaults] = useState<{ current?: string; password?: string }>({});
  const toggleLabels = [t("account:fields.showPassword"), t("account:fields.hidePassword")] as const;
  const check = (current: string | null, password: string): boolean => {
    const found = {
      ...(current === "" && { current: t("security:password.currentMissing") }),
      ...(password === "" && { password: t("security:password.newMissing") }),
      ...(password !== "" && isShort(password, getPasswordMinLength()) && { password: describeNewPasswordRule(account, "password") }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    document.getElementById(`account-${first === "current" ? "currentPassword" : "newPassword"}`)?.focus();
    return !first;
  };
  return (
    <SecurityForm
      label={t("security:password.title")}
      onInput={(read) => setTyped(read("newPassword"))}
      onSubmit={async (read) => {
        const wanted = { current: hasPassword ? read("currentPassword") : null, password: read("newPassword") };
        if (check(wanted.current, wanted.password)) await onChange(wanted);
      }}
    >
      {/* Tells password managers whose password changes. */}
      {email !== null && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      {hasPassword && (
        <div className="security-lines">
          <PasswordField
            name="currentPassword"
            label={t("security:password.current")}
            autoComplete="current-password"
            fault={faults.current ?? null}
            toggleLabels={toggleLabels}
          />
          <button
            type="button"
            className="text-link security-aside"
            disabled={isBusy}
            onClick={() => check(null, typed) && void onForgotten(typed)}
          >
            {t("security:password.forgotten")}
          </button>
        </div>
      )}
      <PasswordField
        name="newPassword"
        label={t("security:password.new")}
        autoComplete="new-password"
        hint={t("security:password.hint", { count: getPasswordMinLength() })}
        fault={faults.password ?? null}
        toggleLabels={toggleLabels}
      />
      {typed !== "" && <Strength strength={judgePassword(typed, email)} />}
      <button type="submit" className="button button-plain" disabled={isBusy}>
        {t(isBusy ? "security:password.submitting" : hasPassword ? "security:password.submit" : "security:password.submitFirst")}
      </button>
    </SecurityForm>
  );
}

function Strength({ strength }: { strength: PasswordStrength }) {
  const { t } = useTranslation("security");
  return (
    <p className={`strength strength-${strength}`}>
      <span className="strength-ribbon" aria-hidden="true" />
      <output>{t(`password.strength.${strength}`)}</output>
    </p>
  );
}
