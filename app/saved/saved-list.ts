import type { Opinion } from "#shared/answers/suggestion.ts";
import { withoutHidden } from "./arrange-round.ts";
import type { Failure } from "../client/request.ts";
import type { RecipientProfile } from "../recipients/recipient-profile.ts";
import type { SavedIdea, SavedIdeasPage } from "#shared/answers/saved-ideas.ts";

/** The saved ideas fetched so far, newest first. */
export interface SavedList {
  /** The filters by which they were asked for. */
  query: string;
  ideas: SavedIdea[];
  /** `null` when there are no more. */
  nextCursor: string | null;
  progress: "opening" | "adding" | "ready" | "failed";
  failure: Failure["kind"] | null;
  /** Whether the server could not be reached, and these are the ideas that this browser fetched last. */
  isOfflineCopy: boolean;
}

export type SavedEvent = PartEvent | ChangeEvent;

type PartEvent =
  | { type: "opened"; part: SavedIdeasPage }
  | { type: "offlineCopyRead"; part: SavedIdeasPage }
  | { type: "added"; part: SavedIdeasPage }
  /** The first page once more, while the list is read. */
  | { type: "refreshed"; part: SavedIdeasPage };

export type ChangeEvent =
  | { type: "opening"; query: string }
  | { type: "adding" }
  | { type: "failed"; failure: Failure["kind"] }
  | { type: "deleted"; id: string }
  | { type: "suggestionDeleted"; id: string }
  | { type: "opinionGiven"; suggestionId: string; opinion: Opinion | null }
  | { type: "recipientChanged"; id: string; profile: RecipientProfile | null };

export const unopened: SavedList = { query: "", ideas: [], nextCursor: null, progress: "opening", failure: null, isOfflineCopy: false };

export function changeSaved(list: SavedList, event: SavedEvent): SavedList {
  return "part" in event ? takePart(list, event) : change(list, event);
}

function takePart(list: SavedList, { type, part }: PartEvent): SavedList {
  switch (type) {
    case "opened":
      return { ...list, ...part, progress: "ready", failure: null, isOfflineCopy: false };
    case "offlineCopyRead":
      return { ...list, ...part, progress: "ready", failure: null, isOfflineCopy: true };
    case "refreshed":
      return refresh(list, part);
    case "added":
    default:
      return { ...list, ideas: append(list.ideas, part.ideas), nextCursor: part.nextCursor, progress: "ready", failure: null };
  }
}

function change(list: SavedList, event: ChangeEvent): SavedList {
  switch (event.type) {
    case "opening":
      return { ...unopened, query: event.query };
    case "adding":
      return { ...list, progress: "adding", failure: null };
    case "failed":
      return { ...list, progress: "failed", failure: event.failure };
    case "deleted":
      return { ...list, ideas: list.ideas.filter((idea) => idea.id !== event.id) };
    case "suggestionDeleted":
      return { ...list, ideas: list.ideas.map((idea) => withoutHidden(idea, new Set([event.id]))) };
    case "opinionGiven":
      return { ...list, ideas: list.ideas.map((idea) => changeOpinion(idea, event)) };
    case "recipientChanged":
    default:
      return { ...list, ideas: list.ideas.map((idea) => (idea.recipient?.id === event.id ? { ...idea, recipient: event.profile } : idea)) };
  }
}

/** Replaces the ideas on the first page; older ideas are kept. */
function refresh(list: SavedList, { ideas, nextCursor }: SavedIdeasPage): SavedList {
  const fresh = new Set(ideas.map(({ id }) => id));
  const last = list.ideas.findLastIndex(({ id }) => fresh.has(id));
  const older = last === -1 || nextCursor === null ? [] : list.ideas.slice(last + 1);
  const known = new Map(list.ideas.map((idea) => [idea.id, idea]));
  // A card whose idea is the same object is not drawn again.
  const shown = ideas.map((idea) => {
    const before = known.get(idea.id);
    return before && JSON.stringify(before) === JSON.stringify(idea) ? before : idea;
  });
  return { ...list, ideas: [...shown, ...older], nextCursor: older.length > 0 ? list.nextCursor : nextCursor };
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
    suggestions: idea.suggestions.map((suggestion) =>
      suggestion.id === suggestionId ? { ...suggestion, userFeedback: opinion } : suggestion,
    ),
  };
}
