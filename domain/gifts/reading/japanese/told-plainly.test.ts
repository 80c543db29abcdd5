import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string, relationship: Relationship = "friend") {
  return readRequest({ additionalInfo, relationship, language: "ja" });
}

test.each<[string, string[]]>([
  ["ロクシタンのハンドクリームは3本もってた", ["ロクシタンのハンドクリーム"]],
  ["プロテインは箱買いしてるらしい", ["プロテイン"]],
  ["甘いものは召し上がらない方です", ["甘いもの"]],
  ["ギターを始めたけど挫折した", ["ギター"]],
  ["片付けが苦手、洗い物も嫌い", []],
  ["コーヒー大好きだけど授乳中でがまんしてるって", ["お酒（授乳中）", "カフェイン（がまんしてる）"]],
])("what is there already, or not for them: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[], Relationship?]>([
  ["楽しみは韓国アイドルじゃなくて氷川きよし", ["氷川きよし"]],
  ["結婚前から宝塚（雪組）、今年は元気になりました", ["宝塚", "雪組"]],
  ["釣り仲間です", ["釣り"]],
  ["ご近所の句会仲間。今年は喪中", ["句会"]],
  ["職場の仲間です", []],
  ["今年3年ぶりに走り始めたのに腰で中断", []],
  ["競馬新聞をよんでる人です", ["競馬新聞"]],
  ["純喫茶めぐりが好き", ["純喫茶めぐり"]],
  ["父は孫に夢中", ["孫"], "parent"],
  ["孫（5歳）が来ると別人のように笑います", ["孫"], "parent"],
  ["孫は電車が大好き", [], "parent"],
])("what is loved, and what only stands there: %s", (notes, likes, relationship) => {
  expect(readNotes(notes, relationship).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[string, string[]]>([
  ["バドミントン部を夏に引退して燃え尽き気味", []],
  ["片付けが苦手、洗い物も嫌い", ["messy", "hates-chores"]],
])("a life fact: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});
