import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "../client/request.ts";

export function SavedFailureNote({ failure, onRetry }: { failure: Failure["kind"]; onRetry: () => void }) {
  const { t } = useTranslation("saved");
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    // Retries by itself when the connection is back.
    const onOnline = () => retry.current();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
  return (
    <div role="alert" className="failure-note">
      <h2 className="text-title">{t("failed.title")}</h2>
      <p>{t(`failed.${failure}`)}</p>
      <button type="button" className="button button-plain" onClick={onRetry}>
        {t("failed.retry")}
      </button>
    </div>
  );
}
