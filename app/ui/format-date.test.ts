import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { formatDay, formatInstant, formatLocalDay } from "./format-date.ts";

/** Thirteen months from a day of winter, one every eleven days. */
const days = Array.from({ length: 36 }, (_, number) => new Date(Date.UTC(2024, 1, 18 + number * 11, 23, 30)));

test.each(locales)("days are written as CLDR has them for %s, in UTC and in the reader's own time", (locale) => {
  const inUtc = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const here = new Intl.DateTimeFormat(locale, { dateStyle: "long" });

  expect(days.map((day) => formatDay(day, locale))).toEqual(days.map((day) => inUtc.format(day)));
  expect(days.map((day) => formatLocalDay(day.toISOString(), locale))).toEqual(days.map((day) => here.format(day)));
});

test("what is no instant has no day", () => {
  expect(formatLocalDay("soon", "en")).toBe("");
});

test.each([
  ["en", "Nov 4, 2024, 9:05\u00a0AM"],
  ["zh", "2024年11月4日 09:05"],
  ["ja", "2024/11/04 9:05"],
] as const)("an instant is written as people of %s write it, and its time stays in one piece", (locale, form) => {
  expect(formatInstant(new Date(2024, 10, 4, 9, 5), locale)).toBe(form);
});
