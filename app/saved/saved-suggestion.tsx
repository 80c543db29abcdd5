import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Opinion } from "#shared/answers/suggestion.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { Because } from "../results/because.tsx";
import { SearchTerms } from "../results/search-terms.tsx";
import { showPrice } from "../results/show-price.ts";
import { TagActions } from "../results/tag-actions.tsx";
import { PhrasesOfWords } from "../ui/phrases.tsx";
import type { SavedIdea, SavedSuggestion as Suggestion } from "#shared/answers/saved-ideas.ts";

interface SavedSuggestionProps {
  idea: SavedIdea;
  suggestion: Suggestion;
  onOpinion: (opinion: Opinion | null) => void;
}

/** One idea of a round, in two columns: title, price and category; reasons, search terms and buttons. */
export function SavedSuggestion({ idea, suggestion, onOpinion }: SavedSuggestionProps) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const titleId = useId();
  return (
    <article
      className={`saved-suggestion ${suggestion.userFeedback === "disliked" ? "saved-suggestion-aside" : ""}`}
      aria-labelledby={titleId}
    >
      <div>
        <h3 id={titleId} lang={idea.language} className="display-small text-question">
          <PhrasesOfWords text={suggestion.title} locale={idea.language} />
        </h3>
        <p className="tag-price">
          <span className="sr-only">{t("priceRange")}: </span>
          <span lang={idea.language}>{showPrice(suggestion.priceRange, locale)}</span>
        </p>
        <p className="tag-facts">
          <span lang={idea.language}>{suggestion.category}</span>
          {suggestion.isExperience && <span className="badge">{t("experience")}</span>}
        </p>
      </div>
      <div>
        <div lang={idea.language} className="saved-words">
          <p>{suggestion.description}</p>
          <p className="text-soft">
            <span className="saved-why" lang={locale}>
              {t("why")}
            </span>{" "}
            {suggestion.explanation}
          </p>
        </div>
        <Because words={suggestion.because} />
        <SearchTerms suggestion={suggestion} currency={idea.currency} language={idea.language} />
        <TagActions suggestion={suggestion} opinion={suggestion.userFeedback} onOpinion={onOpinion} />
      </div>
    </article>
  );
}
