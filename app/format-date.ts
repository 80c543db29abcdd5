import type { Locale } from "#shared/locales/locale.ts";

const publicDays: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }),
  zh: new Intl.DateTimeFormat("zh-Hans", { dateStyle: "long", timeZone: "UTC" }),
  ja: new Intl.DateTimeFormat("ja", { dateStyle: "long", timeZone: "UTC" }),
};

/** A day as people write it, the same on the server and in every browser. */
export function formatDay(day: Date, locale: Locale): string {
  return publicDays[locale].format(day);
}

/** `2024-11-04`, for programs. */
export function formatIsoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** The day that an instant is in the time of the reader's own place; empty for what is no instant. */
export function formatLocalDay(instant: string, locale: Locale): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(date);
}

/** An instant, day and time, in the time of the reader's own place; no line ends before an AM or PM. */
export function formatInstant(instant: string | Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(instant));
  return text.replace(/\s(?=[AP]M$)/, "\u00a0");
}
