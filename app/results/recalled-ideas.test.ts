import { createSuggestion } from "#tests/support/create-suggestion.ts";
import { afterEach, expect, test, vi } from "vitest";
import { noIdeas, type Round } from "./ideas-state.ts";
import { forgetRound, recallIdeas, rememberIdeas } from "./recalled-ideas.ts";

const request = { relationship: "friend", occasion: "birthday", budget: "25-50", currency: "USD", language: "en" } as const;
const suggestion = createSuggestion({ title: "A kettle", priceRange: "$30", category: "Home", searchTerms: ["kettle"] });

/** A tab's store that holds one text. */
function stubStore(text: string | null): void {
  let kept = text;
  vi.stubGlobal("sessionStorage", { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) });
}

function createRound(differing: Partial<Round> = {}): Round {
  return { id: "1", request, understood: null, suggestions: [suggestion], outcome: null, saved: null, isKeepable: false, ...differing };
}

afterEach(() => vi.unstubAllGlobals());

test("ideas that were shown are restored after a reload", async () => {
  stubStore(null);
  const rounds = [createRound({ outcome: { lead: 0, leftOut: [], source: "ai", remainingQueries: 2, saved: null }, isKeepable: true })];

  rememberIdeas({ ...noIdeas, rounds, opinions: { "A kettle": "liked" } });

  expect(await recallIdeas()).toEqual({ rounds, opinions: { "A kettle": "liked" }, rejected: [] });
});

test("a round that was deleted from the saved ideas is forgotten here, too", async () => {
  stubStore(null);
  const kept = createRound({ id: "2", saved: { queryId: "kept", suggestionIds: [] } });
  rememberIdeas({ rounds: [createRound({ saved: { queryId: "deleted", suggestionIds: [] } }), kept], opinions: {}, rejected: [] });

  await forgetRound("deleted");

  expect(await recallIdeas()).toMatchObject({ rounds: [kept] });
});

test.each([
  ["nothing", null],
  ["a text that is no JSON", "{"],
  ["another shape", '{"rounds":[{"id":1}],"opinions":{"A":"maybe"}}'],
])("%s in the store is no memory", async (_, text) => {
  stubStore(text);

  expect(await recallIdeas()).toBeNull();
});

test("rounds of another form and those that ended without ideas are dropped, the others stay", async () => {
  const kept = createRound({ id: "2" });
  const outcome = { lead: 0, leftOut: [], source: "ai", remainingQueries: 2, saved: null };
  stubStore(JSON.stringify({ rounds: [{ id: 1 }, { ...kept, suggestions: [], outcome }, kept], opinions: {}, rejected: [] }));

  expect(await recallIdeas()).toMatchObject({ rounds: [kept] });
});

test("a store that refuses is no memory and no fault", async () => {
  vi.stubGlobal("sessionStorage", undefined);

  rememberIdeas(noIdeas);

  expect(await recallIdeas()).toBeNull();
});
