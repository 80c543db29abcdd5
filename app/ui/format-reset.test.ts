import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
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

test.each(locales)("every weekday and hour is written as CLDR has it for %s", (locale) => {
  const moments = Array.from({ length: 24 * 7 }, (_, hour) => new Date(2026, 10, 22, hour, hour % 60));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long" });
  const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });

  expect(moments.map((moment) => formatReset(moment.toISOString(), locale).replace(/\s/g, " "))).toEqual(
    moments.map((moment) => `${weekday.format(moment)}${locale === "ja" ? "の" : " "}${time.format(moment)}`.replace(/\s/g, " ")),
  );
});
