import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "../read.ts";

test.each<[Locale, string, string[]]>([
  ["zh", "她的耳机坏了", ["耳机"]],
  ["zh", "奶奶的雨伞也坏了", ["雨伞"]],
  ["zh", "她的手机坏了", []],
  ["zh", "把她急坏了", []],
  ["ja", "母のケトルが壊れた", ["ケトル"]],
  ["ja", "夫の財布がボロボロ", ["財布"]],
  ["ja", "彼のスマホが壊れた", []],
  ["ja", "友達関係が壊れた", []],
])("what broke is welcome where it is a thing that one gives: %s %s", (locale, notes, likes) => {
  expect(read({ additionalInfo: notes }, locale).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[Locale, string, string[]]>([
  ["zh", "女儿下个月都在考试", ["exam"]],
  ["ja", "来月はずっと試験です", ["exam"]],
  ["ja", "期末テスト期間", ["exam"]],
  ["ja", "ペンを噛む癖がある", ["fidgets"]],
])("exams and what hands do meanwhile: %s %s", (locale, notes, facts) => {
  expect(read({ additionalInfo: notes }, locale).facts.map(({ fact }) => fact)).toEqual(facts);
});
