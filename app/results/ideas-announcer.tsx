import { useTranslation } from "react-i18next";
import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Round } from "./ideas-state.ts";

/** Tells those who listen of each idea as it arrives, and when all are there. */
export function IdeasAnnouncer({ round, isComposing }: { round: Round | undefined; isComposing: boolean }) {
  return <output className="sr-only">{round && (isComposing ? <Arrival round={round} /> : <Finish round={round} />)}</output>;
}

function Arrival({ round: { suggestions } }: { round: Round }) {
  const { t } = useTranslation("results");
  const latest = suggestions.at(-1);
  if (!latest) return t("composing");
  return t("arrived", { number: suggestions.length, total: suggestionsPerQuery, title: latest.title });
}

function Finish({ round: { suggestions, outcome } }: { round: Round }) {
  const { t } = useTranslation("results");
  return outcome && t("finished", { count: suggestions.length });
}
