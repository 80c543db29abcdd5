import { expect, test } from "vitest";
import { listSlots, listTextsOfAll } from "#tests/support/locale-texts.ts";
import { locales } from "#shared/locales/locale.ts";

const texts = await listTextsOfAll();
const others = ["zh", "ja"] as const;

// The same in every language: names, formats, and what stands for nothing but a value.
const sameEverywhere =
  /^(Giftwright|[\s\d.,:;·–—+/%()©&$-]|\{\{[^}]+\}\}|<\/?\w+\/?>|English|中文|日本語|URL|SEO|RSS|CSV|PDF|Markdown|Open Graph|Twitter)*$/;

test.each(others)("%s has a text for every key of English, and no other", (locale) => {
  const keys = [...texts[locale].keys()].toSorted();

  expect(keys).toEqual([...texts.en.keys()].toSorted());
});

test.each(others)("%s leaves no text in English", (locale) => {
  const untranslated = [...texts[locale]].filter(([key, text]) => text === texts.en.get(key) && !sameEverywhere.test(text));

  expect(untranslated).toEqual([]);
});

test.each(others)("%s carries over every placeholder and tag", (locale) => {
  const differing = [...texts[locale]].filter(
    ([key, text]) => JSON.stringify(listSlots(text)) !== JSON.stringify(listSlots(texts.en.get(key) ?? "")),
  );

  expect(differing).toEqual([]);
});

test.each(locales)("%s has no empty text, and none that begins or ends with a space", (locale) => {
  const odd = [...texts[locale]].filter(([, text]) => text.trim() !== text || text === "");

  expect(odd).toEqual([]);
});

test("English texts hold no letter of another script", () => {
  const foreign = [...texts.en].filter(([, text]) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text));

  expect(foreign).toEqual([]);
});

test("Chinese texts hold no kana", () => {
  const foreign = [...texts.zh].filter(([, text]) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text));

  expect(foreign).toEqual([]);
});

// Beside Chinese and Japanese letters, a comma or a full stop of the Latin script is a slip of the keyboard.
test.each(others)("%s uses its own punctuation", (locale) => {
  const slips = [...texts[locale]].filter(([, text]) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:!?.](\s|$)/u.test(text));

  expect(slips).toEqual([]);
});

test("Chinese speaks to one friend: 你, never 您", () => {
  const formal = [...texts.zh].filter(([, text]) => text.includes("您"));

  expect(formal).toEqual([]);
});
