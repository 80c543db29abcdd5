import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usePageAddress } from "../page-address.ts";
import type { Round } from "./ideas-state.ts";

/** The exclusions and the source of a round, and the button for five more ideas. */
export function RoundFacts({ round, onMore }: { round: Round; onMore: () => void }) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const leftOut = round.outcome?.leftOut ?? [];
  return (
    <div className="round-facts">
      <div>
        {leftOut.length > 0 && <p>{t("leftOut", { list: new Intl.ListFormat(locale, { type: "conjunction" }).format(leftOut) })}</p>}
        {round.outcome && <p className="text-soft">{t(`source.${round.outcome.source}`)}</p>}
      </div>
      <div className="round-more">
        <p className="text-small text-soft">{t("moreHint")}</p>
        <button type="button" className="button button-plain" onClick={onMore}>
          <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
          {t("more")}
        </button>
      </div>
    </div>
  );
}
