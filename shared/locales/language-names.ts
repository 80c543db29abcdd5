import type { Locale } from "./locale.ts";

/** Each language, named in itself. */
export const languageNames: Record<Locale, string> = { en: "English", zh: "中文", ja: "日本語" };
