import { expect, test } from "vitest";
import type { WordField } from "#shared/person-fields.ts";
import { japanese } from "./japanese.ts";

const read = (text: string, field: WordField = "additionalInfo") => japanese.read({ text, field, item: 0, locale: "ja" });

/** What counts of a text: 'has 本', 'cannot 下戸 (no-alcohol)'. */
function listClaims(text: string, field: WordField = "additionalInfo"): string[] {
  return read(text, field)
    .claims.filter(({ subject, stance }) => stance !== "about" && (subject === "person" || stance === "has"))
    .map(({ stance, words, diet }) => `${stance} ${words}${diet ? ` (${diet})` : ""}`);
}

test.each([
  ["香水はいりません", ["dislikes 香水"]],
  ["花と観葉植物はNG", ["dislikes 花", "dislikes 観葉植物"]],
  ["甘いものが苦手です", ["dislikes 甘いもの"]],
  ["辛いのダメ", ["dislikes 辛いの"]],
  ["アクセサリーは金具でかぶれるので避けたいです", ["dislikes アクセサリー"]],
  ["ぬいぐるみ×", ["dislikes ぬいぐるみ"]],
  ["日本酒が好きだがドクターストップ中", ["cannot が好きだがドクターストップ中 (no-alcohol)"]],
  ["食器は置き場所がありません", ["dislikes 食器"]],
  ["飾るものは遠慮します", ["dislikes 飾るもの"]],
  ["身につけるもの(指輪、時計など)は控えたいです", ["dislikes 身につけるもの", "dislikes 指輪", "dislikes 時計"]],
  ["お酒は避けたいです。タバコも。", ["dislikes お酒", "dislikes タバコ"]],
  ["血圧の薬の関係でグレープフルーツは不可", ["dislikes グレープフルーツ"]],
  ["花は猫がかじるので危ないです", ["dislikes 花"]],
  ["観葉植物は虫が苦手なのでやめてください", ["dislikes 観葉植物", "dislikes 虫"]],
  ["音が出るものと生花は禁止", ["dislikes 音が出るもの", "dislikes 生花"]],
  ["湯呑みは好きな作家のがあるからいらない", ["dislikes 湯呑み"]],
  ["肉や魚の入っていないものを", ["dislikes 肉", "dislikes 魚"]],
  ["アクセとお揃いと手紙はなし", ["dislikes アクセ", "dislikes お揃い", "dislikes 手紙"]],
  ["陶器のものは割れるのが怖いので木製がいいです", ["dislikes 陶器のもの"]],
  ["ピアスの穴は開いていません", ["dislikes ピアス"]],
  ["香水つけると頭が痛くなるって", ["dislikes 香水"]],
  ["香りのするものは全部だめになりました", ["dislikes 香りのするもの"]],
  ["柑橘の類は要りません", ["dislikes 柑橘"]],
  ["人前が苦手です", []],
  ["はちみつも革製品も使わない人です", ["dislikes はちみつ", "dislikes 革製品"]],
  ["主人は腕時計をしません", ["dislikes 腕時計"]],
  ["ネクタイとか絶対使わん", ["dislikes ネクタイ"]],
  ["アロマは使いません", ["dislikes アロマ"]],
  ["カーネーションは枯らして落ち込むので今年はやめます", ["dislikes カーネーション"]],
  ["納豆は見るのも嫌だそうです", ["dislikes 納豆"]],
  ["青魚は蕁麻疹が出ます", ["cannot 青魚"]],
  ["小さい部品はこわいです", ["dislikes 小さい部品"]],
  ["義母は洋菓子は召し上がりません", ["cannot 洋菓子"]],
])("what somebody does not want is left out: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test.each([
  ["マグカップはもう持っています", ["has マグカップ"]],
  ["財布とベルトは去年あげました", ["has 財布", "has ベルト"]],
  ["傘は間に合っています", ["has 傘"]],
  ["所持品:Switch、Kindle", ["has Switch", "has Kindle"]],
  ["ペンは山ほどあります", ["has ペン"]],
  ["カメラは自分で選ぶそうです", ["has カメラ"]],
  ["硯は兄の手製を使っています", ["has 硯"]],
  ["寝間着は山ほどもらっています", ["has 寝間着"]],
  ["道具は自分で研ぐものしか使わない", ["has 道具"]],
  ["靴下は毎年かぶる", ["has 靴下"]],
  ["ランドセルと机は祖父母が買ってくれた", ["has ランドセル", "has 机"]],
  ["お茶はもらいすぎ", ["has お茶"]],
  ["毛糸は押し入れに山ほどあります", ["has 毛糸"]],
  ["茶碗は数えきれないほどお持ちです", ["has 茶碗"]],
  ["炊飯器と電子レンジは買ってあります", ["has 炊飯器", "has 電子レンジ"]],
  ["カメラは赤の買ったばかりです", ["has カメラ"]],
  ["手荷物で持っていけるもの", []],
  ["リードはこの前買ったばかりです", ["has リード"]],
  ["ベビーカーも抱っこ紐もお下がりとかで全部あるらしい", ["has ベビーカー", "has 抱っこ紐"]],
  ["みんなに入浴剤とハンドクリームをもらいまくってる", ["has 入浴剤", "has ハンドクリーム"]],
  ["ワインセラーは先月買い替えました", ["has ワインセラー"]],
  ["振袖まわりの小物も用意済み", ["has 振袖まわりの小物"]],
  ["補助輪つき自転車はじじばばから貰います", ["has 補助輪つき自転車"]],
])("what somebody has is told: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test.each([
  ["そばアレルギーです", ["cannot そば"]],
  ["卵アレルギーがあります", ["cannot 卵 (no-egg)"]],
  ["実は下戸です", ["cannot 下戸 (no-alcohol)"]],
  ["卵と乳アレルギーです", ["cannot 卵 (no-egg)", "cannot 乳 (no-dairy)"]],
  ["お酒が飲めません", ["cannot お酒が飲めません (no-alcohol)"]],
  ["最近お酒をやめました", ["cannot お酒をやめました (no-alcohol)"]],
  ["甘いものは控えている", ["cannot 甘いものは控えている (no-sugar)"]],
  ["ムスリムの方です", ["cannot ムスリム (halal)"]],
  ["塩分制限中", ["cannot 塩分制限中 (low-salt)"]],
  ["妊娠中です", ["cannot 妊娠中 (no-alcohol)"]],
])("what must not be is never relaxed: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test.each([
  ["コーヒーが手放せません"],
  ["チョコなしではいられない"],
  ["嫌いじゃないです"],
  ["負けず嫌い"],
  ["先月家を買いました"],
  ["しゃべりっぱなし"],
  ["休みなしで働いている"],
  ["二人とも麻婆豆腐にうるさい"],
  ["彼女の妹は猫アレルギーです"],
  ["問題なし"],
  ["仕事を辞めたばかりで元気がない"],
  ["花火大会で知り合いました"],
  ["日本に来て十年になります"],
])("nothing is left out by a sentence that forbids nothing: %s", (text) => {
  expect(listClaims(text).filter((claim) => !/^(?:likes|affinity)/.test(claim))).toEqual([]);
});

