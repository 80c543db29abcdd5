import { expect, test } from "vitest";
import { createSuggestion } from "#tests/support/create-suggestion.ts";
import { buildIdeaHash, findOpenedIdea } from "./idea-address.ts";
import type { Round } from "./ideas-state.ts";

const request = { relationship: "friend", occasion: "birthday", budget: "25-50", currency: "USD", language: "en" } as const;
const suggestions = [createSuggestion({ title: "A kettle" }), createSuggestion({ title: "A teapot" })];
const round: Round = { id: "mf3k-9x2", request, understood: null, suggestions, outcome: null, saved: null, isKeepable: false };

test("an idea is found again by its address", () => {
  expect(findOpenedIdea(buildIdeaHash(round, 1), [round])?.suggestion.title).toBe("A teapot");
});

test.each(["", "#gift-form", "#idea-", "#idea-mf3k-9x2-3", "#idea-mf3k-9x2-0", "#idea-other-1", "#idea-mf3k-9x2-x"])(
  "the address %s opens none",
  (hash) => {
    expect(findOpenedIdea(hash, [round])).toBeNull();
  },
);
