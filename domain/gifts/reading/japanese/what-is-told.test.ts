import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string, relationship: Relationship = "friend") {
  return readRequest({ additionalInfo, relationship, language: "ja" });
}

test.each([
  ["彼氏(27)がサウナにどハマり中", "サウナ"],
  ["彼女が大のイーブイ好き", "イーブイ"],
  ["mリーグめっちゃ見てる彼ピ", "mリーグ"],
])("where the form says no more than 'other', a partner is whom it is for: %s", (notes, liking) => {
  expect(readNotes(notes, "other").likes.map(({ words }) => words)).toEqual([liking]);
});

test.each<[string, string[]]>([
  ["置き時計、万年筆は前回の定年時に贈呈済みです", ["置き時計", "万年筆"]],
  ["炊飯器・フライパンは持たせました", ["炊飯器", "フライパン"]],
  ["ダウンは会社の人とこの前買いに行ってた", ["ダウン"]],
  ["プラレールは車両もレールも山ほどあるのでもう結構です", ["プラレール", "車両", "レール"]],
  ["ぬいはもう部屋に置く場所ゼロ", ["ぬい"]],
  ["「ぬいはマジでもういい」って言われてます", ["ぬい"]],
  ["スマホはPixelなのでAirTagは使えないです", ["AirTag"]],
  ["細かいパーツが多いのはうちでは無理です", ["細かいパーツが多いの"]],
  ["下に弟がいて何でも口に入れるので、ビーズはうちでは無理です", ["ビーズ"]],
  ["賃貸で工事できないのでビルトイン食洗機は付けられません", ["ビルトイン食洗機"]],
  ["音楽やラジオは楽しめません", ["音楽", "ラジオ"]],
  ["全自動卓ほしいって言ってるけどワンルームだし無理", ["全自動卓"]],
  ["以前はゴルフ一筋でしたが腰を悪くされてやめました", ["ゴルフ"]],
  ["腰を痛めてゴルフをやめられました", ["ゴルフ"]],
  ["編み物が好きだったけど老眼でもう無理って", ["編み物"]],
  ["生ものも本人が気にして食べてない", ["生もの"]],
  ["釣りは竿ごと全部人にあげちゃった", ["釣り"]],
])("what is owned, refused or given up is told: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  "皿洗い担当なのですが毎晩ものすごく嫌そうです",
  "部屋にあまり物を置けません",
  "ゴルフはやめられないらしい",
  "どうしてもほしいと言ってる",
])("and nothing else: %s", (notes) => {
  expect(readNotes(notes).avoid).toEqual([]);
});
