import { useState } from "react";
import type { Session } from "@supabase/auth-js";
import { useTranslation } from "react-i18next";
import { buildCallbackAddress } from "./callback-address.ts";
import { isEmailAddress, normalizeEmail, type FieldRule } from "./check-account-fields.ts";
import { FormFault } from "./form-fault.tsx";
import { MailedCode } from "./email-code.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useAuthCall } from "./use-auth-call.ts";
import type { Captcha } from "./use-captcha.ts";
import { useWaysIn } from "./use-sign-in-methods.ts";
import { noWaysIn } from "../client/sign-in-methods.ts";

interface OtherWaysProps {
  mode: "signIn" | "signUp";
  findEmail: () => string;
  guard: Captcha["guard"];
  /** Hears what is wrong with the address, or that nothing is. */
  onBroken: (rule: FieldRule | null) => void;
  onSession: (session: Session) => void;
}

/** Further ways to sign in that the auth service offers: social accounts and a link by mail. */
export function OtherWays({ mode, findEmail, guard, onBroken, onSession }: OtherWaysProps) {
  const { t } = useTranslation("account");
  // When the service cannot be asked, only address and password are offered.
  const ways = useWaysIn().ways ?? noWaysIn;
  const call = useAuthCall("link");
  const { attempt, isBusy, text } = call;
  const [isSent, setSent] = useState(false);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const hasLink = ways.hasMailLink && mode === "signIn";
  if (!hasLink && ways.providers.length === 0) return null;

  const sendLink = async () => {
    const email = normalizeEmail(findEmail());
    setSent(false);
    if (!isEmailAddress(email)) {
      onBroken("email");
      return document.getElementById("account-email")?.focus();
    }
    onBroken(null);
    const emailRedirectTo = buildCallbackAddress();
    const sent = await attempt((auth) => guard((proof) => auth.signInWithOtp({ email, options: { ...proof, emailRedirectTo } })));
    if (!sent) return;
    setSent(true);
    setMailedTo(email);
  };
  return (
    <div className="account-others">
      <p className="account-divider">{t("otherWays.or")}</p>
      <ProviderButtons providers={ways.providers} call={call} />
      {hasLink && (
        <button type="button" className="button button-plain" disabled={isBusy} onClick={sendLink}>
          {t(isBusy ? "otherWays.linkSending" : "otherWays.link")}
        </button>
      )}
      {isSent && <output className="account-success">{t("otherWays.linkSent", { email: mailedTo })}</output>}
      <FormFault text={text} />
      {mailedTo && <MailedCode type="email" findEmail={() => mailedTo} onDone={onSession} />}
    </div>
  );
}
