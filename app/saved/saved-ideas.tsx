import { useTranslation } from "react-i18next";
import type { Opinion } from "#shared/answers/suggestion.ts";
import { MoreIdeas } from "./more-ideas.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { NothingSaved } from "./nothing-saved.tsx";
import { SavedCard } from "./saved-card.tsx";
import { hasFilters, type SavedFilters } from "./saved-filters.ts";
import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import { SavedFailureNote } from "./saved-failure-note.tsx";
import type { SavedList } from "./saved-list.ts";
import { SavedSkeletons } from "./saved-skeletons.tsx";

interface SavedIdeasProps {
  list: SavedList;
  /** The ids of ideas that were deleted a moment ago: they stay in the page unseen, so that taking one back costs no drawing anew. */
  hidden: ReadonlySet<string>;
  /** Whether there is nothing to be seen, and no more to be fetched. */
  isEmpty: boolean;
  filters: SavedFilters;
  onMore: () => void;
  onRetry: () => void;
  onClear: () => void;
  onDelete: (idea: SavedIdea) => void;
  onOpinion: (suggestion: SavedSuggestion, opinion: Opinion | null) => void;
}

/** The list of saved rounds, or the reason why it is empty. */
export function SavedIdeas({ list, hidden, isEmpty, filters, onMore, onRetry, onClear, onDelete, onOpinion }: SavedIdeasProps) {
  const { t } = useTranslation("saved");
  const { ideas, progress, nextCursor, failure } = list;
  if (progress === "opening") return <SavedSkeletons />;
  if (isEmpty) return hasFilters(filters) ? <NothingFound onClear={onClear} /> : <NothingSaved />;
  return (
    <>
      <ol className="saved-cards" aria-label={t("title")} aria-busy={progress === "adding"}>
        {ideas.map((idea) => (
          <li key={idea.id} hidden={hidden.has(idea.id)}>
            <SavedCard idea={idea} onDelete={onDelete} onOpinion={onOpinion} />
          </li>
        ))}
      </ol>
      {failure ? (
        <SavedFailureNote failure={failure} onRetry={onRetry} />
      ) : (
        <MoreIdeas hasMore={nextCursor !== null} isAdding={progress === "adding"} onMore={onMore} />
      )}
    </>
  );
}
