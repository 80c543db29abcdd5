import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { removeOfflineCopiesOfOthers } from "../client/stored-session.ts";
import { updateOfflineCopy, filterOfflineCopy, readOfflineCopy } from "./offline-copy.ts";
import type { SavedIdea, SavedIdeasPage } from "#shared/answers/saved-ideas.ts";
import { noFilters } from "./saved-filters.ts";
import { createPerson, createSavedIdea, createSavedSuggestion } from "#tests/support/create-saved-ideas.ts";

const ids = ["8d8f1a52-6b0e-4a43-9d0c-000000000001", "8d8f1a52-6b0e-4a43-9d0c-000000000002"] as const;
const mika = createPerson({ name: "Mika" });
const kettle = createSavedSuggestion({ title: "A singing kettle", description: "Enamelled", category: "Kitchen", userFeedback: "liked" });
const part = createPart({ id: ids[0], occasion: "birthday", recipient: mika, suggestions: [kettle] }, { id: ids[1], occasion: "wedding" });

function createPart(...ideas: Partial<SavedIdea>[]): SavedIdeasPage {
  return { ideas: ideas.map(createSavedIdea), nextCursor: "after" };
}

/** Like a browser's storage: entries are properties, so `Object.keys` lists them. */
function createStore(entries: Record<string, string>): object {
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  };
  const store: Record<string, string> = Object.assign(Object.create(methods), entries);
  return store;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", createStore({ "giftwright.session": "{}" }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was opened is read again as it was, by its owner alone", () => {
  updateOfflineCopy("ada", { type: "opened", part });

  expect(readOfflineCopy("ada")).toEqual(part);
  expect(readOfflineCopy("ben")).toBeNull();
});

test("what is kept follows what becomes of the list", () => {
  updateOfflineCopy("ada", { type: "opened", part });

  const more = createPart({});
  updateOfflineCopy("ada", { type: "added", part: more });
  updateOfflineCopy("ada", { type: "opinionGiven", suggestionId: kettle.id, opinion: "disliked" });
  updateOfflineCopy("ada", { type: "deleted", id: ids[1] });

  const kept = readOfflineCopy("ada");
  expect(kept?.ideas.map(({ id }) => id)).toEqual([ids[0], more.ideas[0]?.id]);
  expect(kept?.ideas[0]?.suggestions[0]?.userFeedback).toBe("disliked");
});

test("nothing is kept for whoever has signed out meanwhile", () => {
  vi.stubGlobal("localStorage", createStore({}));

  updateOfflineCopy("ada", { type: "opened", part });

  expect(readOfflineCopy("ada")).toBeNull();
});

test.each([
  { name: "another member", next: "ben", kept: null },
  { name: "a guest", next: null, kept: null },
  { name: "the same member", next: "ada", kept: part },
])("to $name is left what belongs to them", ({ next, kept }) => {
  updateOfflineCopy("ada", { type: "opened", part });

  removeOfflineCopiesOfOthers(next);

  expect(readOfflineCopy("ada")).toEqual(kept);
});

test.each([
  { name: "nothing", filters: noFilters, found: [...ids] },
  { name: "an occasion", filters: { ...noFilters, occasion: "wedding" as const }, found: [ids[1]] },
  { name: "a person", filters: { ...noFilters, recipient: mika.id }, found: [ids[0]] },
  { name: "words, each somewhere", filters: { ...noFilters, search: "mika KETTLE" }, found: [ids[0]] },
  { name: "a round", filters: { ...noFilters, round: ids[1] }, found: [ids[1]] },
  { name: "what was liked", filters: { ...noFilters, view: "liked" as const }, found: [ids[0]] },
  { name: "a word that is nowhere", filters: { ...noFilters, search: "kettle teapot" }, found: [] },
])("kept ideas are narrowed down by $name", ({ filters, found }) => {
  expect(filterOfflineCopy(part, filters).ideas.map(({ id }) => id)).toEqual(found);
});
