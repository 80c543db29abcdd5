import { locales, type Locale } from "#shared/locales/locale.ts";
import { listLaterAreas, loadLaterArea, loadMessages } from "#shared/locales/messages.ts";

/** Every text of every area, by its full key: `saved:empty.title`. */
export async function listTexts(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const areas: Record<string, unknown> = { ...(await loadMessages(locale)) };
  areas["problems"] = (await problemTexts[locale]()).problems;
  areas["fieldFaults"] = (await problemTexts[locale]()).fieldFaults;
  for (const area of await listLaterAreas(locale)) areas[area] = await loadLaterArea(locale, area);
  return new Map(Object.entries(areas).flatMap(([area, texts]) => flatten(texts, `${area}:`)));
}

export async function listTextsOfAll(): Promise<Record<Locale, ReadonlyMap<string, string>>> {
  const [en, zh, ja] = await Promise.all(locales.map(listTexts));
  if (!en || !zh || !ja) throw new Error("there are three languages");
  return { en, zh, ja };
}

// What the server says, which no browser loads.
const problemTexts = {
  en: () => import("#shared/locales/en/problems.ts"),
  zh: () => import("#shared/locales/zh/problems.ts"),
  ja: () => import("#shared/locales/ja/problems.ts"),
};

// The same in every language: names, formats, and what stands for nothing but a value.
const sameEverywhere =
  /^(Giftwright|[\s\d.,:;·–—+/%()©&$-]|\{\{[^}]+\}\}|<\/?\w+\/?>|English|中文|日本語|URL|SEO|RSS|CSV|PDF|Markdown|Open Graph|Twitter)*$/;

/** What keeps texts from being a whole translation of the English ones, a line for each fault. */
export function listTranslationFaults(texts: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>): string[] {
  const shared = [...texts].flatMap(([key, text]) => {
    const original = english.get(key);
    return original === undefined ? [] : [{ key, text, original }];
  });
  return [
    ...[...english.keys()].filter((key) => !texts.has(key)).map((key) => `missing: ${key}`),
    ...[...texts.keys()].filter((key) => !english.has(key)).map((key) => `beyond English: ${key}`),
    ...shared.filter(({ text, original }) => text === original && !sameEverywhere.test(text)).map(({ key }) => `left in English: ${key}`),
    ...shared
      .filter(({ text, original }) => JSON.stringify(listSlots(text)) !== JSON.stringify(listSlots(original)))
      .map(({ key }) => `other placeholders or tags: ${key}`),
  ];
}

/** `{{name}}` and `<1>`, sorted: what a translation has to carry over. */
function listSlots(text: string): string[] {
  return [...text.matchAll(/\{\{[^}]+\}\}|<\/?\w+\/?>/g)].map(([slot]) => slot).toSorted();
}

/** Every text in a value made of objects, lists and texts, by the way to it. */
export function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) throw new Error(`${key} holds neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([name, part]) => flatten(part, key.endsWith(":") ? key + name : `${key}.${name}`));
}
