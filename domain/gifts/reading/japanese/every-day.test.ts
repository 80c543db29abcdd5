import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string, relationship: Relationship = "friend") {
  return readRequest({ additionalInfo, relationship, language: "ja" });
}

test.each<[string, string[]]>([
  ["バスタオルは売るほどもってる", ["バスタオル"]],
  ["シャンプー類は洗面所にどっさり", ["シャンプー"]],
  ["多肉は窓辺でいっぱい", ["多肉"]],
  ["彼はすでにキャリーケース持ってた", ["キャリーケース"]],
  ["日記帳は5冊目、水筒は4本", ["日記帳", "水筒"]],
  ["砥石は業務用そろえてる", ["砥石"]],
  ["ドレスはレンタル済み", ["ドレス"]],
  ["おくるみは夫婦で選びたい派", ["おくるみ"]],
  ["来年の家計簿は和風のをもう買ったって", ["家計簿"]],
  ["イヤホンとタブレットあり", ["イヤホン", "タブレット"]],
  ["指輪はもう持ってるのでネックレスはいい", ["指輪", "ネックレス"]],
])("what there is enough of: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["もうこれ以上ぬいぐるみは…", ["ぬいぐるみ"]],
  ["決まりで高価なものは受けとれないらしい", ["高価なもの"]],
  ["お香とかもちょっと違うかな", ["お香"]],
  ["財布はもういいって", ["財布"]],
  ["誕生日がお正月なので「まとめて」にしたくない", ["「まとめて」"]],
  ["刃物と口に入りそうな小物は絶対だめ", ["刃物", "口に入りそうな小物"]],
  ["パチスロは引退させました", ["パチスロ"]],
  ["派手なパーティーっぽい感じにはしないでほしい", ["派手なパーティーっぽい感じ"]],
  ["出産祝いとかの消え物はもうもらいすぎ", ["出産祝いとかの消え物"]],
  ["赤ちゃんのものより本人のために", ["赤ちゃん"]],
  ["ルームフレグランスとかは間違っても選ばないで", ["ルームフレグランス"]],
  ["薬の副作用で匂いもつらいらしい", ["匂い"]],
  ["住まいは三階、ペットと楽器は規約で禁止です", ["ペット", "楽器"]],
  ["今季はスキーに行く気になれないらしい", ["スキー"]],
  ["酒がいっさいだめになりました", ["お酒（いっさいだめ）"]],
  ["弟がまだ2歳で小さい部品飲みこみそうでこわい", ["小さい部品"]],
  ["テニスは当分無理", ["テニス"]],
  ["パパいわく「もうこれ以上けん玉は…」だそうです", ["けん玉"]],
  ["離婚したのでそういう系(夫婦とか)のものはやめて", ["夫婦"]],
])("what would not please: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["指輪は絶対つけへん", ["指輪"]],
  ["浴衣は着ひんと思う", ["浴衣"]],
  ["本はよう読まへん", ["本"]],
  ["辛いのはあかん", ["辛いの"]],
])("what would not please, in Kansai: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  "割り勘で一人2千円×5人",
  "物はあんまり増やしたくない",
  "一体何をあげたらいいか",
  "クッキーは苦手じゃない。甘いならそれ以外",
  "飲み会は部長のゴルフの話で男性陣うんざり",
  "ピアノは夜弾けないって",
  "ボウリングの経験あり",
  "知らない人の前で話すのは苦手",
  "仕事で頭がいっぱい",
  "玄関が靴であふれてて物は増やしたくない",
])("nothing is left out by: %s", (notes) => {
  expect(readNotes(notes).avoid).toEqual([]);
});

test.each<[string, string[]]>([
  ["レッサーパンダ推し", ["レッサーパンダ"]],
  ["鉄道オタク", ["鉄道"]],
  ["煎茶がお好き", ["煎茶"]],
  ["甘いのは好き", ["甘いの"]],
  ["甘いもんより辛いもん", ["辛いもん"]],
  ["おばあちゃんに習うて編み物してはる", ["編み物"]],
  ["観戦好き", []],
  ["派手好き", []],
  ["目も悪いけど喋るのは大好き", []],
  ["実家から電車で片道2時間通うらしい", []],
  ["ほんと何が好きかわかりません", []],
  ["DIYに夢中なのは奥さんのほう", []],
  ["旅行もまだ先です", []],
  ["英検に落ちたばかり", []],
  ["声も大きいし甘いのは大好き", ["甘いの"]],
  ["姉ちゃん(母)は書道やらせたかったと言う", []],
  ["テレビの前が定位置", []],
  ["写真旅行に付き合わされるそう", []],
  ["雪道の革靴で転んだ", []],
])("what is loved, and what is not: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[string, string[]]>([
  ["動画", ["youtube"]],
  ["米粉", ["baking"]],
  ["俳句", ["tanka-haiku"]],
  ["御朱印", ["temples-stamps"]],
])("a word is what it means in Japanese: %s", (interest, ids) => {
  expect(readRequest({ interests: [interest], language: "ja" }).likes.map((like) => like.interests)).toEqual([ids]);
});

test("a loud voice is no wish", () => {
  expect(readNotes("声でかい").wishes).toEqual([]);
});

test.each<[string, string[]]>([
  ["ワインじゃなくて日本酒", ["日本酒"]],
  ["テニスではなく卓球", ["卓球"]],
  ["俳優の横浜流星", ["横浜流星"]],
])("what is typed as an interest is what it ends in: %s", (interest, likes) => {
  expect(readRequest({ interests: [interest], language: "ja" }).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[string, string[]]>([
  ["うちの犬の散歩をかわってくれる人", []],
  ["生まれつき耳がきこえない", ["deaf"]],
  ["壁うすくて音が出せない", ["thin-walls"]],
  ["これ以上モノが増えないものがいい", ["no-more-stuff"]],
  ["リモートなので腰いたい", ["bad-back", "works-from-home"]],
  ["鍵も傘もすぐなくす", ["loses-things"]],
  ["簿記1級うかった", ["passed"]],
  ["はじめての東京の冬で寒い", ["first-winter"]],
  ["夫が亡くなって初めての誕生日です", ["grief"]],
  ["先週わんちゃんを亡くしたばかり", ["newly-bereaved", "pet-loss"]],
  ["みんなから、ではなく個人的に", []],
  ["受験生。推薦で大学もう決まった", ["passed"]],
  ["ガラケーをやめてスマホにした", []],
])("a life fact, in the words of every day: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test("what a fact is told by ends with its words", () => {
  expect(readNotes("施設に入ってるひいじいちゃん").facts.map(({ words }) => words)).toEqual(["施設に入ってる"]);
});

test("an amount that is taken back counts for nothing", () => {
  expect(readNotes("4000円…いや2000円まで").fields.budget).toBe("under-3000");
});

test("the age of a younger one in the house is not that of the child", () => {
  expect(readNotes("年長の娘 弟がまだ2歳", "child").fields.age).toEqual({ youngest: 5, oldest: 6 });
});

test("a baby is not called so", () => {
  expect(readNotes("友達の赤ちゃんです").fields.name).toBeUndefined();
});

test.each<[string, string[]]>([
  ["畑仕事と盆栽が好き", ["畑仕事", "盆栽"]],
  ["母は庭仕事と編み物が好きです", ["庭仕事", "編み物"]],
  ["針仕事が好き", ["針仕事"]],
  ["仕事と将棋が好き", ["将棋"]],
])("work that is a pastime: %s", (text, liked) => {
  expect(readRequest({ text, language: "ja" }).likes.map(({ words }) => words)).toEqual(liked);
});
