import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { findBudgetBand, occasions, relationships } from "#shared/gift-options.ts";
import { suggestionsPerQuery } from "#shared/limits.ts";
import { findCurrency } from "../gift-form/gift-fields.ts";
import { useBandLabel } from "../gift-form/use-band-label.ts";
import { FailureNote } from "./failure-note.tsx";
import { focusResults, resultsId } from "./focus-results.ts";
import type { Round } from "./ideas-state.ts";
import { IdeasAnnouncer } from "./ideas-announcer.tsx";
import { NoIdeasYet } from "./no-ideas-yet.tsx";
import { TagSkeletons } from "./tag-skeleton.tsx";
import { TyingRibbon } from "./tying-ribbon.tsx";
import type { Ideas } from "./use-ideas.ts";

// Nobody sees tags at first: they load a moment after the page is alive, long before an answer can arrive.
const loadTagsAfterMs = 2_000;
const loadShownIdeas = () => import("./shown-ideas.tsx");
const ShownIdeas = lazy(() => loadShownIdeas().then((module) => ({ default: module.ShownIdeas })));

/** The five tags of the newest asking, and the way to the earlier ones. */
export function Results({ ideas }: { ideas: Ideas }) {
  const { rounds, isComposing, failure } = ideas.state;
  const [newest, ...earlier] = rounds;
  useEffect(() => {
    // Offline now: asked for again when there is something to show.
    const timer = setTimeout(() => void loadShownIdeas().catch(() => undefined), loadTagsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section id={resultsId} className="results" aria-labelledby={`${resultsId}-title`}>
      {isComposing && <TyingRibbon isUntied={newest !== undefined && newest.suggestions.length > 0} />}
      <div className="wrapper">
        <header className="results-heading">
          <h2 id={`${resultsId}-title`} tabIndex={-1} className="text-heading">
            <Title round={newest} />
          </h2>
          {newest && <Basis round={newest} />}
        </header>
        <IdeasAnnouncer round={newest} isComposing={isComposing} />
        {failure && <FailureNote failure={failure} onRetry={retry} />}
        {newest ? (
          <Suspense fallback={<TagSkeletons count={suggestionsPerQuery} />}>
            <ShownIdeas newest={newest} earlier={earlier} ideas={ideas} onMore={more} />
          </Suspense>
        ) : (
          !failure && <NoIdeasYet />
        )}
      </div>
    </section>
  );

  function retry(): void {
    if (ideas.askAgain()) focusResults();
  }
  function more(): void {
    if (ideas.askMore()) focusResults();
  }
}

function Title({ round }: { round: Round | undefined }) {
  const { t } = useTranslation("results");
  if (!round) return t("emptyTitle");
  const name = round.request.name;
  return name ? t("titleFor", { name }) : t("title");
}

/** What the ideas were asked for, told back in a line. */
function Basis({ round: { request } }: { round: Round }) {
  const { t } = useTranslation("results");
  const { t: option } = useTranslation("options");
  const describeBand = useBandLabel();
  const currency = findCurrency(request.currency);
  const band = findBudgetBand(currency, request.budget);
  const occasion = occasions.find((value) => value === request.occasion);
  const relationship = relationships.find((value) => value === request.relationship);
  if (!band || !occasion || !relationship) return null;
  return (
    <p className="text-soft">
      {t("basis", {
        occasion: option(`occasion.${occasion}`),
        relationship: option(`relationship.${relationship}`),
        budget: describeBand(band, currency),
      })}
    </p>
  );
}
