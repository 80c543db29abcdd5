import { expect, test } from "vitest";
import { formatInstant } from "./format-date.ts";

test.each([
  ["en", /^Nov 4, 2024, 9:05\u00a0[AP]M$/],
  ["zh", /^2024年11月4日 \d\d:05$/],
  ["ja", /^2024\/11\/04 \d+:05$/],
] as const)("an instant is written as people of %s write it, and its time stays in one piece", (locale, form) => {
  expect(formatInstant(new Date(2024, 10, 4, 9, 5), locale)).toMatch(form);
});
