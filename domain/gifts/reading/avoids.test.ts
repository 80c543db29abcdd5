import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each([
  ["bourbon", "he quit drinking in January", []],
  ["bourbon", "no bourbon please", []],
  ["coffee", "has a coffee machine already", ["coffee"]],
  ["kombucha", "he quit drinking in January", ["kombucha"]],
])("what must not be given is no liking to be served: %s, and '%s'", (interest, additionalInfo, likes) => {
  expect(read({ interests: [interest], additionalInfo }, "en").likes.map(({ words }) => words)).toEqual(likes);
});
