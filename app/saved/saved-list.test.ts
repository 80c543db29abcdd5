import { expect, test } from "vitest";
import type { SavedIdeasPage } from "#shared/answers/saved-ideas.ts";
import { createPerson, createSavedIdea, createSavedSuggestion } from "#tests/support/create-saved-ideas.ts";
import { changeSaved, unopened, type SavedEvent, type SavedList } from "./saved-list.ts";

const mika = createPerson({ id: "mika", name: "Mika" });

function createPart({ ids, nextCursor = null }: { ids: string[]; nextCursor?: string | null }): SavedIdeasPage {
  const ideas = ids.map((id) => createSavedIdea({ id, recipient: mika, suggestions: [createSavedSuggestion({ id: `${id} kettle` })] }));
  return { ideas, nextCursor };
}

function play(...events: SavedEvent[]): SavedList {
  return events.reduce(changeSaved, unopened);
}

test("a part that arrives twice is shown once", () => {
  const more = { type: "added", part: createPart({ ids: ["2", "3"] }) } as const;

  const list = play({ type: "opened", part: createPart({ ids: ["1"], nextCursor: "after 1" }) }, more, more);

  expect(list.ideas.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(list.nextCursor).toBeNull();
});

test("a part that could not be fetched leaves what was there", () => {
  const list = play(
    { type: "opened", part: createPart({ ids: ["1"], nextCursor: "after 1" }) },
    { type: "adding" },
    { type: "failed", failure: "unreachable" },
  );

  expect(list).toMatchObject({ progress: "failed", failure: "unreachable", nextCursor: "after 1", ideas: [{ id: "1" }] });
});

test.each([
  {
    name: "a new one comes first",
    shown: ["2", "1"],
    next: "after 1",
    fresh: ["3", "2"],
    freshNext: "after 2",
    list: ["3", "2", "1"],
    end: "after 1",
  },
  {
    name: "one deleted elsewhere goes",
    shown: ["3", "2", "1"],
    next: null,
    fresh: ["3", "1"],
    freshNext: null,
    list: ["3", "1"],
    end: null,
  },
  { name: "the last one deleted elsewhere goes", shown: ["2", "1"], next: null, fresh: ["2"], freshNext: null, list: ["2"], end: null },
  { name: "the first one ever comes", shown: [], next: null, fresh: ["1"], freshNext: null, list: ["1"], end: null },
  {
    name: "a page of new ones stands alone",
    shown: ["1"],
    next: null,
    fresh: ["4", "3"],
    freshNext: "after 3",
    list: ["4", "3"],
    end: "after 3",
  },
])("when the first page is asked for again, $name", ({ shown, next, fresh, freshNext, list, end }) => {
  const refreshed = play(
    { type: "opened", part: createPart({ ids: shown, nextCursor: next }) },
    { type: "refreshed", part: createPart({ ids: fresh, nextCursor: freshNext }) },
  );

  expect(refreshed).toMatchObject({ progress: "ready", nextCursor: end });
  expect(refreshed.ideas.map(({ id }) => id)).toEqual(list);
});

test("an opinion belongs to one suggestion", () => {
  const list = play(
    { type: "opened", part: createPart({ ids: ["1", "2"] }) },
    { type: "opinionGiven", suggestionId: "2 kettle", opinion: "liked" },
  );

  expect(list.ideas.flatMap(({ suggestions }) => suggestions.map(({ userFeedback }) => userFeedback))).toEqual([null, "liked"]);
});

test("the ideas of somebody whose profile was deleted stay without the name", () => {
  const list = play({ type: "opened", part: createPart({ ids: ["1"] }) }, { type: "recipientChanged", id: "mika", profile: null });

  expect(list.ideas).toMatchObject([{ id: "1", recipient: null }]);
});
