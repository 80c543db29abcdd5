import { expect, test } from "vitest";
import type { SuggestionSource } from "#shared/answers/suggestion.ts";
import { nameSource } from "./name-source.ts";

test.each<{ source: SuggestionSource; ideas: SuggestionSource[]; said: string }>([
  { source: "ai", ideas: ["ai", "ai"], said: "ai" },
  { source: "ai", ideas: ["catalogue", "ai"], said: "partly" },
  { source: "ai", ideas: ["ai", "samples"], said: "partly" },
  { source: "catalogue", ideas: ["catalogue", "samples"], said: "catalogue" },
])("a list of $ideas is said to be $said", ({ source, ideas, said }) => {
  expect(
    nameSource(
      source,
      ideas.map((one) => ({ source: one })),
    ),
  ).toBe(said);
});
