import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import { useOpenedHash } from "../results/use-opened-idea.ts";

interface OpenedSuggestion {
  round: SavedIdea;
  suggestion: SavedSuggestion;
}

/** The part of the page's address under which a saved idea is open. */
export function buildSuggestionHash(id: string): string {
  return `#idea-${id}`;
}

/** The saved idea that the page's address names, and how it is closed. */
export function useOpenedSuggestion(rounds: readonly SavedIdea[]): { opened: OpenedSuggestion | null; close: () => void } {
  const { hash, close } = useOpenedHash();
  return { opened: hash === "" ? null : findOpened(hash, rounds), close };
}

function findOpened(hash: string, rounds: readonly SavedIdea[]): OpenedSuggestion | null {
  for (const round of rounds) {
    const suggestion = round.suggestions.find(({ id }) => buildSuggestionHash(id) === hash);
    if (suggestion) return { round, suggestion };
  }
  return null;
}
