import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["ゲートボール", ["ground-golf"]],
  ["マレットゴルフ", ["ground-golf"]],
  ["郡上おどり", ["bon-dance"]],
  ["よさこい", ["bon-dance"]],
  ["糠漬け", ["fermentation"]],
  ["スキレット料理", ["camping-cooking"]],
  ["紙バンド手芸", ["crafts"]],
  ["廃線跡巡り", ["rail-journeys"]],
  ["あみぐるみ", ["crochet"]],
  ["ココア", ["chocolate"]],
  ["ヘッドスパ", ["massage"]],
])("what is loved in Japan is read as what it is: %s", (words, interests) => {
  expect(read({ interests: [words] }, "ja").likes.flatMap((like) => like.interests)).toEqual(interests);
});

test.each([
  ["きょうりゅう", ["dinosaurs"]],
  ["しんかんせん", ["trains"]],
  ["おにごっこ", ["outdoor-play"]],
  ["どろだんご", ["mud-and-sand"]],
  ["けんだま", ["kendama"]],
  ["むし", ["insects"]],
  ["すいえい", ["swimming"]],
  ["えほん", ["childrens-books"]],
])("a small child's pastimes are written without characters: %s", (words, interests) => {
  expect(read({ interests: [words] }, "ja").likes.flatMap((like) => like.interests)).toEqual(interests);
});

test.each([
  ["鶴屋吉信", "food-brand:鶴屋吉信"],
  ["サッポロ一番", "food-brand:Sapporo Ichiban"],
  ["ピクミンブルーム", "video-game:Pikmin Bloom"],
  ["ちょこざっぷ", "chain:chocoZAP"],
  ["ざんねんな生き物", "book-series:ざんねんないきもの事典"],
  ["ポッキー", "food-brand:Pocky"],
  ["川根茶", "drink:Kawane tea"],
])("a name is known in Japanese: %s", (words, id) => {
  expect(read({ interests: [words] }, "ja").likes.map((like) => like.name?.id)).toEqual([id]);
});
