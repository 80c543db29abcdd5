import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { awaitsSecondFactor } from "../client/second-factor.ts";
import { Envelope } from "../ui/envelope-drawing.tsx";
import type { AccountView } from "./account-view.ts";
import { MailedCode } from "./email-code.tsx";
import type { AccountOutcome } from "./visitor.tsx";

const closesAfterMs = 3_000;

interface CheckMailProps {
  email: string;
  onChange: (view: AccountView | null) => void;
  onTell: (message: AccountOutcome) => void;
}

/**
 * Shown after a sign-up that has to be confirmed by mail, with a field for the mail's code. Closes by itself unless the field is being
 * used; the page then says the same, and leads back here.
 */
export function CheckMail({ email, onChange, onTell }: CheckMailProps) {
  const { t } = useTranslation("account");
  const [isUsed, setUsed] = useState(false);
  const close = useEffectEvent(() => {
    onTell({ kind: "done", text: t("checkMail.text"), next: { label: "enterCode", view: { kind: "checkMail", email } } });
    onChange(null);
  });
  useEffect(() => {
    if (isUsed) return;
    const timer = setTimeout(close, closesAfterMs);
    return () => clearTimeout(timer);
  }, [isUsed]);
  return (
    <div className="account-heading account-done" onFocus={({ target }) => target instanceof HTMLInputElement && setUsed(true)}>
      <Envelope />
      <h2 id="account-title">{t("checkMail.title")}</h2>
      <output className="text-lead">{t("checkMail.text")}</output>
      <MailedCode
        type="signup"
        findEmail={() => email}
        onDone={(session) => onChange(awaitsSecondFactor(session) ? { kind: "secondFactor" } : null)}
      />
    </div>
  );
}
