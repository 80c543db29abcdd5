import type { Locale } from "#shared/locales/locale.ts";

const weekdays: Record<Locale, string[]> = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  zh: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
  ja: ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"],
};

// Between the weekday and the time.
const joints: Record<Locale, string> = { en: " ", zh: " ", ja: "の" };

/** Formats the time of a reset in the visitor's time zone: 'Sunday 9:00 AM', '日曜日の9:00'. By hand, for the reason that `format-date.ts` gives. */
export function formatReset(instant: string, locale: Locale): string {
  const moment = new Date(instant);
  const hour = moment.getHours();
  const minute = String(moment.getMinutes()).padStart(2, "0");
  const time = locale === "en" ? `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? "AM" : "PM"}` : `${hour}:${minute}`;
  return `${weekdays[locale][moment.getDay()]}${joints[locale]}${time}`;
}
