import { useTranslation } from "react-i18next";
import { GiftTag } from "./gift-tag.tsx";
import type { Round } from "./ideas-state.ts";
import type { Ideas } from "./use-ideas.ts";

/** The earlier rounds of this tab, collapsed. */
export function EarlierIdeas({ rounds, ideas }: { rounds: Round[]; ideas: Ideas }) {
  const { t } = useTranslation("saved");
  return rounds.map((round) => (
    <details key={round.id} className="earlier">
      <summary>
        <span className="display-small display text-question">
          {round.request.name ? t("round.earlierFor", { name: round.request.name }) : t("round.earlier")}
        </span>
        <span className="earlier-titles" lang={round.request.language}>
          {round.suggestions.map((suggestion) => suggestion.title).join(" · ")}
        </span>
      </summary>
      <ol className="gift-tags">
        {round.suggestions.map((suggestion) => (
          <li key={suggestion.title}>
            <GiftTag
              suggestion={suggestion}
              request={round.request}
              isLead={false}
              opinion={ideas.state.opinions[suggestion.title] ?? null}
              onOpinion={ideas.giveOpinion}
            />
          </li>
        ))}
      </ol>
    </details>
  ));
}
