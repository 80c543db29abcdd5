import type { Factor } from "@supabase/auth-js";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuthClient } from "../client/auth.ts";
import { SixDigitForm } from "./six-digit-form.tsx";
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
        <SixDigitForm label={t("fields.code")} isAlone isBusy={isBusy} fault={text} verify={verify} />
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
