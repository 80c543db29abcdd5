import type { messages as english } from "./en/en.ts";
import type { Locale } from "./locale.ts";

export type Messages = typeof english;

/** Loads the messages of one language; the browser fetches that file alone. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await loaders[locale]()).messages;
}

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import("./en/en.ts"),
  zh: () => import("./zh/zh.ts"),
  ja: () => import("./ja/ja.ts"),
};
