import { expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

const readNotes = (additionalInfo: string) => readRequest({ additionalInfo, relationship: "friend", language: "ja" });

test.each<[string, string[]]>([
  ["財布をあげようとしたら断られたのでそれ以外。", ["財布"]],
  ["ワイシャツもネクタイも在宅になって出番なし。", ["ワイシャツ", "ネクタイ"]],
  ["指輪は職場につけていけないって。", ["指輪"]],
  ["置物の類は見るだけでため息。", ["置物"]],
  ["ナイキの靴は親の敵みたいに嫌ってる。", ["ナイキの靴"]],
  ["卵も抜いてる。", ["卵"]],
  ["牛肉は宗教上だめ。", ["牛肉"]],
  ["焼酎は若い頃に潰されてから匂いもだめだそう。", ["焼酎"]],
  ["クラブもウェアも道楽で揃え尽くしてる。", ["クラブ", "ウェア"]],
  ["ビアジョッキは酒蔵勤めでノベルティが余ってるとか。", ["ビアジョッキ"]],
  ["菓子折りは店子がみんな持ってくるから食べきれないっておっしゃってた。", ["菓子折り"]],
  ["もう刺繍はしてません。", ["刺繍"]],
  ["園の決まりで手紙以外NGです。", []],
  ["テントは持ってないので欲しいらしい。", []],
])("what they keep from, and what has no use any more: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["阪神以外興味ない。", ["阪神"]],
  ["演歌以外は聴かない。", ["演歌"]],
  ["サウナーで焼肉好き。", ["サウナー", "焼肉"]],
  ["ゲーマーの友人です。", ["ゲーマー"]],
  ["茶道部の友達、歌がうまい。", ["茶道", "歌"]],
  ["バド部、カレー好き。", ["バド部", "カレー"]],
  ["説明がうまい人です。", []],
  ["総務部の先輩へ。", []],
])("what they love, told by what they are, by what they are good at, and by all the rest: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});
