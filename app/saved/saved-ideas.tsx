import { useTranslation } from "react-i18next";
import { BinList } from "./bin-list.tsx";
import { LikedIdeas } from "./liked-ideas.tsx";
import { MoreIdeas } from "./more-ideas.tsx";
import { Nothing } from "./nothing.tsx";
import { SavedCard, type SavedCardProps } from "./saved-card.tsx";
import type { SavedFilters } from "./saved-filters.ts";
import type { SavedIdea } from "#shared/answers/saved-ideas.ts";
import { SavedFailureNote } from "./saved-failure-note.tsx";
import type { SavedList } from "./saved-list.ts";
import { SavedSkeletons } from "./saved-skeletons.tsx";
import type { Removable } from "./use-removals.ts";

export interface SavedIdeasProps extends Omit<SavedCardProps, "idea" | "isOpenAtFirst"> {
  list: SavedList;
  /** What of the list is to be seen. */
  rounds: SavedIdea[];
  /** Whether there is nothing to be seen, and no more to be fetched. */
  isEmpty: boolean;
  filters: SavedFilters;
  onMore: () => void;
  onRetry: () => void;
  onClear: () => void;
  onRestore: (thing: Removable) => void;
}

/** What is saved, liked or deleted, or the reason why there is nothing. */
export function SavedIdeas({ list, isEmpty, filters, onMore, onRetry, onClear, ...shown }: SavedIdeasProps) {
  const { progress, nextCursor, failure } = list;
  if (progress === "opening") return <SavedSkeletons />;
  if (isEmpty) return <Nothing filters={filters} onClear={onClear} />;
  return (
    <>
      <Rounds {...shown} view={filters.view} isAdding={progress === "adding"} isOnly={shown.rounds.length === 1 && nextCursor === null} />
      {failure ? (
        <SavedFailureNote failure={failure} onRetry={onRetry} />
      ) : (
        <MoreIdeas hasMore={nextCursor !== null} isAdding={progress === "adding"} onMore={onMore} />
      )}
    </>
  );
}

interface RoundsProps extends Pick<SavedIdeasProps, "rounds" | "onDelete" | "onRemove" | "onOpinion" | "onRestore"> {
  view: SavedFilters["view"];
  isAdding: boolean;
  isOnly: boolean;
}

function Rounds({ rounds, view, isAdding, isOnly, onRestore, ...actions }: RoundsProps) {
  const { t } = useTranslation("saved");
  if (view === "bin") return <BinList rounds={rounds} onRestore={onRestore} />;
  if (view === "liked") return <LikedIdeas rounds={rounds} onOpinion={actions.onOpinion} />;
  return (
    <ol className="saved-cards" aria-label={t("title")} aria-busy={isAdding}>
      {rounds.map((idea) => (
        <li key={idea.id}>
          <SavedCard idea={idea} isOpenAtFirst={isOnly} {...actions} />
        </li>
      ))}
    </ol>
  );
}
