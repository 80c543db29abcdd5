import { expect, test } from "vitest";
import { read } from "../read.ts";
import { readRequest } from "../read-request.ts";

const listAvoided = (additionalInfo: string) =>
  readRequest({ additionalInfo, relationship: "friend", language: "ja" }).avoid.map((avoid) => avoid.told);

test.each([
  ["ムスクの匂いで気分が悪くなる", ["ムスクの匂い"]],
  ["アクセサリーは興味ゼロ", ["アクセサリー"]],
  ["化粧品には1ミリも興味がない", ["化粧品"]],
  ["麻雀はやらない人", ["麻雀"]],
  ["ベルトは前回お渡ししました", ["ベルト"]],
  ["ラジオは持ち込み済み", ["ラジオ"]],
  ["ぬいぐるみは園が禁止", ["ぬいぐるみ"]],
  ["鉢植えは病室が禁止です", ["鉢植え"]],
  ["トースターはもう他の人が押さえてる", ["トースター"]],
  ["マグカップは四つも眠ってる", ["マグカップ"]],
  ["額縁はもう掛けるとこがない", ["額縁"]],
  ["絵の具は親としてお断り", ["絵の具"]],
  ["チョコは職場でよく食べるので他のもので", ["チョコ"]],
  ["これまであげたもの：スカーフ、手袋", ["スカーフ", "手袋"]],
  ["猫が大好きな人。過去:ポーチ/傘", ["ポーチ", "傘"]],
  ["固いものは噛めん", ["固いもの"]],
  ["お皿はもう増やさないと決めてる", ["お皿"]],
  ["ビールは去年の手術以来断っています", ["ビール"]],
  ["ハンドクリームは肌に合うメーカーが決まってる", ["ハンドクリーム"]],
])("what nobody should give is told, however it's said: %s", (notes, told) => {
  expect(listAvoided(notes)).toEqual(told);
});

test.each([
  "うちバイト禁止だから2000円まで",
  "旦那さんのぶんはいらないです",
  "前の彼の話はまだつらいと思います",
  "昨日も3時間歌ってたw うちも付き合わされた。予算は無理めです",
  "先生方一同より記念の品をお贈りしたく存じます",
])("where no thing is named, nothing is told as left out: %s", (notes) => {
  expect(listAvoided(notes)).toEqual([]);
});

test.each([
  ["紅茶はアールグレイしか飲まない", "black-tea"],
  ["演劇の千秋楽のために仕事を休んで並んだ", "theatre"],
])("who has nothing else, or takes a day off for it, loves it: %s", (additionalInfo, interest) => {
  const { likes, avoid } = read({ additionalInfo }, "ja");
  expect(likes.flatMap(({ interests }) => interests)).toContain(interest);
  expect(avoid).toEqual([]);
});

test.each([
  ["漫画はスラムダンク", ["漫画", "スラムダンク"]],
  ["紅茶はルピシア派", ["紅茶", "ルピシア"]],
  ["推しは目黒蓮", ["目黒蓮"]],
])("what it is and which one, typed as an interest, are two: %s", (words, liked) => {
  expect(read({ interests: [words] }, "ja").likes.map((like) => like.words)).toEqual(liked);
});
