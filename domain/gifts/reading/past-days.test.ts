import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

const rows: readonly (readonly [Locale, string, string])[] = [
  ["en", "My coworker is leaving next week. I got him a mug for his birthday last year. Loves coffee", "other"],
  ["en", "my mom, last mother's day i got her a scarf, this time something for her 60th", "birthday"],
  ["en", "my mom, last mother's day i got her a scarf", "mothers-day"],
  ["zh", "同事要离职了，去年生日送过围巾，喜欢喝茶", "other"],
  ["zh", "送给要退休的老师，去年教师节送过茶叶", "other"],
  ["zh", "老婆生日，去年过年送了口红", "birthday"],
  ["zh", "送老婆，去年七夕送了口红", "valentines"],
  ["ja", "退職する上司に。去年の誕生日はネクタイをあげました。釣り好き", "other"],
  ["ja", "母へ、去年の母の日は花だった。還暦のお祝い", "birthday"],
  ["ja", "母へ。去年の母の日は花だった", "mothers-day"],
];

test.each(rows)("a day of last year is not the day it is for, unless no other is told (%s): %s", (locale, text, occasion) => {
  expect(read({ text }, locale).fields.occasion).toBe(occasion);
});