test.each([
  ["コーヒーが手放せません", ["likes コーヒー"]],
  ["日本酒に目がないです", ["likes 日本酒"]],
  ["最近陶芸を習い始めました", ["likes 陶芸"]],
  ["阪神一筋です", ["likes 阪神"]],
  ["母はビールが苦手、父はビールが好き", ["dislikes ビール"]],
  ["若い頃は登山が趣味でした", ["affinity 登山"]],
  ["最近ハマっているのはシーシャと麻雀", ["likes シーシャ", "likes 麻雀"]],
  ["推しは宮舘涼太です", ["likes 宮舘涼太"]],
  ["演歌は細川たかし、あと西部警察の再放送", ["likes 細川たかし", "likes 西部警察"]],
  ["マグカップはたくさんあるけど、まだ欲しがります", ["likes マグカップ"]],
])("what somebody loves is found wherever it is typed: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test.each([
  ["マグカップ、キャンドル、写真立て", ["has マグカップ", "has キャンドル", "has 写真立て"]],
  ["望遠鏡", ["has 望遠鏡"]],
  ["腕時計、イヤホン", ["has 腕時計", "has イヤホン"]],
  ["カメラと三脚", ["has カメラ", "has 三脚"]],
  ["園芸用品", ["has 園芸用品"]],
  ["釣り", ["likes 釣り"]],
  ["ポケモン", ["likes ポケモン"]],
  ["祖母、着物", ["likes 着物"]],
  ["読書、映画", ["likes 読書", "likes 映画"]],
])("a list of nothing but things is what they have, in the field that asks for it: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test("a list of things is no possession in the field for a description", () => {
  expect(listClaims("マグカップ、キャンドル", "text")).toEqual([]);
});

