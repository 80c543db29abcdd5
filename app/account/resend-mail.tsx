import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { buildCallbackAddress } from "./callback-address.ts";
import { normalizeEmail } from "./check-account-fields.ts";
import { useAuthCall } from "./use-auth-call.ts";
import type { Captcha } from "./use-captcha.ts";

const resendAfterSeconds = 60;

/** A button that sends the confirmation mail again, at most once a minute. */
export function ResendMail({ findEmail, guard }: { findEmail: () => string; guard: Captcha["guard"] }) {
  const { t } = useTranslation("account");
  const { attempt, isBusy, text } = useAuthCall("resend");
  const [secondsLeft, startCountdown] = useCountdown();
  const resend = async () => {
    const email = normalizeEmail(findEmail());
    const emailRedirectTo = buildCallbackAddress();
    const sent = await attempt((auth) => guard((proof) => auth.resend({ type: "signup", email, options: { ...proof, emailRedirectTo } })));
    if (sent) startCountdown(resendAfterSeconds);
  };
  return (
    <div className="account-resend">
      {secondsLeft > 0 && <output>{t("checkMail.resent")}</output>}
      {text && (
        <p role="alert" className="fault">
          {text}
        </p>
      )}
      <button type="button" className="button button-plain" disabled={isBusy || secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0 ? t("checkMail.resendIn", { seconds: secondsLeft }) : t("checkMail.resend")}
      </button>
    </div>
  );
}

function useCountdown(): [number, (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [secondsLeft, setSecondsLeft];
}
