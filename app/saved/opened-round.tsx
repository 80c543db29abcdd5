import { Ban, RotateCcw } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { Share } from "#shared/answers/shared-lists.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import type { SavedIdea, SavedSuggestion as Suggestion } from "#shared/answers/saved-ideas.ts";
import { getSeparator } from "../gift-form/split-words.ts";
import { keepForForm } from "../gift-form/use-gift-fields.ts";
import { ShareButton } from "../sharing/share-button.tsx";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { fillInRound } from "./ask-again.ts";
import { nameSource } from "../results/name-source.ts";
import { orderSuggestions } from "./arrange-round.ts";
import { noFilters, writeFilters } from "./saved-filters.ts";
import { SavedSuggestion } from "./saved-suggestion.tsx";
import "../results/round-brief.css";

interface OpenedRoundProps {
  id: string;
  round: SavedIdea;
  onRemove: (suggestion: Suggestion) => void;
  onOpinion: (suggestion: Suggestion, opinion: Opinion | null) => void;
  /** Told how the round is shared from now on. */
  onShare: (share: Share | null) => void;
}

/** An unfolded round: what it was asked for, its ideas, and what can be done with it. */
export function OpenedRound({ id, round, onRemove, onOpinion, onShare }: OpenedRoundProps) {
  const { t } = useTranslation("saved");
  const first = round.suggestions[round.lead];
  return (
    <div id={id} className="saved-round">
      <AskedFor round={round} />
      {round.suggestions.length === 0 && <p className="saved-emptied">{t("card.emptied")}</p>}
      <ol className="saved-suggestions">
        {orderSuggestions(round).map((suggestion) => (
          <li key={suggestion.id}>
            <SavedSuggestion
              suggestion={suggestion}
              currency={round.currency}
              isLead={suggestion === first}
              hearts={listNames(round, suggestion)}
              onRemove={() => onRemove(suggestion)}
              onOpinion={(opinion) => onOpinion(suggestion, opinion)}
            />
          </li>
        ))}
      </ol>
      <RoundEnd round={round} onShare={onShare} />
    </div>
  );
}

/** First names of those who gave an idea a heart where the round is shared. */
function listNames({ share }: SavedIdea, { id }: Suggestion): string[] {
  return (share?.hearts ?? []).flatMap(({ ideaId, name }) => (ideaId === id ? [name] : []));
}

/** The interests, and what was left out. */
function AskedFor({ round: { interests, leftOut } }: { round: SavedIdea }) {
  const { t } = useTranslation("board");
  if (interests.length + leftOut.length === 0) return null;
  return (
    <div className="round-brief">
      <ul>
        {interests.map((words) => (
          <li key={words} className="brief-fact brief-love">
            <span className="sr-only">{t("brief.love")}: </span>
            <span lang="">{words}</span>
          </li>
        ))}
        {leftOut.map((words) => (
          <li key={words} className="brief-fact brief-out">
            <Ban aria-hidden size={14} />
            <span>{t("brief.leavingOut")}: </span>
            <span lang="">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the ideas came from, and the ways on: the same request once more, and the address of this round alone. */
function RoundEnd({ round, onShare }: Pick<OpenedRoundProps, "round" | "onShare">) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const navigate = useNavigate();
  const askAgain = () => {
    keepForForm(() => fillInRound(round, getSeparator(locale)));
    void navigate(localizePath(locale, "/#gift-form"));
  };
  return (
    <footer className="saved-round-end">
      <p className="text-small text-soft">{t(`round.source.${nameSource(round.source, round.suggestions)}`)}</p>
      <div className="saved-round-actions">
        <Suspense>{round.suggestions.length > 0 && <ShareButton queryId={round.id} onShare={onShare} />}</Suspense>
        <button type="button" className="button button-plain" onClick={askAgain}>
          <RotateCcw aria-hidden size={17} strokeWidth={1.75} />
          {t("card.again")}
        </button>
        <Link
          className="button button-quiet"
          to={{ pathname: localizePath(locale, "/saved"), search: writeFilters({ ...noFilters, round: round.id }).toString() }}
        >
          {t("card.alone")}
        </Link>
      </div>
    </footer>
  );
}
