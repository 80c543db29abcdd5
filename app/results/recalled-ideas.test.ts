import { afterEach, expect, test, vi } from "vitest";
import { noIdeas } from "./ideas-state.ts";
import { recallIdeas, rememberIdeas } from "./recalled-ideas.ts";

const request = { relationship: "friend", occasion: "birthday", budget: "25-50", currency: "USD", language: "en" } as const;
const suggestion = {
  title: "A kettle",
  description: "",
  explanation: "",
  priceRange: "$30",
  category: "Home",
  isExperience: false,
  searchTerms: ["kettle"],
  productLinks: [],
};

/** A tab's store that holds one text. */
function stubStore(text: string | null): void {
  let kept = text;
  vi.stubGlobal("sessionStorage", { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) });
}

afterEach(() => vi.unstubAllGlobals());

test("what was shown is there again after a reload", () => {
  stubStore(null);
  const rounds = [
    { id: "1", request, suggestions: [suggestion], outcome: { lead: 0, leftOut: [], source: "ai" as const, remainingQueries: 2 } },
  ];

  rememberIdeas({ ...noIdeas, rounds, opinions: { "A kettle": "liked" } });

  expect(recallIdeas()).toEqual({ rounds, opinions: { "A kettle": "liked" } });
});

test.each([
  ["nothing", null],
  ["a text that is no JSON", "{"],
  ["another shape", '{"rounds":[{"id":1}],"opinions":{"A":"maybe"}}'],
  ["a round without ideas", JSON.stringify({ rounds: [{ id: "1", request, suggestions: [] }] })],
])("%s in the store is no memory", (_, text) => {
  stubStore(text);

  expect(recallIdeas()).toEqual({ rounds: [], opinions: {} });
});

test("a store that refuses is no memory and no fault", () => {
  vi.stubGlobal("sessionStorage", undefined);

  rememberIdeas(noIdeas);

  expect(recallIdeas()).toEqual({ rounds: [], opinions: {} });
});
