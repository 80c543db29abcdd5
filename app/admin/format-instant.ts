import type { Locale } from "#shared/locales/locale.ts";

/** An instant as a reader of the language writes it, in the time of the reader's own place. */
export function formatInstant(instant: string | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(instant));
}
