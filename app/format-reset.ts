import type { Locale } from "#shared/locales/locale.ts";

/** When something begins anew, in the visitor's own time: 'Sunday 9:00 AM'. */
export function formatReset(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { weekday: "long", hour: "numeric", minute: "2-digit" }).format(new Date(instant));
}
