import { expect, test } from "vitest";
import { listTextsOfAll, listTranslationFaults } from "#tests/support/locale-texts.ts";
import { locales } from "#shared/locales/locale.ts";

const texts = await listTextsOfAll();
const others = ["zh", "ja"] as const;

test.each(others)("%s translates every text of English, with its placeholders and tags", (locale) => {
  expect(listTranslationFaults(texts[locale], texts.en)).toEqual([]);
});

test("a fault of each kind is found in a translation", () => {
  const english = new Map([
    ["a:gone", "Gone"],
    ["a:same", "The same"],
    ["a:slot", "Hello {{name}}"],
    ["a:tag", "<1>Hello</1>"],
    ["a:name", "Giftwright"],
  ]);
  const translated = new Map([
    ["a:same", "The same"],
    ["a:slot", "{{nom}}，你好"],
    ["a:tag", "你好"],
    ["a:name", "Giftwright"],
    ["a:new", "新的"],
  ]);

  expect(listTranslationFaults(translated, english)).toEqual([
    "missing: a:gone",
    "beyond English: a:new",
    "left in English: a:same",
    "other placeholders or tags: a:slot",
    "other placeholders or tags: a:tag",
  ]);
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
