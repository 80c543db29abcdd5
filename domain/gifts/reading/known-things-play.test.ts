import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { getThings } from "../words/text-things.ts";
import { read } from "./read.ts";

test.each<[Locale, string, string[]]>([
  ["en", "My nephew is into trains. He has more water guns than a navy.", ["water-gun"]],
  ["en", "He plays golf and gets golf balls every birthday.", ["golf-ball"]],
  ["en", "She loves reading; her desk is overrun with sticky notes.", ["sticky-note"]],
  ["en", "She's allergic to resin and loves painting.", ["resin"]],
  ["zh", "爸爸爱钓鱼，鱼饵多得用不完", ["fishing-lure"]],
  ["zh", "侄女喜欢画画，贴纸册太多了", ["sticker-book"]],
  ["zh", "她爱旅行，明信片别送", ["postcard"]],
  ["ja", "母は園芸が好き。植木鉢はベランダに溢れています。", ["plant-pot"]],
  ["ja", "読書好きの先生。しおりはたくさんもらうみたい。", ["bookmark"]],
  ["ja", "両親へ。カタログギフトは飽きたそうです。", ["gift-catalog"]],
])("a kind of toy, gear, paper or keepsake is left out alone, in %s: %s", (locale, additionalInfo, things) => {
  expect(read({ additionalInfo }, locale).avoid.flatMap((avoid) => avoid.things)).toEqual(things);
});

test.each([
  "He's a wedding planner",
  "She putters around the garden",
  "He got back in the saddle",
  "他在街道服务中心上班",
  "她像陀螺一样忙",
  "球根本不碰",
  "ウインクが上手",
  "行動パターンが読めない",
  "パラダイスのような庭",
])("what only looks like one names none: %s", (text) => {
  expect([...getThings(text)]).toEqual([]);
});
