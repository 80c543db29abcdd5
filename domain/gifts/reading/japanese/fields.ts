import type { Currency, Occasion, Relationship } from "#shared/gift-options.ts";
import type { Stretch } from "../language.ts";
import { getAgeRange } from "../age-range.ts";
import { readLifeStage } from "../life-stages.ts";
import type { ReadFields } from "../reading.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { figure, getBand, readFigure } from "../unspaced/figures.ts";
import { getSubject, isNamed } from "./persons.ts";
import type { Person } from "./persons.ts";

const occasions: readonly (readonly [Occasion, RegExp])[] = [
  ["anniversary", /結婚(?:\d+|[一二三四五六七八九十]+)(?:周)?年|結婚記念日|(?:銀|金|真珠|ルビー|錫|水晶|紙)婚|記念日/],
  ["valentines", /バレンタイン|ホワイトデー/],
  ["christmas", /クリスマス(?!カラー)|シークレットサンタ|(?<![ラドカリ])イブ(?:に|の)/],
  ["mothers-day", /母の日/],
  ["fathers-day", /父の日/],
  ["wedding", /結婚祝|結婚式(?!の引き?出物|で(?:もら|いただ))|ご?結婚(?:の|する|され|お祝|が決)|新郎|新婦|入籍/],
  ["housewarming", /引っ?越し祝|新築祝|新居|新築|引っ?越し(?:の)?(?:お祝|プレゼント)/],
  ["graduation", /卒業(?:祝|・|の(?:お祝|記念|プレゼント)|する|します|式)|卒園|進学祝/],
  ["birthday", /誕生日|バースデー|還暦|古希|古稀|喜寿|傘寿|米寿|卒寿|白寿|お誕生/],
  [
    "other",
    /お中元|お歳暮|敬老の日|出産祝|内祝|香典返し|お見舞|快気祝|退職|送別|異動|昇進|栄転|就職祝|入学|入園|七五三|成人(?:祝|式|の日)|開店祝|開業祝|お年賀|お正月|こどもの日|ひな祭り|お礼|ごあいさつ|ご挨拶|手土産|合格祝|産休|勤労感謝|お彼岸|お盆|お供え|長寿祝|クリスマスイブ|ハロウィン|応援/,
  ],
];

/** Values for the form that the words contain. */
export function readFields(sentences: readonly Clause[], person: Person | null): ReadFields {
  const text = sentences.map((sentence) => sentence.text).join("。");
  const age = readAge(sentences, person);
  const occasion = readOccasion(text);
  return {
    ...readPerson(text, person),
    ...(age === null ? readStage(sentences, person) : { age: { youngest: age, oldest: age }, ageRange: getAgeRange(age) }),
    ...(occasion && { occasion }),
    ...readBudget(text),
  };
}

/** What the gift is for. */
export function readOccasion(text: string): Occasion | undefined {
  return occasions.find(([, words]) => words.test(text))?.[0];
}

function readStage(sentences: readonly Clause[], person: Person | null): Pick<ReadFields, "age" | "ageRange"> | null {
  for (const sentence of sentences) {
    if (getSubject(sentence.text, person) !== "person") continue;
    const stage = readLifeStage(sentence.text, "ja", (place) => isOfAnother(sentence, place, person));
    if (stage?.age && fits(stage.age.youngest, person)) return stage;
  }
  return null;
}

function readPerson(text: string, person: Person | null): { relationship?: Relationship; gender?: "male" | "female" } {
  const [, parent = null] = (!isNamed(person) && parents.find(([words]) => words.test(text))) || [];
  if (parent) return { relationship: "parent", gender: parent };
  const gender = person?.gender ?? readGender(text);
  return { ...(isNamed(person) && { relationship: person.relationship }), ...(gender && { gender }) };
}

function readGender(text: string): "male" | "female" | null {
  const typed =
    /(?:(?<female>彼女(?!いない|募集|なし|(?:が|を)(?:欲|ほ)し|持ち|ができ)|女性|女の子|(?<!\p{sc=Hiragana})女子)|(?<male>彼(?!女)|男性|男の子|(?<!\p{sc=Hiragana})男子))/u.exec(
      text,
    )?.groups;
  if (typed?.["female"]) return "female";
  return typed?.["male"] ? "male" : null;
}

/** Whose day it is, where nobody is named: 母の日、花以外で. */
const parents: readonly (readonly [RegExp, "male" | "female"])[] = [
  [/母の日/, "female"],
  [/父の日/, "male"],
];

