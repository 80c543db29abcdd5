import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Suggestion } from "#shared/suggestion.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import type { Opinion } from "./ideas-state.ts";
import { SearchTerms } from "./search-terms.tsx";
import { TagActions } from "./tag-actions.tsx";
import { TagString } from "./tag-string.tsx";

export interface GiftTagProps {
  suggestion: Suggestion;
  request: GiftRequestBody;
  isLead: boolean;
  opinion: Opinion | null;
  onJudge: (opinion: Opinion | null) => void;
}

export function GiftTag({ suggestion, request, isLead, opinion, onJudge }: GiftTagProps) {
  const { t } = useTranslation("results");
  const titleId = useId();
  return (
    <article className={`gift-tag ${opinion === "disliked" ? "gift-tag-aside" : ""}`} aria-labelledby={titleId}>
      <TagString />
      <div className="tag-shape" lang={request.language}>
        {isLead && <p className="lead-mark">{t("lead")}</p>}
        <p className="tag-facts">
          <span>{suggestion.category}</span>
          {suggestion.isExperience && <span className="badge-experience">{t("experience")}</span>}
        </p>
        <h3 id={titleId} className="text-title">
          {suggestion.title}
        </h3>
        <p className="tag-price">
          <span className="sr-only">{t("priceRange")}: </span>
          {suggestion.priceRange}
        </p>
        <p className="mt-3">{suggestion.description}</p>
        <div className="tag-why">
          <h4>{t("why")}</h4>
          <p>{suggestion.explanation}</p>
        </div>
        <SearchTerms terms={suggestion.searchTerms} currency={request.currency} />
        <TagActions suggestion={suggestion} opinion={opinion} onJudge={onJudge} />
      </div>
    </article>
  );
}
