import type { Locale } from "#shared/locales/locale.ts";

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** By hand: a browser's first format of its own costs a telephone 60 ms and more, while the page comes alive. */
function writeDay([year, month, day]: [year: number, month: number, day: number], locale: Locale): string {
  return locale === "en" ? `${months[month]} ${day}, ${year}` : `${year}年${month + 1}月${day}日`;
}

/** Formats a day (UTC) in the language, identically on the server and in all browsers. */
export function formatDay(day: Date, locale: Locale): string {
  return writeDay([day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()], locale);
}

/** Formats a day (UTC) as `2024-11-04`. */
export function formatIsoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** Formats the day of an instant in the reader's time zone; empty for an invalid instant. */
export function formatLocalDay(instant: string, locale: Locale): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : writeDay([date.getFullYear(), date.getMonth(), date.getDate()], locale);
}

/** Formats an instant with day and time in the reader's time zone. */
export function formatInstant(instant: string | Date, locale: Locale): string {
  return format(instant, locale, { dateStyle: "medium", timeStyle: "short" });
}

/** Formats the time of day of an instant in the reader's time zone. */
export function formatTime(instant: string | Date, locale: Locale): string {
  return format(instant, locale, { timeStyle: "short" });
}

/** With a no-break space before AM or PM. */
function format(instant: string | Date, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, style).format(new Date(instant)).replace(/\s(?=[AP]M$)/, "\u00a0");
}
