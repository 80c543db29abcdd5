import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string, locale: Locale) => read({ additionalInfo }, locale);

test.each([
  ["zh", "她不喜欢 Hello Kitty", ["Hello Kitty"]],
  ["zh", "不要 LEGO", ["LEGO"]],
  ["zh", "已经有 Kindle 了", ["Kindle"]],
  ["zh", "他有 Switch 了，别买 PS5 游戏", ["Switch", "PS5 游戏"]],
  ["ja", "彼女は LEGO は持っています", ["LEGO"]],
] as const)("a space beside Latin letters hides no refusal (%s): %s", (locale, notes, told) => {
  const { avoid, likes } = readNotes(notes, locale);
  expect(avoid.map((one) => one.told)).toEqual(told);
  expect(likes).toEqual([]);
});

test.each([
  ["zh", "喜欢用 iPad 画画", "iPad 画画"],
  ["zh", "热爱他的 allotment 菜园", "allotment 菜园"],
  ["ja", "夫は DIY が好き", "DIY"],
] as const)("what is found beside such a space stands where it was typed (%s): %s", (locale, notes, liked) => {
  const [like] = readNotes(notes, locale).likes;
  expect(like?.words).toBe(liked);
  expect(notes.slice(like?.from, like?.to)).toBe(liked);
});

test("figures with spaces count what lives at home", () => {
  expect(readNotes("家里养了 2 条狗", "zh").facts.map(({ fact }) => fact)).toContain("dog-at-home");
  expect(readNotes("家里养了 2 条狗", "zh").likes.map(({ words }) => words)).toEqual(["狗"]);
});

test("spaces that part the words of a list still do", () => {
  expect(readNotes("牛奶 香蕉 LEGO 都不要", "zh").avoid.map(({ told }) => told)).toEqual(["牛奶", "香蕉", "LEGO"]);
  expect(readNotes("零食 化妆品 酒也别寄", "zh").avoid.map(({ told }) => told)).toEqual(["零食", "化妆品", "酒"]);
});
