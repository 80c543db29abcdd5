import { Heart } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Opinion } from "#shared/answers/suggestion.ts";
import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import { ShopButton } from "../results/shop-button.tsx";
import { showPrice } from "../results/show-price.ts";
import type { OpenedState } from "../results/use-opened-idea.ts";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { listLiked } from "./arrange-round.ts";
import { buildSuggestionHash } from "./use-opened-suggestion.ts";
import "../results/board.css";

interface LikedIdeasProps {
  rounds: readonly SavedIdea[];
  onOpinion: (suggestion: SavedSuggestion, opinion: Opinion | null) => void;
}

/** The shortlist: what was liked, across rounds and people. */
export function LikedIdeas({ rounds, onOpinion }: LikedIdeasProps) {
  const { t } = useTranslation("saved");
  return (
    <ol className="liked-ideas" aria-label={t("views.liked")}>
      {listLiked(rounds).map(({ round, suggestion }) => (
        <li key={suggestion.id}>
          <LikedCard round={round} suggestion={suggestion} onUnlike={() => onOpinion(suggestion, null)} />
        </li>
      ))}
    </ol>
  );
}

const opened: OpenedState = { isOpenedHere: true };

function LikedCard({ round, suggestion, onUnlike }: { round: SavedIdea; suggestion: SavedSuggestion; onUnlike: () => void }) {
  const { t } = useTranslation(["results", "saved", "options"]);
  const { locale } = usePageAddress();
  const titleId = useId();
  const { language } = suggestion;
  return (
    <article className="gift-tag" aria-labelledby={titleId}>
      <button type="button" className="card-mark" aria-label={t("like")} aria-describedby={titleId} aria-pressed onClick={onUnlike}>
        <Heart aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <div className="card-words">
        <p className="liked-for">
          {t("saved:card.for", { name: round.recipient?.name ?? t("saved:card.someone") })} · {t(`options:occasion.${round.occasion}`)}
        </p>
        <h3 id={titleId} lang={language} className="card-title">
          <Link to={{ hash: buildSuggestionHash(suggestion.id) }} state={opened} preventScrollReset className="card-link">
            {suggestion.title}
          </Link>
        </h3>
        <div className="card-foot">
          <p className="tag-price">
            <span className="sr-only">{t("priceRange")}: </span>
            <span lang={language}>{showPrice(suggestion.priceRange, locale)}</span>
          </p>
          {suggestion.isExperience && <span className="badge">{t("experience")}</span>}
          <ShopButton suggestion={suggestion} currency={round.currency} isLead={false} />
        </div>
      </div>
      <div className="card-picture">
        <GiftPicture picture={suggestion.picture} />
      </div>
    </article>
  );
}
