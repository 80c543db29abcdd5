import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

const read = (text: string) => readRequest({ text, language: "ja" });

test.each<[string, Relationship | undefined, string]>([
  ["ゴルフはやらない父", "parent", "父"],
  ["花は好きじゃない母", "parent", "母"],
  ["釣り道具は一式そろってる兄", "sibling", "兄"],
  ["レゴはもう卒業した小4の甥", "extended-family", "甥"],
  ["ビールは飲めない上司へ", "colleague", "上司"],
  ["娘が2人いる友人", "friend", "友人"],
  ["小さい子どもがいる妹", "sibling", "妹"],
  ["下の子(2歳)がいる同僚", "colleague", "同僚"],
  ["ママになった友達", "friend", "友達"],
  ["もうすぐパパになる弟", "sibling", "弟"],
  ["新人ママの妹", "sibling", "妹"],
  ["店長をしてる姉", "sibling", "姉"],
  ["コーチの弟へ", "sibling", "弟"],
  ["教授の夫", "spouse", "夫"],
  ["キャンプにハマってる彼", "spouse", "彼"],
  ["おとんは野球狂", "parent", "おとん"],
  ["じっちゃんの誕生日", "extended-family", "じっちゃん"],
  ["女房が紅茶好きで", "spouse", "女房"],
  ["カミさんの誕生日", "spouse", "カミさん"],
  ["うちの人、盆栽が趣味", "spouse", "うちの人"],
  ["プラレールはいっぱいある甥4歳", "extended-family", "甥"],
  ["ゼミの先輩、サークルの後輩", "colleague", "先輩"],
  ["サークルの後輩へ", "friend", "サークルの後輩"],
  ["父母へ 温泉", "parent", "父母"],
  // Called as others' wives are, she is no wife of the giver; and who is named first is meant.
  ["先生の奥さんに", "other", "先生の奥さん"],
  ["先輩は娘がいるらしい", "colleague", "先輩"],
])("whom it is for: %s", (text, relationship, words) => {
  const { fields, person } = read(text);
  expect([fields.relationship, person?.words]).toEqual([relationship, words]);
});

