import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo, relationship: "parent" }, "ja");

/** A thing that is loved, how it is done, and what of it is a pastime. */
const likings: readonly (readonly [thing: string, deed: Deed | null, interest: string])[] = [
  ["将棋", ["将棋を指す", "将棋を指して", "将棋を指し"], "shogi"],
  ["ピアノ", ["ピアノを弾く", "ピアノを弾いて", "ピアノを弾き"], "piano"],
  ["卓球", ["卓球をする", "卓球をして", "卓球をし"], "table-tennis"],
  ["水泳", ["泳ぐ", "泳いで", "泳ぎ"], "swimming"],
  ["うどん", ["うどんを食べる", "うどんを食べて", "うどんを食べ"], "noodles"],
  ["コーヒー", ["コーヒーを飲む", "コーヒーを飲んで", "コーヒーを飲み"], "coffee"],
  ["ジャム作り", ["ジャムを作る", "ジャムを作って", "ジャムを作り"], "jam-making"],
  ["凧揚げ", ["凧を揚げる", "凧を揚げて", "凧を揚げ"], "kites"],
  ["盆栽", ["盆栽をいじる", "盆栽をいじって", "盆栽をいじり"], "bonsai"],
  ["日曜大工", null, "diy"],
  ["おもてなし", ["友達を家に呼ぶ", "友達を家に呼んで", "友達を家に呼び"], "hosting"],
  ["家庭菜園", ["野菜を育てる", "野菜を育てて", "野菜を育て"], "vegetable-garden"],
  ["夏祭り", ["神輿を担ぐ", "神輿を担いで", "神輿を担ぎ"], "street-festivals"],
  ["花見", ["夕日を眺める", "夕日を眺めて", "夕日を眺め"], "nature"],
  ["世間話", null, "conversation"],
  ["太鼓", ["太鼓を叩く", "太鼓を叩いて", "太鼓を叩き"], "drums"],
  ["動物園", ["動物園に行く", "動物園に行って", "動物園に行き"], "animals"],
  ["歌舞伎", ["歌舞伎を観る", "歌舞伎を観て", "歌舞伎を観"], "kabuki"],
  ["切手", ["切手を集める", "切手を集めて", "切手を集め"], "stamps"],
];
/** As the dictionary has it, joined to what follows, and its stem. */
type Deed = readonly [plain: string, joined: string, stem: string];

/** What is said of a thing; `N` stands for it. */
const ofThings =
  "母はNが好きです、とにかくNが大好き、大のN好き、根っからのN好き、趣味はNです、好きなことはN、Nにはまっています、Nが何より好き、Nほど好きなものはない、Nに勝るものはない、Nをこよなく愛する人です、Nの話になると止まらない、Nのことなら何でも知っている、Nのことばかり考えている、Nさえあれば幸せ、Nがあればごきげん、Nがあると喜ぶ、Nなしでは生きられない、Nがないと一日が始まらない、N命、N一筋、N三昧の毎日、N愛がすごい、Nマニアです、N愛好家、週末はいつもN、休日といえばN、暇さえあればN、時間さえあればN、毎日N、夜はN、このところNばっかり、小さい頃からずっとN、何はなくともN、ご飯よりN、頭の中はNでいっぱい、Nが癒し、Nでストレス解消、Nが元気の源、Nが毎日の楽しみになっています、Nに興味を持ち始めた、Nに興味津々、Nが気になっているみたい、Nが生きがい、Nが欠かせない、断然N派、どちらかというとN派、Nにはうるさい、Nには詳しい、Nのためなら早起きもする".split(
    "、",
  );
/** What is said of a deed: `D` as the dictionary has it, `T` joined, `S` its stem. */
const ofDeeds =
  "Dのが好き、母はDのが大好き、Dことが好き、Dのが趣味、趣味はDこと、Dのが日課、Dのが生きがい、Dのが何よりの楽しみ、Dのがやめられない、Dのが癒し、Dのにはまってる、Dのに夢中、毎朝D、休みの日はよくD、暇があればD、Tいます、毎日Tいます、毎晩Tる、休みの日はTいる、暇さえあればTいる、一日中Tる、気がつくとTいる、何時間でもTいられる、Tばかりいる、Tばっかり、定年後はTいる、夫婦でTいる、退職してからDようになった、最近Dようになった、最近S始めました、Sまくっている、Sたがっている、またSたいらしい、Tいるとごきげん、友達とDのが好き".split(
    "、",
  );
const refused = "Nは嫌い、Nは苦手です、Nは好きじゃない、Nは好きではありません、Nなんて興味ない、Nには興味がない、Nだけは勘弁".split("、");

const said = (form: string, thing: string, deed: Deed | null) =>
  form
    .replace("N", thing)
    .replace("D", deed?.[0] ?? "")
    .replace("T", deed?.[1] ?? "")
    .replace("S", deed?.[2] ?? "");
/** Every third cell of the table: each row and each column many times. */
const listCells = (forms: readonly string[], isDone: boolean) =>
  likings.flatMap(([thing, deed, interest], row) =>
    isDone && deed === null
      ? []
      : forms.filter((_, at) => (at + row) % 3 === 0).map((form) => [said(form, thing, deed), interest] as const),
  );

test.each([...listCells(ofThings, false), ...listCells(ofDeeds, true)])("is loved, and nothing else is read: %s", (notes, interest) => {
  const { likes, avoid, facts, wishes } = readNotes(notes);

  expect(likes.filter(({ strength }) => strength === "stated").flatMap(({ interests }) => interests)).toContain(interest);
  expect(likes.filter(({ interests }) => !interests.includes(interest))).toEqual([]);
  expect([...avoid, ...wishes, ...facts.filter(({ fact }) => fact !== "retirement" && fact !== "for-two")]).toEqual([]);
});

test.each(listCells(refused, false))("is refused: %s", (notes) => {
  const { likes, avoid } = readNotes(notes);

  expect(likes).toEqual([]);
  expect(avoid).toHaveLength(1);
});

test.each<[string, string[]]>([
  ["日曜大工が好き", []],
  ["なわとびが好き", []],
  ["ラーメンをよく食べる", []],
  ["一日中三味線を弾いている", []],
  ["若い頃から剣道をやっている", []],
])("is no state of a life, and no wish: %s", (notes, told) => {
  const { facts, wishes } = readNotes(notes);

  expect([...facts.map(({ fact }) => fact), ...wishes.map(({ wish }) => wish)]).toEqual(told);
});

test.each([
  ["昔よくピアノを弾いた", "piano"],
  ["昔は毎週山に登っていた", "hiking"],
])("is loved as it once was: %s", (notes, interest) => {
  const [like] = readNotes(notes).likes;

  expect(like?.interests).toContain(interest);
  expect(like?.strength).toBe("affinity");
});
