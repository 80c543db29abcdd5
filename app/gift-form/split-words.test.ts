import { expect, test } from "vitest";
import { addWord, hasOpenWord, removeWord, splitWords } from "./split-words.ts";

test.each([
  ["commas of any language part words", "tea, 园艺，jazz、陶芸", ["tea", "园艺", "jazz", "陶芸"]],
  ["blanks around words are dropped", "  long walks ,  tea  ", ["long walks", "tea"]],
  ["empty words are dropped", ",, tea,,", ["tea"]],
  ["no text has no words", "   ", []],
])("%s", (_, text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test("a tapped word follows what was typed", () => {
  expect(addWord("tea, ja", "jazz", ", ")).toBe("tea, ja, jazz, ");
});

test("a word that stands there already is not added again, whatever its case or width", () => {
  expect(addWord("Ｔｅａ", "tea", "、")).toBe("Ｔｅａ");
});

test("removing a word leaves the others in their order", () => {
  expect(removeWord("tea, jazz, walks", 1, ", ")).toBe("tea, walks, ");
});

test("removing the last word leaves nothing", () => {
  expect(removeWord("tea, ", 0, ", ")).toBe("");
});

test.each([
  ["tea, ja", true],
  ["tea, ", false],
  ["tea、", false],
  ["", false],
])("%j ends in an open word: %s", (text, isOpen) => {
  expect(hasOpenWord(text)).toBe(isOpen);
});
