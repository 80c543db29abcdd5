import { expect, test } from "vitest";
import { parseSavedPart, type SavedPart } from "./saved-idea.ts";
import { changeSaved, unopened, type SavedEvent, type SavedList } from "./saved-list.ts";

const mika = { id: "mika", name: "Mika" };

function createPart({ ids, nextCursor = null }: { ids: string[]; nextCursor?: string | null }): SavedPart {
  const ideas = ids.map((id) => ({ id, recipient: mika, suggestions: [{ id: `${id} kettle`, title: "A kettle" }] }));
  return parseSavedPart({ ideas, nextCursor });
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
    { type: "failed", failure: "network" },
  );

  expect(list).toMatchObject({ progress: "failed", failure: "network", nextCursor: "after 1", ideas: [{ id: "1" }] });
});

test("an opinion belongs to one suggestion", () => {
  const list = play(
    { type: "opened", part: createPart({ ids: ["1", "2"] }) },
    { type: "opinionGiven", suggestionId: "2 kettle", opinion: "liked" },
  );

  expect(list.ideas.flatMap(({ suggestions }) => suggestions.map(({ opinion }) => opinion))).toEqual([null, "liked"]);
});

test("the ideas of somebody whose profile was deleted stay without the name", () => {
  const list = play({ type: "opened", part: createPart({ ids: ["1"] }) }, { type: "recipientChanged", id: "mika", profile: null });

  expect(list.ideas).toMatchObject([{ id: "1", recipient: null }]);
});
