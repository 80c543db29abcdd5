import { lazy, Suspense } from "react";
import type { Opinion } from "#shared/answers/suggestion.ts";
import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import { useOpenedSuggestion } from "./use-opened-suggestion.ts";

const IdeaSheet = lazy(async () => ({ default: (await import("../results/idea-sheet.tsx")).IdeaSheet }));

interface SavedSheetProps {
  rounds: readonly SavedIdea[];
  onOpinion: (suggestion: SavedSuggestion, opinion: Opinion | null) => void;
}

/** All that is known of the saved idea that the page's address names. */
export function SavedSheet({ rounds, onOpinion }: SavedSheetProps) {
  const { opened, close } = useOpenedSuggestion(rounds);
  if (!opened) return null;
  const { round, suggestion } = opened;
  return (
    <Suspense>
      <IdeaSheet
        suggestion={suggestion}
        language={suggestion.language}
        currency={round.currency}
        opinion={suggestion.userFeedback}
        onOpinion={(opinion) => onOpinion(suggestion, opinion)}
        onClose={close}
      />
    </Suspense>
  );
}
