import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

test.each<[Locale, string, [number, number, string]]>([
  ["en", "My son in third grade loves bugs", [8, 9, "0-12"]],
  ["en", "My niece is a 5th grader", [10, 11, "0-12"]],
  ["en", "My brother is in high school", [14, 17, "13-17"]],
  ["en", "Our neighbor in her 80s brings us tomatoes", [80, 89, "65+"]],
  ["en", "A woman in her early thirties", [30, 33, "25-34"]],
  ["zh", "侄子上三年级了", [8, 9, "0-12"]],
  ["zh", "我女儿上大班", [5, 6, "0-12"]],
  ["zh", "高中生表弟", [15, 17, "13-17"]],
  ["zh", "外婆八十了", [80, 80, "65+"]],
  ["zh", "导师，男，五十多", [50, 50, "50-64"]],
  ["ja", "小学1年生になる姪に", [6, 7, "0-12"]],
  ["ja", "年長さんの娘", [5, 6, "0-12"]],
  ["ja", "大学生の弟", [18, 22, "18-24"]],
])("a school or a decade of life tells the age (%s): %s", (language, text, [youngest, oldest, ageRange]) => {
  expect(read({ text }, language).fields).toMatchObject({ age: { youngest, oldest }, ageRange });
});

test.each<[Locale, string]>([
  ["en", "My friend from high school"],
  ["en", "My sister teaches third grade"],
  ["en", "My sister has a son in third grade"],
  ["zh", "妈妈，孩子上三年级了"],
  ["zh", "我的小学老师"],
  ["ja", "母には小学生の孫がいる"],
  ["ja", "高校の同級生"],
])("a school where somebody else is, or once was, tells no age (%s): %s", (language, text) => {
  expect(read({ text }, language).fields.age).toBeUndefined();
});

test("what tells the age is understood, and not shown as words that nobody knows", () => {
  expect(read({ text: "My brother is in high school, plays bass" }, "en").rest).toEqual([]);
  expect(read({ text: "my teenage daughter loves thrifting" }, "en").fields.ageRange).toBe("13-17");
  expect(read({ text: "My mom loves tea, shes 66, birthday, about 40 dollars" }, "en").rest).toEqual([]);
});
