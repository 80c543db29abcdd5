import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string, relationship: Relationship = "friend") {
  return readRequest({ additionalInfo, relationship, language: "ja" });
}

test.each<[string, string[]]>([
  ["原作（上下）はもちろん読破済み。", ["原作"]],
  ["着物はまだハードル高いって。", ["着物"]],
  ["レトロなガラスの器も集めていて、食器棚はもう満杯だそうです", ["食器"]],
  ["食べ物・植物・木製品は送りたくないです。", ["食べ物", "植物", "木製品"]],
  ["大きな音や光が点滅するおもちゃは耳をふさいで泣いてしまいます。", ["大きな音", "光が点滅するおもちゃ"]],
  ["お友達と取り合いになるタイプのゲームはまだ難しいです。", ["取り合いになるタイプのゲーム"]],
  ["妹夫婦は1LDKで、大型遊具は置けません。", ["大型遊具"]],
  ["帽子（ケア帽子）は従姉が何枚も縫ってくれました。", ["帽子", "ケア帽子"]],
  ["「頑張って」という言葉のついたものは避けたいです。", ["「頑張って」という言葉のついたもの"]],
  ["段差のあるとこや階段しかない店は無理。", ["段差のあるとこ", "階段しかない店"]],
  ["ネックレスは1年目、腕時計は2年目にあげました", ["ネックレス", "腕時計"]],
  ["真珠のネックレスは祖母から受け継ぎました。", ["真珠のネックレス"]],
  ["ラジオを聴きながら寝かしつけてる。イヤホンも完備。", ["イヤホン"]],
  ["エプロンは職場で指定。", ["エプロン"]],
  ["飛行機は怖がるので陸路か船で。", ["飛行機"]],
  ["家にたこ焼き器2台ある", ["たこ焼き器"]],
  ["ピアスは開いてない", ["ピアス"]],
  ["去年痛風やってビールと魚卵・レバー系は自分で禁止にしてます。今はハイボールだけ。", ["ビール", "魚卵", "レバー"]],
  ["痛風持ちです", ["お酒・肉・魚介類（痛風持ち）"]],
])("what is there, or is not for them: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[Relationship, string, string[]]>([
  ["child", "フォートナイトのことで毎日バトルしてるので、ゲーム関連はナシで", []],
  ["child", "最近はカードマジックをYouTubeで覚えて家族に見せてくれます", ["カードマジック"]],
  ["parent", "父、生粋の虎党（関東在住なのに）", ["虎党"]],
  ["friend", "寒くても近所の川沿いを散歩するのが日課", ["散歩"]],
  ["sibling", "子ども向けの布小物作るのが好き", ["子ども向けの布小物作る"]],
  ["friend", "甘党で下戸", ["甘党"]],
  ["spouse", "最近は松江に行きたがってます", ["松江"]],
  ["spouse", "北海道の十勝に行きたいと前々から言っています", ["十勝"]],
  ["spouse", "スパイスカレーを作るのが楽しみで、スパイスはこれ以上増やさないでほしい", ["スパイスカレーを作る"]],
  ["parent", "カラオケ喫茶に歩いて通うのと、川柳を作るのが楽しみ", ["カラオケ喫茶", "川柳を作る"]],
  ["parent", "写真よりスケッチ派", ["スケッチ"]],
  ["parent", "必ず弁当の写真をLINEしてきます", []],
  ["friend", "看護師してる親友", []],
  ["extended-family", "いないいないばあっ！のワンワンとぽぅぽに釘付けです", ["ワンワン", "ぽぅぽ"]],
])("what is loved, and what only stands there (%s): %s", (relationship, notes, likes) => {
  expect(readNotes(notes, relationship).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[Relationship, string, string[]]>([
  ["other", "彼女は車椅子ユーザーです", ["wheelchair"]],
  ["other", "腰がつらいって毎晩言うのが口癖", ["bad-back"]],
  ["child", "感覚過敏があります", ["noise-sensitive"]],
  ["sibling", "駐屯地の部屋は共用で狭い", ["small-home"]],
  ["child", "荷物は23kgまで", ["light-luggage"]],
  ["extended-family", "湯呑みは喜寿のときに贈りました", []],
])("how they live (%s): %s", (relationship, notes, facts) => {
  expect(readNotes(notes, relationship).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each<[string, string[]]>([
  ["フルーツ大好き", ["fruit"]],
  ["水族館が大好き", ["aquarium-visits"]],
  ["平成女児っぽいキラキラした物が好き", ["sparkly-things"]],
  ["水が流れるところが大好き", ["water-play"]],
  ["数字が大好き", ["mathematics"]],
  ["クリームソーダが好き", ["drinks"]],
])("which pastime is meant: %s", (notes, interests) => {
  expect(readNotes(notes).likes.flatMap((like) => like.interests)).toEqual(interests);
});

test("of a pastime that is loved, one part may be refused alone", () => {
  const { avoid } = readRequest({ interests: ["自作キーボード"], additionalInfo: "キーキャップは地雷", language: "ja" });

  expect(avoid.map(({ told, interests }) => [told, interests])).toEqual([["キーキャップ", []]]);
});
