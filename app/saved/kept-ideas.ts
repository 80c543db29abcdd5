import { keptIdeasPrefix, sessionKey } from "../account/stored-session.ts";
import { isRecord } from "../json.ts";
import { writeFilters, type SavedFilters } from "./saved-filters.ts";
import { parseSavedPart, type SavedIdea, type SavedPart } from "./saved-idea.ts";
import { changeSaved, unopened, type SavedEvent } from "./saved-list.ts";

const mostKept = 100;

/** The member's saved ideas as this browser last saw them; `null` when it holds none of theirs. */
export function recallKeptIdeas(owner: string): SavedPart | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptIdeasPrefix + owner) ?? "null");
    return isRecord(kept) ? parseSavedPart(kept) : null;
  } catch {
    return null;
  }
}

/** Lets what is kept follow the list, for when there is no connection. Parts of a list that is narrowed down are not for this. */
export function followInKept(owner: string, event: SavedEvent): void {
  const before = recallKeptIdeas(owner) ?? unopened;
  if (event.type === "added" && before.ideas.length >= mostKept) return;
  const { ideas, nextCursor } = changeSaved({ ...unopened, ...before }, event);
  writeKept(owner, { ideas, nextCursor });
}

/** For a page that is being left: whoever the owner is, the idea is nowhere any more. */
export function dropKeptIdea(id: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keptIdeasPrefix));
    for (const key of keys) followInKept(key.slice(keptIdeasPrefix.length), { type: "deleted", id });
  } catch {
    // A store that is blocked holds nothing.
  }
}

/** Those that pass the filters, as far as can be told without the server. */
export function narrowKept({ ideas, nextCursor }: SavedPart, filters: SavedFilters): SavedPart {
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

/** As the server sends them, so that the same parser reads them. */
function writeKept(owner: string, { ideas, nextCursor }: SavedPart): void {
  const sent = ideas.map((idea) => ({
    ...idea,
    suggestions: idea.suggestions.map(({ opinion, ...suggestion }) => ({ ...suggestion, userFeedback: opinion })),
  }));
  try {
    // An answer that comes after its owner has signed out leaves nothing behind.
    if (localStorage.getItem(sessionKey) === null) return;
    localStorage.setItem(keptIdeasPrefix + owner, JSON.stringify({ ideas: sent, nextCursor }));
  } catch {
    // A full or blocked store: offline there is the honest failure.
  }
}
