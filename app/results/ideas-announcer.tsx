import { useTranslation } from "react-i18next";
import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Round } from "./ideas-state.ts";

/** Tells those who listen of each idea as it arrives, and when all are there. */
export function IdeasAnnouncer({ round, isComposing }: { round: Round | undefined; isComposing: boolean }) {
  const { t } = useTranslation("results");
  const count = round?.suggestions.length ?? 0;
  const latest = round?.suggestions.at(-1);
  return (
    <div role="status" className="sr-only">
      {isComposing && !latest && t("composing")}
      {isComposing && latest && t("arrived", { number: count, total: suggestionsPerQuery, title: latest.title })}
      {!isComposing && round?.outcome && t("finished", { count })}
    </div>
  );
}
