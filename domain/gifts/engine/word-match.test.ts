import { expect, test } from "vitest";
import { readQuery } from "./word-match.ts";

test.each([
  ["the lake by our house", "en", ["lake"]],
  ["red lipstick", "en", ["red", "lipstick"]],
  ["by the lake", "en", ["lake"]],
  ["唇釉", "zh", ["唇釉"]],
] as const)("of '%s' (%s) these words are looked for: %s", (words, locale, looked) => {
  expect(readQuery(words, locale).words).toEqual(looked);
});
