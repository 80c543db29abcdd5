import { Fragment, useEffect } from "react";
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
import { useShownIdeas } from "./use-shown-ideas.ts";

/** The tags of the newest round, with access to the earlier ones. */
export function Results({ ideas }: { ideas: Ideas }) {
  const { rounds, isComposing, failure } = ideas.state;
  const [newest, ...earlier] = rounds;
  const tags = useShownIdeas(newest !== undefined);
  useEffect(() => {
    if (isComposing) focusResults();
  }, [isComposing]);
  const title = <Title round={newest} isComposing={isComposing} tags={tags} />;
  return (
    <section id={resultsId} className="results" aria-labelledby={`${resultsId}-title`}>
      {newest && <TyingRibbon isUntied={newest.suggestions.length > 0} />}
      <div className="wrapper">
        <header className="results-heading">
          <h2 id={`${resultsId}-title`} tabIndex={-1} className="text-heading">
            {title}
          </h2>
          {newest && <Basis round={newest} />}
        </header>
        <IdeasAnnouncer round={newest} isComposing={isComposing} title={title} />
        {failure && <FailureNote failure={failure} onRetry={ideas.askAgain} />}
        {newest ? <Rounds tags={tags} newest={newest} earlier={earlier} ideas={ideas} /> : !failure && <NoIdeasYet />}
      </div>
    </section>
  );
}

type Tags = ReturnType<typeof useShownIdeas>;

interface RoundsProps {
  tags: Tags;
  newest: Round;
  earlier: Round[];
  ideas: Ideas;
}

function Rounds({ tags, newest, earlier, ideas }: RoundsProps) {
  if (!tags) return <TagSkeletons count={suggestionsPerQuery} />;
  return <tags.ShownIdeas newest={newest} earlier={earlier} ideas={ideas} onMore={ideas.askMore} />;
}

function Title({ round, isComposing, tags }: { round: Round | undefined; isComposing: boolean; tags: Tags }) {
  const { t } = useTranslation("results");
  if (!round) return t("emptyTitle");
  if (tags && !isComposing && round.suggestions.length < suggestionsPerQuery) return <tags.ShortTitle round={round} />;
  const name = round.request.name;
  return name ? t("titleFor", { name }) : t("title");
}

/** A line that repeats what the ideas were requested for. */
function Basis({ round: { request } }: { round: Round }) {
  const { t } = useTranslation("options");
  const describeBand = useBandLabel();
  const currency = findCurrency(request.currency);
  const band = findBudgetBand(currency, request.budget);
  const occasion = occasions.find((value) => value === request.occasion);
  const relationship = relationships.find((value) => value === request.relationship);
  if (!band || !occasion || !relationship) return null;
  const facts = [`${t(`occasion.${occasion}`)} ·`, `${t(`relationship.${relationship}`)} ·`, describeBand(band, currency)];
  return (
    <p className="text-soft">
      {/* '$50 – $100' is not divided between two lines. */}
      {facts.map((fact) => (
        <Fragment key={fact}>
          <span className="inline-block">{fact}</span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
