import type { Session } from "@supabase/auth-js";
import { useTranslation } from "react-i18next";
import { loadAuth, type AuthClient } from "../client/auth.ts";
import { normalizeEmail } from "./check-account-fields.ts";
import { SixDigitForm } from "./six-digit-form.tsx";
import { useAuthCall } from "./use-auth-call.ts";

interface MailedCodeProps {
  type: "email" | "recovery" | "signup";
  findEmail: () => string;
  /** The client that gets the session; by default the page's own. */
  openAuth?: () => Promise<AuthClient>;
  onDone: (session: Session) => void;
}

/** Takes the digits that stand in a mail beside its link, for whoever reads the mail on another device. */
export function MailedCode({ type, findEmail, openAuth = loadAuth, onDone }: MailedCodeProps) {
  const { t } = useTranslation("account");
  const { attempt, isBusy, text } = useAuthCall("mailedCode");
  const verify = async (token: string) => {
    const email = normalizeEmail(findEmail());
    const found = await attempt(async () => (await openAuth()).verifyOtp({ email, token, type }));
    if (found?.session) onDone(found.session);
    return Boolean(found);
  };
  return <SixDigitForm label={t("mailedCode.label")} isBusy={isBusy} fault={text} verify={verify} />;
}
