import type { messages as english } from "./en/en.ts";
import type { laterAreas as laterEnglish } from "./en/later.ts";
import type { Locale } from "./locale.ts";

type LaterLoaders = typeof laterEnglish;

/** Areas that no first view needs: a browser fetches each when something asks for it. */
export type LaterArea = keyof LaterLoaders;
export type LaterMessages = { [Area in LaterArea]: Awaited<ReturnType<LaterLoaders[Area]>> };
export type Messages = typeof english & LaterMessages;

/** Loads the messages of the first view in one language; the browser fetches that file alone. */
export async function loadMessages(locale: Locale): Promise<typeof english> {
  return (await loaders[locale]()).messages;
}

/** Loads one area of the others; `null` for an area that does not exist. */
export async function loadLaterArea(locale: Locale, name: string): Promise<LaterMessages[LaterArea] | null> {
  const { laterAreas } = await laterLoaders[locale]();
  return isLaterArea(name, laterAreas) ? await laterAreas[name]() : null;
}

export async function listLaterAreas(locale: Locale): Promise<LaterArea[]> {
  const { laterAreas } = await laterLoaders[locale]();
  return Object.keys(laterAreas).filter((name) => isLaterArea(name, laterAreas));
}

function isLaterArea(name: string, areas: object): name is LaterArea {
  return Object.hasOwn(areas, name);
}

const loaders: Record<Locale, () => Promise<{ messages: typeof english }>> = {
  en: () => import("./en/en.ts"),
  zh: () => import("./zh/zh.ts"),
  ja: () => import("./ja/ja.ts"),
};

const laterLoaders: Record<Locale, () => Promise<{ laterAreas: { [Area in LaterArea]: () => Promise<LaterMessages[Area]> } }>> = {
  en: () => import("./en/later.ts"),
  zh: () => import("./zh/later.ts"),
  ja: () => import("./ja/later.ts"),
};
