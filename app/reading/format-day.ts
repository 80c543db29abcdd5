import type { Locale } from "#shared/locales/locale.ts";

const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }),
  zh: new Intl.DateTimeFormat("zh-Hans", { dateStyle: "long", timeZone: "UTC" }),
  ja: new Intl.DateTimeFormat("ja", { dateStyle: "long", timeZone: "UTC" }),
};

/** A day as people write it, the same on the server and in every browser. */
export function formatDay(locale: Locale, day: Date): string {
  return formats[locale].format(day);
}

/** `2024-11-04`, for programs. */
export function formatIsoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
