import { useTranslation } from "react-i18next";
import { useAccount, useVisitor } from "../account/visitor.tsx";
import { formatReset } from "../ui/format-reset.ts";
import { usePageAddress } from "../ui/page-address.ts";
import type { Failure } from "../client/request.ts";

interface FailureNoteProps {
  failure: Failure;
  onRetry: () => void;
}

/** Says why a request for ideas failed, and offers what can be done about it. */
export function FailureNote({ failure, onRetry }: FailureNoteProps) {
  const { t } = useTranslation("results");
  const isGuest = useVisitor().kind === "guest";
  const isUsedUp = failure.kind === "refused" && failure.problem.code === "daily_limit_reached";
  return (
    <div role="alert" className={`failure-note ${isUsedUp ? "failure-note-limit" : ""}`}>
      <h3 className="text-title">{t(isUsedUp ? "limitTitle" : "failed")}</h3>
      <p>
        <Detail failure={failure} />
      </p>
      <p className="text-soft">{t(isUsedUp && isGuest ? "limitInvitation" : "keptForm")}</p>
      {isUsedUp && isGuest && <AccountButton />}
      {/* It would be refused again. */}
      {!isUsedUp && (
        <button type="button" className="button button-plain" onClick={onRetry}>
          {t("retry")}
        </button>
      )}
    </div>
  );
}

function Detail({ failure }: { failure: Failure }) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  if (failure.kind === "unreachable") return t("network");
  const { detail, resetsAt } = failure.problem;
  const text = detail || t("generationFailed");
  return resetsAt === undefined ? text : `${text} ${t("resets", { time: formatReset(resetsAt, locale) })}`;
}

function AccountButton() {
  const { t } = useTranslation("results");
  const { openSignIn } = useAccount();
  return (
    <button type="button" className="button button-ribbon" onClick={() => openSignIn("signUp")}>
      {t("account.action")}
    </button>
  );
}
