import { expect, test } from "vitest";
import { countDown, withRemaining } from "./use-composing.ts";

const midnight = "2026-11-22T00:00:00.000Z";

test.each([
  ["three are left", { remainingQueries: 3, resetsAt: midnight }, { remainingQueries: 2, resetsAt: midnight }],
  ["none is left", { remainingQueries: 0, resetsAt: midnight }, { remainingQueries: 0, resetsAt: midnight }],
  ["there is no limit", { remainingQueries: -1, resetsAt: midnight }, { remainingQueries: -1, resetsAt: midnight }],
  ["the quota is not known", null, null],
])("when %s, a question makes of %o the quota %o", (_, known, expected) => {
  expect(countDown(known)).toEqual(expected);
});

test.each([
  ["tells what is left", { remainingQueries: 2, resetsAt: midnight }, 1, { remainingQueries: 1, resetsAt: midnight }],
  ["tells what is left of an unknown quota", null, 1, { remainingQueries: 1, resetsAt: null }],
])("an answer that %s makes of %o and %o the quota %o", (_, known, remaining, expected) => {
  expect(withRemaining(known, remaining)).toEqual(expected);
});
