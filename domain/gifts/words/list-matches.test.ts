import { expect, test } from "vitest";
import { listMatches } from "./list-matches.ts";

test.each([
  ["tea, coffee and tea", /tea|coffee/g],
  ["no match", /tea/g],
  ["a1b22", /\d*/g],
  ["茶とお茶", /茶/g],
])("in '%s' the same is found as by matchAll, each time anew", (text, expression) => {
  const list = () => listMatches(text, expression).map(({ 0: words, index }) => [words, index]);
  const expected = [...text.matchAll(expression)].map(({ 0: words, index }) => [words, index]);

  expect(list()).toEqual(expected);
  expect(list()).toEqual(expected);
});
