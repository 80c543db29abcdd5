import type { Opinion } from "#shared/suggestion.ts";
import type { RecipientProfile } from "../recipients/recipient-profile.ts";
import type { SavedIdea, SavedPart } from "./saved-idea.ts";

export type SavedFailure = "network" | "other";

/** The saved ideas fetched so far, newest first. */
export interface SavedList {
  ideas: SavedIdea[];
  /** `null` when there are no more. */
  nextCursor: string | null;
  progress: "opening" | "adding" | "ready" | "failed";
  failure: SavedFailure | null;
  /** Whether the server could not be reached, and these are the ideas that this browser fetched last. */
  isOfflineCopy: boolean;
}

export type SavedEvent =
  | { type: "opening" }
  | { type: "adding" }
  | { type: "opened"; part: SavedPart }
  | { type: "offlineCopyRead"; part: SavedPart }
  | { type: "added"; part: SavedPart }
  | { type: "failed"; failure: SavedFailure }
  | { type: "deleted"; id: string }
  | { type: "opinionGiven"; suggestionId: string; opinion: Opinion | null }
  | { type: "recipientChanged"; id: string; profile: RecipientProfile | null };

export const unopened: SavedList = { ideas: [], nextCursor: null, progress: "opening", failure: null, isOfflineCopy: false };

export function changeSaved(list: SavedList, event: SavedEvent): SavedList {
  switch (event.type) {
    case "opening":
      return unopened;
    case "adding":
      return { ...list, progress: "adding", failure: null };
    case "opened":
      return { ...event.part, progress: "ready", failure: null, isOfflineCopy: false };
    case "offlineCopyRead":
      return { ...event.part, progress: "ready", failure: null, isOfflineCopy: true };
    case "added":
      return {
        ...list,
        ideas: append(list.ideas, event.part.ideas),
        nextCursor: event.part.nextCursor,
        progress: "ready",
        failure: null,
      };
    case "failed":
      return { ...list, progress: "failed", failure: event.failure };
    case "deleted":
      return { ...list, ideas: list.ideas.filter((idea) => idea.id !== event.id) };
    case "opinionGiven":
      return { ...list, ideas: list.ideas.map((idea) => changeOpinion(idea, event)) };
    case "recipientChanged":
    default:
      return { ...list, ideas: list.ideas.map((idea) => (idea.recipient?.id === event.id ? { ...idea, recipient: event.profile } : idea)) };
  }
}

/** Ignores ideas that are in the list already: a page may have been fetched twice. */
function append(ideas: SavedIdea[], more: SavedIdea[]): SavedIdea[] {
  const known = new Set(ideas.map((idea) => idea.id));
  return [...ideas, ...more.filter((idea) => !known.has(idea.id))];
}

function changeOpinion(idea: SavedIdea, { suggestionId, opinion }: { suggestionId: string; opinion: Opinion | null }): SavedIdea {
  if (!idea.suggestions.some(({ id }) => id === suggestionId)) return idea;
  return {
    ...idea,
    suggestions: idea.suggestions.map((suggestion) => (suggestion.id === suggestionId ? { ...suggestion, opinion } : suggestion)),
  };
}