test.each([
  ["釣り", ["likes 釣り"]],
  ["料理(元板前)", ["likes 料理"]],
  ["ブルーロック", ["likes ブルーロック"]],
  ["運動は苦手", ["dislikes 運動"]],
])("what is typed as an interest is one, unless it says otherwise: %s", (text, claims) => {
  expect(listClaims(text, "interests")).toEqual(claims);
});

test.each([
  ["祖母は耳が遠いです", "hard-of-hearing"],
  ["膝が悪くて長く歩けません", "walks-badly"],
  ["定年退職される部長へ、部署一同から", "group-gift"],
  ["先月出産しました", "newborn"],
  ["一人暮らしで部屋が狭いです", "small-home"],
  ["これ以上物を増やしたくないそうです", "no-more-stuff"],
  ["猫を飼っています", "cat-at-home"],
  ["ペット不可の部屋", "no-pets"],
  ["今年還暦です", "milestone-birthday"],
  ["遠距離恋愛中", "long-distance"],
  ["香典返しです", "grief"],
])("the facts of a life are found: %s", (text, fact) => {
  expect(read(text).facts.map((found) => found.fact)).toContain(fact);
});

test.each([
  ["二人で楽しめるものがいいです", "together"],
  ["日持ちするもの", "keeps-long"],
  ["物より体験がいい", "experience"],
  ["消えものが希望です", "used-up"],
  ["ベランダで使えるもの", "for-balcony"],
  ["軽いものがいい", "light"],
])("a wish is found: %s", (text, wish) => {
  expect(read(text).wishes.map((found) => found.wish)).toContain(wish);
});

test.each([
  [
    "母の米寿祝い、1万円以内",
    {
      relationship: "parent",
      gender: "female",
      age: { youngest: 88, oldest: 88 },
      ageRange: "65+",
      occasion: "birthday",
      currency: "JPY",
      budget: "6000-12000",
    },
  ],
  ["父の日、1万2千円まで", { relationship: "parent", currency: "JPY", budget: "6000-12000" }],
  ["父の日、1万5000円くらい", { relationship: "parent", currency: "JPY", budget: "12000-30000" }],
  ["父の日、3000くらい", { relationship: "parent", currency: "JPY", budget: "under-3000" }],
  ["母の誕生日。予算は1万以内", { relationship: "parent", currency: "JPY", budget: "6000-12000" }],
  ["上司へのお歳暮、5000円くらい", { relationship: "colleague", occasion: "other", currency: "JPY", budget: "3000-6000" }],
  ["5歳の娘へ", { relationship: "child", gender: "female", age: { youngest: 5, oldest: 5 }, ageRange: "0-12" }],
  ["友人の出産祝い", { relationship: "friend", occasion: "other" }],
])("the words hold what the form asks for: %s", (text, fields) => {
  expect(read(text).fields).toMatchObject(fields);
});

const listRest = (text: string) =>
  read(text)
    .claims.filter(({ stance }) => stance === "about")
    .map(({ words }) => words);

test("what could not be understood is kept as it was typed", () => {
  expect(listRest("プログラマーの兄、声がとても大きい")).toEqual(["声がとても大きい"]);
});

test.each(["母の誕生日プレゼントを探しています。釣りが好きです", "祖父は今年80歳になります。将棋が好き"])(
  "nothing is kept where nothing else is said: %s",
  (text) => {
    expect(listRest(text)).toEqual([]);
  },
);

test("half-width letters are read as whole ones, and told as typed", () => {
  expect(listClaims("ﾏｸﾞｶｯﾌﾟはＮＧ")).toEqual(["dislikes ﾏｸﾞｶｯﾌﾟ"]);
});

test("each thing of a long note is found", () => {
  const text = Array.from({ length: 400 }, (_, n) => `${n}番の皿は嫌い、`).join("");
  expect(listClaims(text)).toHaveLength(400);
});