const stages: readonly (readonly [RegExp, number])[] = [
  [/還暦/, 60],
  [/古[希稀]/, 70],
  [/喜寿/, 77],
  [/傘寿/, 80],
  [/米寿/, 88],
  [/卒寿/, 90],
  [/白寿/, 99],
  [/百寿/, 100],
  [/二十歳|はたち|成人(?:式|祝)/, 20],
  [/高3|高三|高校卒業/, 18],
  [/高2|高二/, 17],
  [/高1|高一/, 16],
  [/中3|中三/, 15],
  [/中2|中二/, 14],
  [/中1|中一/, 13],
  [/小学校入学/, 6],
];
const years = new RegExp(
  `(?<!生後)(?<years>${figure})(?:歳|才|さい(?=$|[。、の\\s]))(?!の(?:頃|とき|時)|から|まで|差|年上|年下|違い)(?<half>半)?|(?<=^|、)(?<turning>[1-9]\\d)(?:になる|になり|になった|を迎え|(?:すぎ|過ぎ)て)|(?<tens>[2-9]0)代|(?<=^|、)(?<alone>[1-9]\\d)(?=$|、)|(?<=(?:彼氏|彼女|旦那|夫|妻|嫁|父|母|兄|姉|弟|妹|娘|息子|友達|友人|上司|先輩|後輩|同僚|祖母|祖父|ちゃん|さん))(?<after>[1-9]\\d?)(?=$|、|。|\\s)`,
  "g",
);
const mostYears = 110;
const childOfOthers =
  /(?:上の子|下の子|弟|妹|兄|姉|息子|娘|子ども|子供|孫|甥|姪|長男|長女|次男|次女|犬|猫|愛犬|愛猫)(?:さん|ちゃん|くん)?(?:は|が|の|も|\(|、|と)?(?:まだ|もう|今|いま)?$/;

const childAfter = /^(?:弟|妹|兄|姉|息子|娘|子|甥|姪|孫|双子)/;

/** Of whom the gift is for, in years. */
function readAge(sentences: readonly Clause[], person: Person | null): number | null {
  const own = sentences.filter(({ text }) => getSubject(text, person) === "person");
  for (const sentence of own) {
    for (const { 0: whole, index, groups = {} } of sentence.text.matchAll(years)) {
      if (isOfAnother(sentence, { from: index, to: index + whole.length }, person)) continue;
      const age = readYears(groups);
      if (age !== null && fits(age, person)) return age;
    }
  }
  return stages.find(([words, age]) => fits(age, person) && own.some(({ text }) => words.test(text)))?.[1] ?? null;
}

/** A parent of twelve is the giver. */
function fits(age: number, person: Person | null): boolean {
  return age <= mostYears && (person?.relationship !== "parent" || age >= youngestParent);
}

const youngestParent = 25;

function readYears({ years, tens, turning, alone, after, half }: Readonly<Record<string, string | undefined>>): number | null {
  const age = readFigure(years ?? tens ?? turning ?? alone ?? after ?? "");
  return age !== null && half !== undefined ? age + 0.5 : age;
}

/** An age beside another child's name is that child's; one in brackets is of whoever stands before them. */
function isOfAnother({ text, from, bracketed }: Clause, age: Stretch, person: Person | null): boolean {
  const [before, after] = [text.slice(0, age.from), /^の(.{1,3})/.exec(text.slice(age.to))?.[1] ?? ""];
  const isPerson = (words: string) => person !== null && childOfOthers.test(person.text) && words.includes(person.text);
  if (childAfter.test(after)) return !(person !== null && after.startsWith(person.text));
  if (childOfOthers.test(before)) return !isPerson(before);
  return bracketed && !followsPerson(from, person);
}

/** '大家さん(80代女性)'. */
function followsPerson(from: number, person: Person | null): boolean {
  return person !== null && from > person.from && from - person.to <= 3;
}

const money: readonly (readonly [Currency, string])[] = [
  ["JPY", "円"],
  ["USD", "ドル"],
  ["EUR", "ユーロ"],
  ["GBP", "ポンド"],
  ["KRW", "ウォン"],
  ["CNY", "元"],
];
/** 五千円、いや三千円まで. */
const notCorrected = "(?!(?:ほど|くらい|ぐらい|程度|前後|以内|まで|です|かな|[…。、.・\\s])*(?:いや(?!げ)|じゃなくて|ではなく|やっぱり))";
const amounts = new RegExp(
  `(?<amount>${figure})(?:円)?(?:[-~〜から](?<most>${figure}))?(?<unit>${money.map(([, words]) => words).join("|")})(?!安)(?:ほど|くらい|ぐらい|程度|前後)?(?<limit>以内|以下|まで|未満|台|前後|くらい|ぐらい)?${notCorrected}`,
  "g",
);

function readBudget(text: string): { currency?: Currency; budget?: string } {
  for (const { groups = {} } of text.matchAll(amounts)) {
    const value = readFigure(groups["most"] ?? groups["amount"] ?? "");
    const currency = money.find(([, words]) => words === groups["unit"])?.[0];
    if (value !== null && value >= leastAmount && currency) return { currency, budget: getBand(currency, value, isMost(groups)) };
  }
  return readBareYen(text);
}

/** 予算8000, 1万くらい: yen without saying so, where nothing else is said in the clause. */
const bareYen = new RegExp(
  `(?:予算は?、?|(?:^|[。、\\s]))(?<amount>${figure})(?<limit>くらい|ぐらい|程度|前後|以内|まで)?(?:で(?:す|お願いします)?)?(?=$|[。、\\s])`,
  "g",
);
const leastYen = 500;

function readBareYen(text: string): { currency?: Currency; budget?: string } {
  for (const { 0: words, groups = {} } of text.matchAll(bareYen)) {
    const value = readFigure(groups["amount"] ?? "");
    const isTold = words.startsWith("予算") || groups["limit"] !== undefined;
    if (isTold && value !== null && value >= leastYen && value % 100 === 0)
      return { currency: "JPY", budget: getBand("JPY", value, isMost(groups)) };
  }
  return {};
}

const leastAmount = 5;

function isMost({ most, limit = "" }: Readonly<Record<string, string | undefined>>): boolean {
  return most !== undefined || /以内|以下|まで|未満/.test(limit);
}
