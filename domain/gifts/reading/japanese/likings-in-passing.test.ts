import { expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

const listLikes = (additionalInfo: string) =>
  readRequest({ additionalInfo, relationship: "friend", language: "ja" }).likes.map(({ words }) => words);

test.each<[string, string[]]>([
  ["パン屋巡りが趣味だったのに今は全然行けてなくて", ["パン屋巡り"]],
  ["最近アプリで韓国語始めて連続記録200日", ["韓国語"]],
  ["シーバス釣りばかりで日曜いない", ["シーバス", "釣り"]],
  ["ちいかわ(うさぎ推し)も好き", ["ちいかわ"]],
  ["シール帳が学校で大流行していて", ["シール帳"]],
  ["コスメと麻辣湯で生きてる", ["コスメ", "麻辣湯"]],
  ["チョコミントの民です", ["チョコミント"]],
  ["2人ともキャンプが趣味", ["キャンプ"]],
  ["NHKのど自慢は絶対見る", ["NHKのど自慢"]],
  ["インフルが流行っているので心配", []],
  ["給料日前はもやしで生きてる", []],
  ["家事分担で皿洗い担当", []],
  ["ワンルームだしお金も無理", []],
  ["学生だし、お金がない", []],
  ["昆布だしが好き", ["昆布", "だし"]],
  ["炒飯の写真が送られてきます", ["炒飯"]],
  ["俳句を新聞に投稿してる", ["俳句"]],
])("what is loved, and what only stands there: %s", (notes, likes) => {
  expect(listLikes(notes)).toEqual(likes);
});

test("what is missed is loved still", () => {
  const { likes } = readRequest({ additionalInfo: "パン屋巡りが趣味だったのに今は行けてない", relationship: "friend", language: "ja" });

  expect(likes.map(({ strength }) => strength)).toEqual(["stated"]);
});
