import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string, relationship: Relationship = "friend") {
  return readRequest({ additionalInfo, relationship, language: "ja" });
}

test.each<[string, string[]]>([
  ["友だちが東京の会社やめて徳島に移住した", []],
  ["花はやめてください", ["花"]],
  ["家に酒は置かないことにしたらしいです", ["酒"]],
  ["昨年は湯呑みを贈りましたので、器はまた今度に。", ["湯呑み", "器"]],
  ["10年乗ったバイクを事故で降りて", ["バイク"]],
  ["バイクを降りて海を見るのが好き", []],
  ["肉や乳製品など税関で引っかかる物も×", ["肉", "乳製品"]],
  ["ダンス部で土日もなし", []],
  ["団地の3階、エレベーターなし。", []],
  ["拡大鏡は病院で合わせたものがあります", ["拡大鏡"]],
  ["美術館の年パス持ちです", ["美術館の年パス"]],
  ["友人夫婦です。旦那さんはくるみとカシューナッツで病院行きになったことがあります", ["くるみ", "カシューナッツ"]],
  ["デスクも配置にこだわりがありすぎて触らせてもらえません", ["デスク"]],
])("what is there, refused or given up, and what only sounds so: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[Relationship, string, string[]]>([
  ["parent", "義母です。和菓子に目がないのは主人のほうで、義母ではありません", []],
  ["parent", "透析の4時間は演歌を聴いて過ごすそうです", ["演歌"]],
  ["spouse", "韓ドラ見ながらソファで寝落ち", ["韓ドラ"]],
  ["other", "庭のバラがご自慢で", ["庭のバラ"]],
  ["child", "韓国コスメは店員より詳しいから", ["韓国コスメ"]],
  ["parent", "畑では一日じゅうラジオつけっぱなし", ["ラジオ"]],
  ["extended-family", "持ち物という持ち物がちいかわ、しかも断然うさぎ派。", ["ちいかわ", "うさぎ"]],
  ["extended-family", "団地の3階、エレベーターなし。", []],
])("what is loved, by them and by nobody else (%s): %s", (relationship, notes, likes) => {
  expect(readNotes(notes, relationship).likes.map(({ words }) => words)).toEqual(likes);
});

test("a habit and a bad back are heard; a bet of a hundred yen is no shared gift, and a second-hand shop no wish", () => {
  expect(readNotes("家の鍵を今年だけで3回なくした人です").facts.map(({ fact }) => fact)).toEqual(["loses-things"]);
  expect(readNotes("収穫期は腰にくるらしい").facts.map(({ fact }) => fact)).toEqual(["bad-back"]);
  expect(readNotes("土日は競馬、といっても100円ずつ").facts).toEqual([]);
  expect(readNotes("中古屋で70年代ソウルのレコードを掘っています").wishes).toEqual([]);
});

test.each([
  ["母の誕生日に。落語と紅茶が好きで、編み物もします", "parent", ["落語", "紅茶", "編み物"]],
  ["妻の誕生日に。ワインが好き", "spouse", ["ワイン"]],
  ["彼の誕生日に。カメラが好きです", "spouse", ["カメラ"]],
  ["祖母の誕生日に何か。", "extended-family", []],
])("whose birthday it is, the gift is for: %s", (text, relationship, likes) => {
  const reading = readRequest({ text, language: "ja" });
  expect(reading.fields.relationship).toBe(relationship);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
});

test.each(["父の誕生日にもらった時計を今も着けています。友人へ", "娘の誕生日に撮った写真を見て喜んでくれた友人へ"])(
  "the birthday of somebody else is told in passing: %s",
  (text) => {
    expect(readRequest({ text, language: "ja" }).fields.relationship).toBe("friend");
  },
);

test.each<[Relationship, string, string[]]>([
  ["spouse", "旦那の誕生日。主人はキャンプが好き", ["キャンプ"]],
  ["spouse", "彼女の誕生日。相方はカフェ巡りが好き", ["カフェ巡り"]],
  ["spouse", "うちのパパ（夫）はコーヒーが好き", ["コーヒー"]],
  ["child", "子どもの誕生日。息子はレゴが好き", ["レゴ"]],
  ["sibling", "弟の誕生日。うちの末っ子はスプラが好き", ["スプラ"]],
  ["extended-family", "いとこの結婚祝い。従姉妹はキャンプが好き", ["キャンプ"]],
  ["friend", "友人へ。彼女は大学からの親友で、登山が好き", ["登山"]],
  ["other", "お隣のおばあさんへ。おばあちゃんは手芸が好き", ["手芸"]],
  ["parent", "両親の結婚記念日。父は将棋、母は園芸が好き", ["将棋", "園芸"]],
  ["parent", "義両親に。お義父さんは釣り、お義母さんは韓ドラが好き", ["釣り", "韓ドラ"]],
  ["sibling", "弟へ。彼女は韓国ドラマが好き", []],
  ["child", "娘へ。子どもはサッカーが好き", []],
  ["parent", "父へ。母は韓国ドラマが好き", []],
  ["parent", "父の誕生日、予算6000円、釣りが好き", ["釣り"]],
  ["sibling", "姉の誕生日、1万円以内、コスメとサウナが好きです", ["コスメ", "サウナ"]],
])("one person by two names, and an amount that nobody loves (%s): %s", (relationship, notes, likes) => {
  expect(readNotes(notes, relationship).likes.map(({ words }) => words)).toEqual(likes);
});
