import type { Locale } from "./locale.ts";

/** Offers the page in a language, in that language: so all three travel with every page. */
export const languageOffers: Record<Locale, { text: string; accept: string; dismiss: string }> = {
  en: { text: "This page can be read in English, too.", accept: "Read it in English", dismiss: "No, thank you" },
  zh: { text: "这个页面也有中文版。", accept: "看中文版", dismiss: "不用了" },
  ja: { text: "このページは日本語でも読めます。", accept: "日本語で読む", dismiss: "このままでいい" },
};
