import { expect, test } from "vitest";
import { createAwayQuota } from "./recommend-while-away.ts";

const noon = Date.UTC(2026, 10, 25, 12);
const guest = (sessionId: string) => ({ kind: "guest" as const, sessionId, addressKey: "address" });

test("while nothing can be counted in the database, a guest has the usual number a day, and an address ten times as many", () => {
  let now = noon;
  const quota = createAwayQuota({ guestDailyQueries: 2, freeDailyQueries: 9 }, () => now);
  const left = [quota.count(guest("one")), quota.count(guest("one"))];
  const count = (session: string) => () => quota.count(guest(session));

  expect(left).toEqual([1, 0]);
  expect(count("one")).toThrow(expect.objectContaining({ code: "daily_limit_reached", details: { resetsAt: new Date("2026-11-26") } }));
  for (let other = 0; other < 18; other += 1) quota.count(guest(`other ${other}`));
  expect(count("the twenty-first")).toThrow(expect.objectContaining({ code: "daily_limit_reached" }));

  now += 12 * 60 * 60 * 1_000;
  expect(quota.count(guest("one"))).toBe(1);
});
