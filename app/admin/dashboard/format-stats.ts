import type { Locale } from "#shared/locales/locale.ts";
import type { ColumnName } from "./stats-columns.ts";

/** The dashboard's number and date formats in one language. */
export interface StatsFormat {
  count: (count: number) => string;
  /** Short, for an axis: 12K. */
  axisCount: (count: number) => string;
  share: (share: number) => string;
  seconds: (milliseconds: number) => string;
  /** Takes a day (UTC) as `2026-05-03`. */
  day: (day: string) => string;
  axisDay: (day: string) => string;
}

/** Builds the formats of a language; slow, so call it once. */
export function buildStatsFormat(locale: Locale): StatsFormat {
  const count = new Intl.NumberFormat(locale);
  const axisCount = new Intl.NumberFormat(locale, { notation: "compact" });
  const share = new Intl.NumberFormat(locale, { style: "percent" });
  const seconds = new Intl.NumberFormat(locale, { style: "unit", unit: "second", unitDisplay: locale === "en" ? "narrow" : "short" });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const axisDay = new Intl.DateTimeFormat(locale, { month: locale === "en" ? "short" : "numeric", day: "numeric", timeZone: "UTC" });
  return {
    count: (value) => count.format(value),
    axisCount: (value) => axisCount.format(value),
    share: (value) => share.format(value),
    seconds: (milliseconds) => seconds.format(milliseconds / 1000),
    day: (value) => day.format(new Date(value)),
    axisDay: (value) => axisDay.format(new Date(value)),
  };
}

/** Formats a figure of a column: latencies in seconds, all others as counts. */
export function formatFigure(format: StatsFormat, column: ColumnName, value: number): string {
  return column === "p50" || column === "p95" ? format.seconds(value) : format.count(value);
}
