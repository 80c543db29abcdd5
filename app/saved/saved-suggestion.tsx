import { Heart, X } from "lucide-react";
import { Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Opinion } from "#shared/answers/suggestion.ts";
import type { SavedSuggestion as Suggestion } from "#shared/answers/saved-ideas.ts";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { PhrasesOfWords } from "../ui/phrases.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { Because } from "../results/because.tsx";
import { ShopButton } from "../results/shop-button.tsx";
import { HeartNames } from "../sharing/heart-names.tsx";
import { showPrice } from "../results/show-price.ts";
import type { OpenedState } from "../results/use-opened-idea.ts";
import { buildSuggestionHash } from "./use-opened-suggestion.ts";

interface SavedSuggestionProps {
  suggestion: Suggestion;
  currency: string;
  isLead: boolean;
  /** First names of those who were sent the round and gave the idea a heart. */
  hearts: readonly string[];
  onRemove: () => void;
  onOpinion: (opinion: Opinion | null) => void;
}

const opened: OpenedState = { isOpenedHere: true };

/** One idea of an unfolded round: picture, words, and what can be done with it; its title opens the rest. */
export function SavedSuggestion({ suggestion, currency, isLead, hearts, onRemove, onOpinion }: SavedSuggestionProps) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const titleId = useId();
  const { language } = suggestion;
  return (
    <article
      className={`saved-suggestion ${suggestion.userFeedback === "disliked" ? "saved-suggestion-aside" : ""}`}
      aria-labelledby={titleId}
    >
      <div className="saved-picture">
        <GiftPicture picture={suggestion.picture} />
      </div>
      <div className="saved-head">
        {isLead && <p className="saved-lead">{t("lead")}</p>}
        <h3 id={titleId} lang={language} className="card-title">
          <Link to={{ hash: buildSuggestionHash(suggestion.id) }} state={opened} preventScrollReset className="saved-link">
            <PhrasesOfWords text={suggestion.title} locale={language} />
          </Link>
        </h3>
        <p className="saved-kind">
          <span lang={language}>{suggestion.category}</span>
          {suggestion.isExperience && <span className="badge">{t("experience")}</span>}
        </p>
        <Suspense>{hearts.length > 0 && <HeartNames names={hearts} />}</Suspense>
      </div>
      <div className="saved-words">
        <p lang={language}>{suggestion.description}</p>
        <p className="text-soft">
          <span className="saved-why">{t("why")}</span> <span lang={language}>{suggestion.explanation}</span>
        </p>
        <Because words={suggestion.because} />
      </div>
      <div className="saved-actions">
        <p className="tag-price">
          <span className="sr-only">{t("priceRange")}: </span>
          <span lang={language}>{showPrice(suggestion.priceRange, locale)}</span>
        </p>
        <ShopButton suggestion={suggestion} currency={currency} isLead={false} />
        <SavedMarks titleId={titleId} opinion={suggestion.userFeedback} onOpinion={onOpinion} onRemove={onRemove} />
      </div>
    </article>
  );
}

function SavedMarks({
  titleId,
  opinion,
  onOpinion,
  onRemove,
}: Pick<SavedSuggestionProps, "onOpinion" | "onRemove"> & { titleId: string; opinion: Opinion | null }) {
  const { t } = useTranslation(["results", "saved"]);
  return (
    <div className="saved-marks">
      <button
        type="button"
        className="icon-button saved-heart"
        title={t("like")}
        aria-label={t("like")}
        aria-describedby={titleId}
        aria-pressed={opinion === "liked"}
        onClick={() => onOpinion(opinion === "liked" ? null : "liked")}
      >
        <Heart aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        className="icon-button"
        title={t("saved:card.remove")}
        aria-label={t("saved:card.remove")}
        aria-describedby={titleId}
        onClick={onRemove}
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </div>
  );
}
