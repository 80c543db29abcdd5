import { expect, test } from "vitest";
import { formatReset } from "./format-reset.ts";

// Without a zone, it is told in that of whoever reads.
const sundayMorning = "2026-11-22T09:00:00";

test.each([
  ["en", /^Sunday 9:00\sAM$/],
  ["zh", /^星期日 9:00$/],
  ["ja", /^日曜日の9:00$/],
] as const)("in %s the day comes before the time", (locale, told) => {
  expect(formatReset(sundayMorning, locale)).toMatch(told);
});
