import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Round } from "./ideas-state.ts";

/** Announces each idea to screen readers, once and one after the other, and when all have arrived. */
export function IdeasAnnouncer({ round, isComposing, title }: { round: Round | undefined; isComposing: boolean; title: ReactNode }) {
  // Restored ideas are not announced, nor those that are back because others failed to come.
  const [news, setNews] = useState<string>();
  if (isComposing && round && round.id !== news) setNews(round.id);
  return (
    // What takes the place of one idea is announced there.
    <div role="log" aria-relevant="additions" className="sr-only">
      {round && round.id === news && <News key={round.id} round={round} isComposing={isComposing} title={title} />}
    </div>
  );
}

function News({ round: { suggestions, outcome }, isComposing, title }: { round: Round; isComposing: boolean; title: ReactNode }) {
  const { t } = useTranslation("results");
  return (
    <>
      <p>{t("composing")}</p>
      {suggestions.map(({ title }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is what stays: an idea sent again takes its own
        <p key={index}>{t("arrived", { number: index + 1, total: suggestionsPerQuery, title })}</p>
      ))}
      {!isComposing && outcome && <p>{suggestions.length < suggestionsPerQuery ? title : t("finished")}</p>}
    </>
  );
}
