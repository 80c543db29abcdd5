import { expect, test } from "vitest";
import { concepts } from "../knowledge/knowledge.ts";
import { listShownConcepts } from "./shown-concepts.ts";

const feeder = concepts.find(({ id }) => id === "window-bird-feeder");
if (!feeder) throw new Error("the example is gone");

test.each([
  ["in the language it is asked in", feeder.en.title],
  ["in another language", feeder.ja.title],
  ["with other capitals and spaces", ` ${feeder.en.title.toUpperCase().replaceAll(" ", "  ")} `],
])("a concept is known by its title %s", (_, title) => {
  expect(listShownConcepts([title])).toEqual(new Set([feeder]));
});

test("a title that nobody wrote shows nothing", () => {
  expect(listShownConcepts(["Quantum toaster for left-handed dentists"]).size).toBe(0);
});

test.each(["A custom crossword about their life", "A custom crossword about her life", "A custom crossword about his life"])(
  "'%s' is one concept, whoever it is for",
  (title) => {
    expect([...listShownConcepts([title])].map(({ id }) => id)).toEqual(["custom-crossword-about-them"]);
  },
);
