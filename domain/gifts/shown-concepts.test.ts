import { expect, test } from "vitest";
import { catalogue } from "./catalogue/catalogue.ts";
import { fillInterest, parametricConcepts } from "./catalogue/parametric.ts";
import { isRepeat, listShownConcepts } from "./shown-concepts.ts";

const feeder = catalogue.find(({ id }) => id === "window-bird-feeder");
if (!feeder) throw new Error("The example is gone");

test.each([
  ["in the language it is asked in", feeder.en.title],
  ["in another language", feeder.ja.title],
  ["with other capitals and spaces", ` ${feeder.en.title.toUpperCase().replaceAll(" ", "  ")} `],
  ["with a word changed", feeder.en.title.replace("songbirds", "birds")],
])("a concept is known by its title %s", (_, title) => {
  expect(listShownConcepts([title], "en").has(feeder)).toBe(true);
});

test("a title that nobody wrote shows nothing", () => {
  expect(listShownConcepts(["Quantum toaster for left-handed dentists"], "en").size).toBe(0);
});

test("an idea that was filled in is known, whatever stood in it", () => {
  const [concept] = parametricConcepts;
  const title = concept ? fillInterest(concept.zh, { words: "盆栽", ids: [] }, "zh").title : "";

  expect([...listShownConcepts([title], "en")]).toEqual([concept]);
});

test("a title repeats itself, and not another one", () => {
  expect(isRepeat(feeder.en.title, feeder.en.title, "en")).toBe(true);
  expect(isRepeat(feeder.en.title, "Telescope for a balcony", "en")).toBe(false);
});
