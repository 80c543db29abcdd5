import { expect, test } from "vitest";
import { hasSameWords, measureTitleLikeness } from "./title-likeness.ts";

test.each([
  ["Star map", "STAR  MAP!", 1],
  ["星空图", "星空图", 1],
  ["abcd", "bcde", 1 / 3],
  ["Star map", "Garden shears", 0],
  ["", "", 0],
  ["ab", "ab", 1],
])("%j and %j are alike by %d", (one, other, expected) => {
  expect(measureTitleLikeness(one, other)).toBeCloseTo(expected);
});

test.each([
  ["A pottery lesson", "Pottery lessons", true],
  ["Map of the stars", "The star map", true],
  ["Personalised map", "Map", true],
  ["Star map", "Star lamp", false],
  ["Star map", "Star map lamp", false],
  ["The", "A", false],
])("%j and %j have the same words: %s", (one, other, expected) => {
  expect(hasSameWords(one, other)).toBe(expected);
});
