import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

test.each<[Locale, string, string | undefined]>([
  ["en", "My friend Anna loves tea", "Anna"],
  ["en", "for my brother, his name is Tom", "Tom"],
  ["en", "My sister loves Metallica", undefined],
  ["en", "My dad Jim's garden is his life", undefined],
  ["en", "My mum, Christmas", undefined],
  ["en", "She has a dachshund named Otto", undefined],
  ["en", "her dog's name is Otto", undefined],
  ["en", "my friend named Anna loves tea", "Anna"],
  ["zh", "我侄女叫朵朵，五岁", "朵朵"],
  ["zh", "她家的狗叫年糕", undefined],
  ["zh", "大夫叫停了所有甜食", undefined],
  ["zh", "妈妈喜欢喝茶", undefined],
  ["ja", "友人の恵子さんへ。お茶が好き", "恵子"],
  ["ja", "母は釣りが好き", undefined],
])("a name is told where somebody says what the person is called (%s): %s", (language, text, name) => {
  expect(read({ text }, language).fields.name).toBe(name);
});

test.each<[Locale, string, string]>([
  ["ja", "BE:FIRST", "idol-group"],
  ["ja", "Number_i", "idol-group"],
  ["en", "M!LK", "idol-group"],
])("a name is known with the sign that belongs to it (%s): %s", (language, text, kind) => {
  expect(read({ interests: [text] }, language).likes.map(({ name }) => name?.kind)).toEqual([kind]);
});
