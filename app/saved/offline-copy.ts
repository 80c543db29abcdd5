import { browserStore } from "../client/browser-store.ts";
import { offlineCopyPrefix, readStoredSession } from "../client/stored-session.ts";
import { isRecord } from "../client/json.ts";
import { writeFilters, type SavedFilters } from "./saved-filters.ts";
import { parseSavedPart, type SavedIdea, type SavedPart } from "./saved-idea.ts";
import { changeSaved, unopened, type SavedEvent } from "./saved-list.ts";

const mostKept = 100;

/** The member's saved ideas as this browser last fetched them; `null` when it holds none of this member's. */
export function readOfflineCopy(owner: string): SavedPart | null {
  const copy = browserStore.read(offlineCopyPrefix + owner);
  return isRecord(copy) ? parseSavedPart(copy) : null;
}

/** Applies an event of the unfiltered list to the copy that is shown when there is no connection. */
export function updateOfflineCopy(owner: string, event: SavedEvent): void {
  const before = readOfflineCopy(owner) ?? unopened;
  if (event.type === "added" && before.ideas.length >= mostKept) return;
  const { ideas, nextCursor } = changeSaved({ ...unopened, ...before }, event);
  writeOfflineCopy(owner, { ideas, nextCursor });
}

/** For a page that is being left: it does not know which member the idea belonged to. */
export function removeFromOfflineCopies(id: string): void {
  for (const name of browserStore.list(offlineCopyPrefix)) updateOfflineCopy(name.slice(offlineCopyPrefix.length), { type: "deleted", id });
}

/** The ideas that pass the filters; the server also searches fields that the copy does not have. */
export function filterOfflineCopy({ ideas, nextCursor }: SavedPart, filters: SavedFilters): SavedPart {
  if (writeFilters(filters).size === 0) return { ideas, nextCursor };
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (idea: SavedIdea) =>
    (filters.occasion === null || idea.occasion === filters.occasion) &&
    (filters.recipient === null || idea.recipient?.id === filters.recipient) &&
    words.every((word) => listTexts(idea).some((text) => text.toLowerCase().includes(word)));
  return { ideas: ideas.filter(fits), nextCursor: null };
}

function listTexts({ recipient, suggestions }: SavedIdea): string[] {
  return [recipient?.name ?? "", ...suggestions.flatMap(({ title, description, category }) => [title, description, category])];
}

/** In the server's format, so that the same parser reads both. */
function writeOfflineCopy(owner: string, { ideas, nextCursor }: SavedPart): void {
  const sent = ideas.map((idea) => ({
    ...idea,
    suggestions: idea.suggestions.map(({ opinion, ...suggestion }) => ({ ...suggestion, userFeedback: opinion })),
  }));
  // An answer may arrive after its owner has signed out.
  if (readStoredSession() === null) return;
  // Where the store takes nothing, the list says without a connection that it cannot be fetched.
  browserStore.write(offlineCopyPrefix + owner, { ideas: sent, nextCursor });
}
