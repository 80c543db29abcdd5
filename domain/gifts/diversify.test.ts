import { expect, test } from "vitest";
import { diversify, type Choice, type ListCandidate } from "./diversify.ts";
import { findGoal } from "./list-rules.ts";

function candidate(title: string, fields: Partial<ListCandidate> = {}): ListCandidate {
  return {
    title,
    category: title,
    experience: false,
    generic: false,
    filledIn: false,
    suitsOccasion: true,
    serves: [],
    things: [],
    base: 1,
    worth: [],
    ...fields,
  };
}

function choose(candidates: readonly ListCandidate[], fields: Partial<Choice> = {}): string[] {
  const wishes = candidates[0]?.serves ?? [];
  const choice = { wanted: 2, taken: [], goal: findGoal(candidates, wishes), isRepeat: () => false, ...fields };
  return diversify(candidates, choice).map(({ title }) => title);
}

test("the best come first", () => {
  expect(choose([candidate("good", { base: 2 }), candidate("poor"), candidate("best", { base: 3 })])).toEqual(["best", "good"]);
});

test("an experience takes the place of a better object when there is none", () => {
  expect(
    choose([candidate("best", { base: 9 }), candidate("good", { base: 8 }), candidate("outing", { base: 1, experience: true })]),
  ).toEqual(["best", "outing"]);
});

test("no title reads like another one in the list", () => {
  const candidates = [candidate("feeder", { base: 9 }), candidate("feeders", { base: 8 }), candidate("lamp")];

  expect(choose(candidates, { isRepeat: (one, other) => one.startsWith(other) || other.startsWith(one) })).toEqual(["feeder", "lamp"]);
});

test("each wish is served before any is served twice", () => {
  const fishing = { serves: [3, 0], worth: [30, 0] };
  const candidates = [
    candidate("rod", { ...fishing, base: 2 }),
    candidate("reel", fishing),
    candidate("chessboard", { serves: [0, 1], worth: [0, 7] }),
  ];

  expect(choose(candidates)).toEqual(["rod", "chessboard"]);
});

test("what stands in the list already counts for its balance", () => {
  const outing = candidate("outing", { base: 5, experience: true });
  const taken = [candidate("concert", { experience: true })];
  const candidates = [outing, candidate("lamp")];

  expect(choose(candidates, { wanted: 1, taken, goal: findGoal([...candidates, ...taken], []) })).toEqual(["lamp"]);
});

test("variety is given up before a place stays empty", () => {
  const books = ["a", "b", "c"].map((title) => candidate(title, { category: "Books" }));

  expect(choose(books, { wanted: 3 })).toHaveLength(3);
});

test("fewer are given when there are no more", () => {
  expect(choose([candidate("only")], { wanted: 5 })).toEqual(["only"]);
});
