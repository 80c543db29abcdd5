import { ChevronDown, Share2, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Share } from "#shared/answers/shared-lists.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import { getSeparator } from "../gift-form/split-words.ts";
import { formatLocalDay } from "../ui/format-date.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { orderSuggestions } from "./arrange-round.ts";
import { OpenedRound } from "./opened-round.tsx";
import { RoundFactsLine } from "./round-facts-line.tsx";
import { SmallPictures } from "./small-pictures.tsx";

export interface SavedCardProps {
  idea: SavedIdea;
  /** Whether it unfolds by itself, as the only one. */
  isOpenAtFirst: boolean;
  onDelete: (idea: SavedIdea) => void;
  onRemove: (suggestion: SavedSuggestion) => void;
  onOpinion: (suggestion: SavedSuggestion, opinion: Opinion | null) => void;
}

/** One round of ideas: a folded row of small pictures, which opens in place. Memoised, so that a change of one card does not render the others. */
export const SavedCard = memo(function SavedCard({ idea: saved, isOpenAtFirst, onDelete, ...actions }: SavedCardProps) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // What was changed here counts, until the list is loaded anew.
  const [changed, setChanged] = useState<{ share: Share | null }>();
  const idea = { ...saved, ...changed };
  const titleId = nameCardTitle(idea.id);
  const bodyId = `${titleId}-ideas`;
  return (
    <article className={`saved-card ${isOpen ? "saved-card-open" : ""}`} aria-labelledby={titleId}>
      <header className="saved-card-heading">
        <div className="saved-card-words">
          <h2 className="saved-card-title">
            <button
              type="button"
              id={titleId}
              className="saved-card-toggle"
              aria-expanded={isOpen}
              aria-controls={isOpen ? bodyId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {t("card.title", { name: idea.recipient?.name ?? t("card.someone") })}
            </button>
          </h2>
          <div className="saved-card-line">
            <time dateTime={idea.createdAt}>{formatLocalDay(idea.createdAt, locale)}</time>
            {idea.share && <SharedMark />}
            <RoundFactsLine round={idea} isOpen={isOpen} />
          </div>
          <AskedFor round={idea} />
        </div>
        {!isOpen && <SmallPictures suggestions={orderSuggestions(idea)} />}
        <ChevronDown aria-hidden className="saved-card-fold" size={22} strokeWidth={1.75} />
        <button
          type="button"
          className="icon-button"
          title={t("card.delete")}
          aria-label={t("card.delete")}
          aria-describedby={titleId}
          onClick={() => onDelete(saved)}
        >
          <Trash2 aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </header>
      {isOpen && <OpenedRound id={bodyId} round={idea} onShare={(share) => setChanged({ share })} {...actions} />}
    </article>
  );
});

/** The id of the button with the card's title, which takes the focus when a card is restored or the one before it is deleted. */
export function nameCardTitle(id: string): string {
  return `saved-${id}`;
}

/** Others can see the round. */
function SharedMark() {
  const { t } = useTranslation("saved");
  return (
    <p className="saved-card-shared">
      <Share2 aria-hidden size={14} strokeWidth={2} />
      {t("card.shared")}
    </p>
  );
}

/** What was typed, by which lists for one person are told apart. */
function AskedFor({ round: { text, interests } }: { round: SavedIdea }) {
  const { locale } = usePageAddress();
  if (text !== null)
    return (
      <p className="saved-card-asked">
        <q lang="">{text}</q>
      </p>
    );
  if (interests.length === 0) return null;
  return (
    <p className="saved-card-asked" lang="">
      {interests.join(getSeparator(locale))}
    </p>
  );
}
