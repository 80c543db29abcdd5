import { expect, test } from "vitest";
import { isUsedUp } from "./use-upgrade-at-limit.ts";

const midnight = "2026-11-22T00:00:00.000Z";

test.each([
  ["nothing is left before midnight", { remainingQueries: 0, resetsAt: midnight }, "2026-11-21T23:59:00Z", true],
  ["midnight has passed", { remainingQueries: 0, resetsAt: midnight }, "2026-11-22T00:00:01Z", false],
  ["one is left", { remainingQueries: 1, resetsAt: midnight }, "2026-11-21T12:00:00Z", false],
  ["there is no limit", { remainingQueries: -1, resetsAt: midnight }, "2026-11-21T12:00:00Z", false],
  ["the quota is not known", null, "2026-11-21T12:00:00Z", false],
])("when %s, the day counts as used up: %o at %s is %s", (_, quota, now, expected) => {
  expect(isUsedUp(quota, Date.parse(now))).toBe(expected);
});
