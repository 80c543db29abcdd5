import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string, relationship: Relationship = "friend") {
  return readRequest({ additionalInfo, relationship, language: "ja" });
}

test.each<[string, string[]]>([
  ["じいちゃん 耳遠い", ["hard-of-hearing"]],
  ["肌弱い", ["sensitive-skin"]],
  ["楽譜の字が小さいってこぼしてました", ["low-vision"]],
  ["なかなか寝つけないみたい", ["sleeps-badly"]],
  ["冬は手がかじかむって", ["feels-cold"]],
  ["落ちてへこんでる", ["low-mood"]],
  ["資格試験はまた秋に受けるって", ["exam"]],
  ["平日は電車で歴史小説", ["rides-far"]],
  ["日焼けと腰痛に悩んでます", ["bad-back", "sunburns-easily"]],
  ["毎朝5時起きで働いてて、とにかく寝てほしい", ["never-rests"]],
  ["育休から復職したばかりで毎日バタバタ", ["busy-parent", "no-time"]],
  ["4月から大阪でひとり暮らし", ["lives-alone", "new-home"]],
  ["10年前から東京で一人暮らし", ["lives-alone"]],
  ["畑つき古民家に移住した", ["new-home"]],
  ["外回りばかり", ["on-their-feet"]],
  ["春から美容師になります", ["new-job"]],
])("how somebody lives: %s", (notes, facts) => {
  expect(
    readNotes(notes)
      .facts.map(({ fact }) => fact)
      .toSorted(),
  ).toEqual(facts.toSorted());
});

test.each<[string, string[]]>([
  ["今は庭の盆栽と孫とのオセロが生きがいみたい", ["庭の盆栽", "孫とのオセロ"]],
  ["スパイスカレーを自分で調合するのが最近の趣味", ["スパイスカレー"]],
  ["家ではぬか漬けを欠かしません", ["ぬか漬け"]],
  ["編み物もプロ級。", ["編み物"]],
  ["料理まったくしたことないけど自炊がんばるらしい", ["自炊"]],
  ["野良猫にごはんあげて毎日かわいがってる", ["野良猫"]],
  ["熱帯魚の水槽が3つある", ["熱帯魚"]],
  ["昔バレエをやっててまた踊りたいらしい", ["バレエ", "踊りたい"]],
  ["ボードゲームカフェにも通ってて激辛料理に目がない", ["ボードゲームカフェ", "激辛料理"]],
  ["最近メイクに興味出てきたけど", ["メイク"]],
  ["ジャズ喫茶に通うほどのレコード好き", ["ジャズ喫茶", "レコード"]],
  ["少年野球のコーチに、保護者から", ["少年野球"]],
  ["あと平日は電車で歴史小説", ["歴史小説"]],
  ["春から美容師になります。趣味はスケボーで、寮を出て一人暮らしを始めます", ["美容師", "スケボー"]],
  ["趣味は釣りで、毎週行く", ["釣り"]],
  ["大谷の試合は朝からテレビの前", ["大谷の試合"]],
])("what is loved: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});

test("who lives next door may be whom it is for", () => {
  const { likes } = readNotes("お隣のおばあさん、野良猫にごはんあげて毎日かわいがってる方です", "other");
  expect(likes.map(({ words, interests }) => [words, interests])).toEqual([["野良猫", ["cats", "stray-cats"]]]);
});

test.each<[string, string[]]>([
  ["竿はこだわりあるから選べない", ["竿"]],
  ["ちいかわのグッズもう部屋に入りきらないくらい持ってるから、それ以外で", ["ちいかわのグッズ"]],
  ["晩酌の焼酎が楽しみだったけど医者に止められました", ["お酒（医者に止められました）"]],
  ["熱帯魚の水槽が3つある", []],
])("what is there already, or not for them: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, "beginner" | "expert"]>([
  ["料理まったくしたことないけど自炊がんばるらしい", "beginner"],
  ["筋トレ始めて3ヶ月", "beginner"],
  ["編み物もプロ級。", "expert"],
  ["蕎麦打ちが趣味で道具一式あり", "expert"],
])("how far they have come: %s", (notes, level) => {
  expect(readNotes(notes).likes.map((like) => like.level)).toEqual([level]);
});

test("whoever has protein to spare still trains", () => {
  const { avoid } = readNotes("筋トレ始めて3ヶ月 プロテインは定期便で届いてる");
  expect(avoid.map(({ told, things }) => [told, things])).toEqual([["プロテイン", []]]);
});

test.each<[string, string[]]>([
  ["ナンプレが好き", ["sudoku"]],
  ["フラダンスが好き", ["hula"]],
  ["宝塚が好き", ["takarazuka"]],
  ["蕎麦打ちが好き", ["soba-making"]],
  ["ラーメンの食べ歩きとラーメンが好き", ["ramen", "ramen"]],
  ["レース編みが好き", ["crochet"]],
  ["甘納豆が好き", ["anko"]],
  ["着物リメイクが趣味", ["quilting"]],
  ["魚をさばくのが好き", ["oysters-seafood"]],
  ["虫捕りが好き", ["insects"]],
  ["弓道が好き", ["kyudo"]],
  ["一輪車に夢中", ["unicycling"]],
  ["薪割りが趣味", ["wood-stoves"]],
  ["ラジオ体操が日課", ["radio-calisthenics"]],
])("what a pastime means: %s", (notes, interests) => {
  expect(readNotes(notes).likes.flatMap((like) => like.interests)).toEqual(interests);
});

test.each(["父の日のプレゼント", "母の日の贈り物", "誕生日プレゼント"])("what a gift is for is nothing that somebody has: %s", (text) => {
  expect(readNotes(text).avoid).toEqual([]);
});
