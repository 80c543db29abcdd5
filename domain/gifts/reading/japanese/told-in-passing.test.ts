import type { Relationship } from "#shared/gift-options.ts";
import { expect, test } from "vitest";
import { read } from "../read.ts";

const readJa = (additionalInfo: string, relationship?: Relationship) =>
  read({ additionalInfo, ...(relationship && { relationship }) }, "ja");

test.each([
  ["冷蔵庫は祖父母が買います", ["冷蔵庫"]],
  ["洗濯機もレンジも実家から", ["洗濯機", "レンジ"]],
  ["タオルは親戚みんながあげてるので", ["タオル"]],
  ["自転車は姉のお下がりあり", ["自転車"]],
  ["ぬいぐるみはベッドが埋まるほどあるので", ["ぬいぐるみ"]],
  ["待ってます…積み木は床が見えないほどある", ["積み木"]],
  ["サボテンは育てられない人です", ["サボテン"]],
  ["父はスキー、膝を壊してきっぱりやめました", ["スキー"]],
  ["カメラも人にあげたそうです", []],
  ["欲しがってたけどどこも品切れで無理でした", []],
  ["授業中ゲームできなくなるので泣いてる", []],
  ["サウナはしばらくお休みだそうです", ["サウナ"]],
  ["ケーキはまえに作ってしっぱいしました", ["ケーキ"]],
  ["ノンカフェインでお願いします", ["カフェイン（ノンカフェイン）"]],
])("what is owned, lost or refused in passing is told, and nothing else: %s", (text, told) => {
  expect(readJa(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, Relationship, string[]]>([
  ["子供と会うのは週末だけ、上の子は電車好き", "friend", []],
  ["キャンプ好きの上司に毎回誘われるけど断ってる", "parent", []],
  ["サッカー好きの友人がうるさい", "parent", []],
  ["ラジオの配信を聴きながら刺繍するのが至福らしい", "friend", ["ラジオ", "刺繍"]],
  ["部署のみんなでお金を出します", "colleague", []],
  ["棚を作ってくれた大工さんへ", "other", []],
  ["若い頃は百貨店のエレベーターガールでした", "parent", []],
  ["国技館に行けないテレビ桟敷専門です", "parent", []],
  ["毎日虫と草との戦いらしい", "friend", []],
  ["70年代ソウルのレコードを集めてる", "sibling", ["70年代ソウルのレコード"]],
  ["ちぎり絵と三線と夜パフェが好き", "friend", ["ちぎり絵", "三線", "夜パフェ"]],
])("what others love is no liking, and what is bliss is one: %s", (text, relationship, likes) => {
  expect(readJa(text, relationship).likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["引退した電車をまだ待ってる", []],
  ["先月引退しました", ["retirement"]],
  ["トラックで寝泊まりしてる", ["lives-in-vehicle"]],
  ["腰にコルセットをしてる", ["bad-back"]],
  ["春に上京します", ["moving"]],
  ["秋に夫を亡くした姉へ、年末の見舞いに", ["grief"]],
  ["適応障害で休職中", ["low-mood"]],
  ["退去のご挨拶に大家さんへ", ["formal"]],
  ["駐在が終わって帰任します", []],
  ["猫派だけど賃貸で飼えない", ["small-home", "no-pets"]],
  ["卒園で担任の先生にお礼を", ["formal", "thanks"]],
  ["左手の握力がまだ戻っていません", ["weak-hands"]],
  ["荷物は段ボール2箱まで", ["light-luggage"]],
  ["クロールに進級した", []],
])("a life is what is said of it, and no more: %s", (text, facts) => {
  expect(readJa(text).facts.map(({ fact }) => fact)).toEqual(facts);
});

test("a favor from a wedding makes no wedding", () => {
  expect(readJa("お皿は結婚式の引き出物で持ってる").fields.occasion).toBeUndefined();
});
