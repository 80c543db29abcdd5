import { expect, test } from "vitest";
import { concepts } from "../knowledge/knowledge.ts";

test.each(["wood-stoves", "unicycling", "kyudo", "radio-calisthenics"])("something is made for %s", (interest) => {
  expect(concepts.filter((concept) => concept.interests?.[interest] === 3)).not.toEqual([]);
});
