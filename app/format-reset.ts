import type { Locale } from "#shared/locales/locale.ts";

// Japanese puts the day behind the time in brackets where both are asked for at once; nobody would write it so.
const joints: Record<Locale, string> = { en: " ", zh: " ", ja: "の" };

/** When something begins anew, in the visitor's own time: 'Sunday 9:00 AM', '日曜日の9:00'. */
export function formatReset(instant: string, locale: Locale): string {
  const moment = new Date(instant);
  const day = new Intl.DateTimeFormat(locale, { weekday: "long" }).format(moment);
  const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(moment);
  return `${day}${joints[locale]}${time}`;
}
