import { createSuggestion } from "#tests/support/create-suggestion.ts";
import { expect, test } from "vitest";
import { noIdeas, type Round } from "./ideas-state.ts";
import { listOpinions } from "./use-kept-opinions.ts";

function createRound(differing: Partial<Round>): Round {
  const request = { relationship: "friend", occasion: "birthday", budget: "25-50", currency: "USD", language: "en" } as const;
  const suggestions = ["A kettle", "A scarf"].map((title) => createSuggestion({ title }));
  return { id: "1", request, understood: null, suggestions, outcome: null, saved: null, isKeepable: false, ...differing };
}

test("opinions on saved ideas are held by the id that each is saved under", () => {
  const rounds = [createRound({ saved: { queryId: "q", suggestionIds: ["one", "two"] } })];

  expect([...listOpinions({ ...noIdeas, rounds, opinions: { "A scarf": "liked" } })]).toEqual([
    ["one", null],
    ["two", "liked"],
  ]);
});

test("opinions on ideas that are not saved go nowhere", () => {
  expect(listOpinions({ ...noIdeas, rounds: [createRound({})], opinions: { "A kettle": "disliked" } }).size).toBe(0);
});
