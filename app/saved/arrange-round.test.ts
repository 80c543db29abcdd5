import { expect, test } from "vitest";
import { createSavedIdea, createSavedSuggestion } from "#tests/support/create-saved-ideas.ts";
import { listLiked, orderSuggestions, withoutHidden } from "./arrange-round.ts";

const [kettle, scarf, walk] = ["A kettle", "A scarf", "A walk"].map((title) => createSavedSuggestion({ title }));
if (!kettle || !scarf || !walk) throw new Error("three were made");
const round = createSavedIdea({ suggestions: [kettle, scarf, walk], lead: 1 });
const nobody = new Set<string>();

function listTitles(shown: typeof round): string[] {
  return orderSuggestions(shown).map(({ title }) => title);
}

test("the lead stands first, and what was rejected last, the lead too", () => {
  expect(listTitles(round)).toEqual(["A scarf", "A kettle", "A walk"]);
  const rejected = { ...scarf, userFeedback: "disliked" as const };
  expect(listTitles({ ...round, suggestions: [kettle, rejected, walk] })).toEqual(["A kettle", "A walk", "A scarf"]);
});

test("the lead stays the lead when an idea before it is hidden, and another stands first when it is hidden itself", () => {
  expect(listTitles(withoutHidden(round, new Set([kettle.id])))).toEqual(["A scarf", "A walk"]);
  expect(listTitles(withoutHidden(round, new Set([scarf.id])))).toEqual(["A kettle", "A walk"]);
});

test("a round of which nothing is hidden is the same object", () => {
  expect(withoutHidden(round, nobody)).toBe(round);
});

test("liked ideas are listed across rounds, each with its own", () => {
  const liked = { ...walk, userFeedback: "liked" as const };
  const rounds = [round, createSavedIdea({ id: "other", suggestions: [scarf, liked] })];

  expect(listLiked(rounds)).toEqual([{ round: rounds[1], suggestion: liked }]);
});
