import type { Factor } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuthClient } from "../auth.ts";
import { readForm } from "../read-form.ts";
import { CodeField } from "./account-field.tsx";
import { codeLength, readCode } from "./code.ts";
import { FormFault } from "./form-fault.tsx";
import { useAuthCall } from "./use-auth-call.ts";

interface CodeFormProps {
  factor: Factor;
  openAuth: () => Promise<AuthClient>;
  onDone: (() => void) | undefined;
}

/** Asks for the code of a second factor. For a phone, it first offers to send the message. */
export function CodeForm({ factor, openAuth, onDone }: CodeFormProps) {
  const isPhone = factor.factor_type === "phone";
  const { t } = useTranslation("account");
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const { attempt, isBusy, text } = useAuthCall("secondFactor");
  const sendMessage = async () => {
    const challenge = await attempt(async () => (await openAuth()).mfa.challenge({ factorId: factor.id }));
    if (challenge) setChallengeId(challenge.id);
  };
  const verify = async (code: string) => {
    const raised = await attempt(async () => {
      const { mfa } = await openAuth();
      if (!challengeId) return await mfa.challengeAndVerify({ factorId: factor.id, code });
      return await mfa.verify({ factorId: factor.id, challengeId, code });
    });
    if (raised) onDone?.();
    return raised !== null;
  };
  if (!isPhone || challengeId) {
    return (
      <>
        <p className="text-soft">{t(isPhone ? "secondFactor.phone" : "secondFactor.totp")}</p>
        <Digits isBusy={isBusy} fault={text} verify={verify} />
        {isPhone && (
          <button type="button" className="text-link account-forgotten" disabled={isBusy} onClick={sendMessage}>
            {t("secondFactor.sendAgain")}
          </button>
        )}
      </>
    );
  }
  return (
    <div className="account-form">
      <p className="text-soft">{t("secondFactor.beforePhone")}</p>
      <FormFault text={text} />
      <button type="button" className="button button-ribbon" disabled={isBusy} onClick={sendMessage}>
        {t("secondFactor.sendPhone")}
      </button>
    </div>
  );
}

interface DigitsProps {
  isBusy: boolean;
  fault: string | null;
  verify: (code: string) => Promise<boolean>;
}

function Digits({ isBusy, fault, verify }: DigitsProps) {
  const { t } = useTranslation("account");
  const form = useRef<HTMLFormElement>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const field = () => form.current?.querySelector("input");
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const code = readCode(readForm(event.currentTarget)("code"));
    setIncomplete(code.length !== codeLength);
    if (code.length === codeLength && (await verify(code))) return;
    field()?.focus();
    field()?.select();
  };
  return (
    <form ref={form} method="post" noValidate className="account-form" aria-labelledby="account-title" onSubmit={submit}>
      <CodeField name="code" label={t("fields.code")} fault={isIncomplete ? t("secondFactor.incomplete") : null} />
      {!isIncomplete && <FormFault text={fault} />}
      <button type="submit" className="button button-ribbon" disabled={isBusy}>
        {t(isBusy ? "secondFactor.submitting" : "secondFactor.submit")}
      </button>
    </form>
  );
}
