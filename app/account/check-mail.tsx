import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Envelope } from "../ui/envelope-drawing.tsx";

const closesAfterMs = 3_000;

/** Shown after a sign-up that has to be confirmed by mail; closes by itself. */
export function CheckMail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account");
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(close, closesAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="account-heading account-done">
      <Envelope />
      <h2 id="account-title">{t("checkMail.title")}</h2>
      <output className="text-lead">{t("checkMail.text")}</output>
    </div>
  );
}
