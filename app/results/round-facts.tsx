import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { suggestionsPerQuery } from "#shared/limits.ts";
import { useQuota } from "../account/quota.tsx";
import { QuotaLine } from "../gift-form/quota-line.tsx";
import type { Round } from "./ideas-state.ts";
import { nameSource } from "./name-source.ts";
import { LeftOut } from "./left-out.tsx";

/** The exclusions and the source of a round, and the button for five more ideas. */
export function RoundFacts({ round, onMore }: { round: Round; onMore: () => void }) {
  const { t } = useTranslation("saved");
  return (
    <div className="round-facts">
      <div>
        <LeftOut round={round} />
        {round.outcome && <p className="text-soft">{t(`round.source.${nameSource(round.outcome.source, round.suggestions)}`)}</p>}
      </div>
      {round.outcome && (round.suggestions.length < suggestionsPerQuery ? <NoMore /> : <More onMore={onMore} />)}
    </div>
  );
}

function More({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation("saved");
  const { quota } = useQuota();
  return (
    <div className="round-more">
      {quota?.remainingQueries === 0 ? <QuotaLine quota={quota} /> : <p className="text-small text-soft">{t("round.moreHint")}</p>}
      <button type="button" className="button button-plain" onClick={onMore}>
        <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
        {t("round.more")}
      </button>
    </div>
  );
}

/** Fewer than five are given only when the limits leave no more. */
function NoMore() {
  const { t } = useTranslation("saved");
  return (
    <div className="round-more">
      <p className="text-small text-soft">{t("round.fewHint")}</p>
      <a href="#gift-form" className="button button-plain">
        {t("round.change")}
      </a>
    </div>
  );
}
