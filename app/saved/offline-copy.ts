import { browserStore } from "../client/browser-store.ts";
import { offlineCopyPrefix, readStoredSession } from "../client/stored-session.ts";
import { writeFilters, type SavedFilters } from "./saved-filters.ts";
import { savedIdeasSchema, type SavedIdea, type SavedIdeasPage } from "#shared/answers/saved-ideas.ts";
import { changeSaved, unopened, type SavedEvent } from "./saved-list.ts";

const mostKept = 100;

/** The member's saved ideas as this browser last fetched them; `null` when it holds none of this member's. */
export function readOfflineCopy(owner: string): SavedIdeasPage | null {
  const { success, data } = savedIdeasSchema.safeParse(browserStore.read(offlineCopyPrefix + owner));
  return success ? data : null;
}

/** Applies an event of the unfiltered list to the copy that is shown when there is no connection. */
export function updateOfflineCopy(owner: string, event: SavedEvent): void {
  const before = readOfflineCopy(owner) ?? unopened;
  if (event.type === "added" && before.ideas.length >= mostKept) return;
  const { ideas, nextCursor } = changeSaved({ ...unopened, ...before }, event);
  writeOfflineCopy(owner, { ideas, nextCursor });
}

/** The ideas that pass the filters; the server also searches fields that the copy does not have. */
export function filterOfflineCopy({ ideas, nextCursor }: SavedIdeasPage, filters: SavedFilters): SavedIdeasPage {
  if (writeFilters(filters).size === 0) return { ideas, nextCursor };
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (idea: SavedIdea) =>
    (filters.occasion === null || idea.occasion === filters.occasion) &&
    (filters.recipient === null || idea.recipient?.id === filters.recipient) &&
    (filters.round === null || idea.id === filters.round) &&
    (filters.view !== "liked" || idea.suggestions.some(({ userFeedback }) => userFeedback === "liked")) &&
    words.every((word) => listTexts(idea).some((text) => text.toLowerCase().includes(word)));
  return { ideas: ideas.filter(fits), nextCursor: null };
}

function listTexts({ recipient, text, suggestions }: SavedIdea): string[] {
  return [recipient?.name ?? "", text ?? "", ...suggestions.flatMap(({ title, description, category }) => [title, description, category])];
}

function writeOfflineCopy(owner: string, part: SavedIdeasPage): void {
  // An answer may arrive after its owner has signed out.
  if (readStoredSession() === null) return;
  // Where the store takes nothing, the list says without a connection that it cannot be fetched.
  browserStore.write(offlineCopyPrefix + owner, part);
}