test.each<[string, string[]]>([
  ["アニメしか見ない息子", ["アニメ"]],
  ["漫画しか読まない中2", ["漫画"]],
  ["日本酒しか飲まない上司", ["日本酒"]],
  ["猫にしか興味ない姉", ["猫"]],
  ["焼酎党のおやじ", ["焼酎"]],
  ["緑茶派の先生です", ["緑茶"]],
  ["ビールは飲めない甘党の課長", ["甘党"]],
  ["TWICEペンの妹", ["TWICE"]],
  ["LAMYのペンが好き", ["LAMYのペン"]],
  ["刺繍する祖母だけど糸は余ってる", ["刺繍"]],
  ["釣りするじいちゃん", ["釣り"]],
  ["財布なくした友達", ["財布"]],
  ["姉、味噌作るのが趣味", ["味噌作るの"]],
  ["両生類好きの弟", ["両生類"]],
  ["茶道を習ってる母", ["茶道"]],
  ["タオルは会社でもらって余ってる", []],
  ["ドライヤー壊れた母", ["ドライヤー"]],
  ["自転車が壊れた", ["自転車"]],
  ["手袋片方なくした娘", ["手袋"]],
  ["ゴルフ用品は全部持ってる義父", ["ゴルフ"]],
  ["防災用品は全部持ってる義父", []],
  // Nothing of it is loved.
  ["ワイン飲みすぎの夫、減らしてほしい", []],
  ["去年は花、一昨年はお菓子", []],
  ["うつ病で何もしない弟", []],
])("what is loved: %s", (text, likes) => {
  expect(read(text).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[string, string[]]>([
  ["去年は花、一昨年はお菓子", ["花", "お菓子"]],
  ["父には前回ベルト、その前はネクタイ", ["ベルト", "ネクタイ"]],
  ["去年マフラー、今年の誕生日は財布をあげた", ["マフラー", "財布"]],
  ["妻に旅行をプレゼントしたい", []],
  ["父に財布をプレゼントしたい", []],
  ["ポケモン好きな小2女子、図鑑は持ってる", ["図鑑"]],
  ["レゴ好きの5歳男児、図鑑は持ってる", ["図鑑"]],
  ["なんでも揃ってる祖母", []],
  ["コーヒー飲み過ぎの父、控えさせたい", ["コーヒー"]],
  ["甘いもの食べ過ぎの父、控えさせたい", ["甘いもの"]],
  ["焼酎飲みすぎのおとん", ["焼酎"]],
  ["ゴルフせんくなった義父", ["ゴルフ"]],
  ["もう編み物しなくなった祖母", ["編み物"]],
  ["最近テニスに行かなくなった母", ["テニス"]],
  ["外食しなくなって料理にハマった妻", []],
  ["手芸用品はありすぎる母", ["手芸用品"]],
  ["プリキュアは卒業した小2の娘", ["プリキュア"]],
  ["トーマス卒業した4歳", ["トーマス"]],
  ["ビジネススクール卒業した兄", []],
  ["お菓子は職場であまってる", ["お菓子"]],
])("what is had, given before, refused or over: %s", (text, told) => {
  expect(read(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["内祝い 親戚へ", ["return-gift"]],
  ["新米ママの妹", ["newborn"]],
  ["パパになった同僚", ["newborn"]],
  ["ママになりたい友達", []],
  ["サボテンすら枯らす友達", ["kills-plants"]],
  ["部屋でも寒がってる祖母", ["feels-cold"]],
  ["父と母に", ["for-two"]],
  ["兄と兄嫁に", ["for-two"]],
  ["二浪の甥", ["exam"]],
  ["来月から産休入る後輩", ["pregnant"]],
])("what is so: %s", (text, facts) => {
  expect(read(text).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each<[string, object]>([
  ["プリキュアは卒業した小2の娘", { age: { youngest: 7, oldest: 8 }, occasion: undefined }],
  ["姪が高校を卒業します", { occasion: "graduation" }],
  ["孫の七五三", { age: { youngest: 3, oldest: 7 } }],
  ["姪の七五三 7歳", { age: { youngest: 7, oldest: 7 } }],
  ["七五三の着物を縫ってくれた祖母", { age: undefined }],
  ["下の子(2歳)がいる姉", { age: undefined, gender: "female" }],
  ["バイト先の先輩、男、22", { gender: "male" }],
  ["会社の人 女 30代", { gender: "female" }],
  ["みんなで3万、先輩の退職", { budget: "12000-30000" }],
  ["合計2万で恩師に", { budget: "12000-30000" }],
  ["トーマス卒業した4歳", { occasion: undefined }],
  ["姪の高校入学", { age: { youngest: 15, oldest: 16 } }],
  ["孫の中学入学祝い", { age: { youngest: 12, oldest: 13 } }],
  ["甥の入園祝い", { age: { youngest: 3, oldest: 5 } }],
  ["父と母に", { relationship: "parent", gender: undefined }],
  ["じいじとばあばへ", { relationship: "extended-family", gender: undefined }],
  ["母と旅行に行きたい", { relationship: "parent", gender: "female" }],
  ["ホワイトデー 会社", { relationship: "colleague" }],
  ["旅行のお土産、職場で配る", { relationship: "colleague" }],
  ["妻 1万", { budget: "6000-12000" }],
])("what else is told: %s", (text, fields) => {
  expect(read(text).fields).toMatchObject(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
  for (const [name, value] of Object.entries(fields)) if (value === undefined) expect(read(text).fields).not.toHaveProperty(name);
});

test.each<[string, string[]]>([
  ["裏千家に通う叔母", ["matcha"]],
  ["山登りが趣味", ["hiking"]],
  ["サンリオのシナモン推し", ["characters"]],
  ["抹茶スイーツ好き", ["sweets"]],
])("what it is that is loved: %s", (text, interests) => {
  expect(read(text).likes.flatMap((like) => like.interests.slice(0, 1))).toEqual(expect.arrayContaining(interests));
});
