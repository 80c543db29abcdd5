import { useTranslation } from "react-i18next";
import { useComingSoon } from "../dialogs/coming-soon.tsx";
import { formatReset } from "../format-reset.ts";
import { usePageAddress } from "../page-address.ts";
import type { Failure } from "./ideas-state.ts";

/** What went wrong, in words, and what can be done about it. */
export function FailureNote({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const announce = useComingSoon();
  const problem = failure.kind === "refused" ? failure.problem : null;
  const isUsedUp = problem?.code === "daily_limit_reached";
  const detail = problem ? problem.detail || t("generationFailed") : t("network");
  return (
    <div role="alert" className="failure-note">
      <h3 className="text-title">{t(isUsedUp ? "limitTitle" : "failed")}</h3>
      <p>
        {detail}
        {problem?.resetsAt && ` ${t("resets", { time: formatReset(problem.resetsAt, locale) })}`}
      </p>
      {isUsedUp && <p>{t("account.text")}</p>}
      {!isUsedUp && <p className="text-soft">{t("keptForm")}</p>}
      <div className="flex flex-wrap gap-3">
        {isUsedUp && (
          <button type="button" className="button button-plain" onClick={() => announce("signUp")}>
            {t("account.action")}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onRetry}>
          {t("retry")}
        </button>
      </div>
    </div>
  );
}
