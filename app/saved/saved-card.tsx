import { Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { findBudgetBand } from "#shared/gift-options.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import { useBandLabel } from "../gift-form/use-band-label.ts";
import { formatLocalDay } from "../ui/format-date.ts";
import { usePageAddress } from "../ui/page-address.ts";
import type { SavedIdea, SavedSuggestion as Suggestion } from "#shared/answers/saved-ideas.ts";
import { SavedSuggestion } from "./saved-suggestion.tsx";

interface SavedCardProps {
  idea: SavedIdea;
  onDelete: (idea: SavedIdea) => void;
  onOpinion: (suggestion: Suggestion, opinion: Opinion | null) => void;
}

/** One round of ideas, drawn as a gift tag on its side. Memoised, so that a change of one card does not render the others. */
export const SavedCard = memo(function SavedCard({ idea, onDelete, onOpinion }: SavedCardProps) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const titleId = nameCardTitle(idea.id);
  return (
    <article className="saved-card" aria-labelledby={titleId}>
      <svg className="saved-card-string" viewBox="0 0 48 68" aria-hidden="true" focusable="false">
        <path d="M28 64C12 52 4 34 10 16 14 4 26 2 30 12 36 28 32 48 28 64Z" />
      </svg>
      <header className="saved-card-heading">
        <div>
          <h2 id={titleId} tabIndex={-1} className="text-title">
            {t("card.title", { name: idea.recipient?.name ?? t("card.someone") })}
          </h2>
          <p className="text-small text-soft">
            <time dateTime={idea.createdAt}>{formatLocalDay(idea.createdAt, locale)}</time>
          </p>
        </div>
        <button
          type="button"
          className="icon-button"
          title={t("card.delete")}
          aria-label={t("card.delete")}
          aria-describedby={titleId}
          onClick={() => onDelete(idea)}
        >
          <Trash2 aria-hidden size={20} strokeWidth={1.75} />
        </button>
        <CardFacts idea={idea} />
      </header>
      <ol className="saved-suggestions">
        {idea.suggestions.map((suggestion) => (
          <li key={suggestion.id}>
            <SavedSuggestion idea={idea} suggestion={suggestion} onOpinion={(opinion) => onOpinion(suggestion, opinion)} />
          </li>
        ))}
      </ol>
    </article>
  );
});

/** The id of the card's title, which takes the focus when a card is restored or the one before it is deleted. */
export function nameCardTitle(id: string): string {
  return `saved-${id}`;
}

function CardFacts({ idea: { recipient, occasion, budget, currency } }: { idea: SavedIdea }) {
  const { t } = useTranslation("saved");
  const { t: option } = useTranslation("options");
  const describeBand = useBandLabel();
  const band = findBudgetBand(currency, budget);
  const facts = [
    ...(recipient?.ageRange ? [{ label: t("card.age"), text: option(`age.${recipient.ageRange}`) }] : []),
    {
      label: t("card.relationship"),
      text: recipient?.relationship ? option(`relationship.${recipient.relationship}`) : t("card.notSpecified"),
    },
    { label: t("card.budget"), text: band ? describeBand(band, currency) : budget },
    { label: t("card.occasion"), text: option(`occasion.${occasion}`) },
  ];
  return (
    <dl className="saved-facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
