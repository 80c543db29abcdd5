import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { suggestionsPerQuery } from "#shared/limits.ts";
import { FailureNote } from "./failure-note.tsx";
import type { Round } from "./ideas-state.ts";
import { IdeasAnnouncer } from "./ideas-announcer.tsx";
import { Parcels } from "./parcel.tsx";
import type { Ideas } from "./use-ideas.ts";
import { useShownIdeas } from "./use-shown-ideas.ts";

const resultsId = "ideas";

interface ResultsProps {
  ideas: Ideas;
  /** Shown before the first query, and while there was none without a failure. */
  examples: React.ReactNode;
}

/** The board of the newest round, with access to the earlier ones. */
export function Results({ ideas, examples }: ResultsProps) {
  const { rounds, isComposing, failure } = ideas.state;
  const [newest, ...earlier] = rounds;
  const shown = useShownIdeas(newest !== undefined);
  useEffect(() => {
    if (isComposing) focusResults();
  }, [isComposing]);
  const title = <Title round={newest} isComposing={isComposing} shown={shown} />;
  return (
    <section id={resultsId} className="results" aria-labelledby={`${resultsId}-title`}>
      <div className="wrapper">
        <header className="results-heading">
          <h2 id={`${resultsId}-title`} tabIndex={-1} className="text-heading">
            {title}
          </h2>
          {newest && shown && <shown.RoundBrief round={newest} isComposing={isComposing} />}
        </header>
        <IdeasAnnouncer round={newest} isComposing={isComposing} title={title} />
        {failure && <FailureNote failure={failure} onRetry={ideas.askAgain} />}
        {newest ? <Rounds shown={shown} newest={newest} earlier={earlier} ideas={ideas} /> : <NoIdeasYet examples={examples} />}
      </div>
    </section>
  );
}

type Shown = ReturnType<typeof useShownIdeas>;

interface RoundsProps {
  shown: Shown;
  newest: Round;
  earlier: Round[];
  ideas: Ideas;
}

function Rounds({ shown, newest, earlier, ideas }: RoundsProps) {
  if (!shown) return <Parcels />;
  return <shown.ShownIdeas newest={newest} earlier={earlier} ideas={ideas} onMore={ideas.askMore} />;
}

function Title({ round, isComposing, shown }: { round: Round | undefined; isComposing: boolean; shown: Shown }) {
  const { t } = useTranslation("results");
  if (!round) return t("emptyTitle");
  if (shown && !isComposing && round.suggestions.length < suggestionsPerQuery) return <shown.ShortTitle round={round} />;
  const name = round.request.name;
  return name ? t("titleFor", { name }) : t("title");
}

/** Examples of ideas, shown before the first query; their room is kept until they are loaded. */
function NoIdeasYet({ examples }: { examples: React.ReactNode }) {
  const { t } = useTranslation("results");
  return (
    <div className="no-ideas">
      <p className="measure text-lead text-soft">{t("emptyText")}</p>
      <div className="examples-place">{examples}</div>
    </div>
  );
}

/** Moves the focus and scrolls to where the ideas appear, because the button that was pressed is about to be disabled. */
function focusResults(): void {
  const heading = document.getElementById(`${resultsId}-title`);
  heading?.focus({ preventScroll: true });
  // Not smoothly, because the first idea may appear before the scrolling has ended.
  document.getElementById(resultsId)?.scrollIntoView({ block: "start", behavior: "instant" });
}
