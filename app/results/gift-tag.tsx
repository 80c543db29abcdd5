import { memo, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Opinion, Suggestion } from "#shared/suggestion.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { usePageAddress } from "../page-address.ts";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { PhrasesOfWords } from "../ui/phrases.tsx";
import { Because } from "./because.tsx";
import { SearchTerms } from "./search-terms.tsx";
import { showPrice } from "./show-price.ts";
import { TagActions } from "./tag-actions.tsx";
import { TagString } from "./tag-string.tsx";

export interface GiftTagProps {
  suggestion: Suggestion;
  request: GiftRequestBody;
  isLead: boolean;
  opinion: Opinion | null;
  onOpinion: (title: string, opinion: Opinion | null) => void;
}

/** Drawn once, not with each idea that follows. */
export const GiftTag = memo(function GiftTag({ suggestion, request, isLead, opinion, onOpinion }: GiftTagProps) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const titleId = useId();
  return (
    <article className={`gift-tag ${opinion === "disliked" ? "gift-tag-aside" : ""}`} aria-labelledby={titleId}>
      <TagString />
      <div className="tag-shape">
        <div className="tag-picture">
          <GiftPicture picture={suggestion.picture} />
        </div>
        {isLead && <p className="lead-mark">{t("lead")}</p>}
        <p className="tag-facts">
          <span lang={request.language}>{suggestion.category}</span>
          {suggestion.isExperience && <span className="badge">{t("experience")}</span>}
        </p>
        <h3 id={titleId} lang={request.language} className="text-title">
          <PhrasesOfWords text={suggestion.title} locale={request.language} />
        </h3>
        <p className="tag-price">
          <span className="sr-only">{t("priceRange")}: </span>
          <span lang={request.language}>{showPrice(suggestion.priceRange, locale)}</span>
        </p>
        <p className="mt-3" lang={request.language}>
          {suggestion.description}
        </p>
        <div className="tag-why">
          <h4>{t("why")}</h4>
          <p lang={request.language}>{suggestion.explanation}</p>
          <Because words={suggestion.because} />
        </div>
        <SearchTerms suggestion={suggestion} currency={request.currency} language={request.language} />
        <TagActions suggestion={suggestion} opinion={opinion} onOpinion={(now) => onOpinion(suggestion.title, now)} />
      </div>
    </article>
  );
});
