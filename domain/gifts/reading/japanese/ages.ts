import type { Stretch } from "../language.ts";
import { getAgeRange } from "../age-range.ts";
import { readLifeStage } from "../life-stages.ts";
import type { ReadFields } from "../reading.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { figure, readFigure } from "../unspaced/figures.ts";
import { getSubject } from "./persons.ts";
import type { Person } from "./persons.ts";

type Groups = Readonly<Record<string, string | undefined>>;
type Span = NonNullable<ReadFields["age"]>;
type ReadAge = Pick<ReadFields, "age" | "ageRange">;

const days: readonly (readonly [RegExp, number])[] = [
  [/還暦/, 60],
  [/古[希稀]/, 70],
  [/喜寿/, 77],
  [/傘寿/, 80],
  [/米寿/, 88],
  [/卒寿/, 90],
  [/白寿/, 99],
  [/百寿/, 100],
  [/二十歳|はたち|ハタチ|成人(?:式|祝)/, 20],
  [/高3|高三|高校卒業/, 18],
  [/高2|高二/, 17],
  [/高1|高一/, 16],
  [/中3|中三/, 15],
  [/中2|中二/, 14],
  [/中1|中一/, 13],
  [/小学校入学/, 6],
];

/** Days that are kept within a few years of age. */
const childhood: readonly (readonly [RegExp, Span])[] = [
  [/七五三(?=$|[。、\s]|に|で|の?お?祝|の(?:プレゼント|ギフト|贈り物)|を迎え|なので)/, { youngest: 3, oldest: 7 }],
  [/(?:お食い初め|お宮参り|百日祝い?)(?=$|[。、\s]|に|で|の)/, { youngest: 0, oldest: 0 }],
  [/ハーフ成人式/, { youngest: 10, oldest: 10 }],
  [/十三参り/, { youngest: 12, oldest: 13 }],
];

/** アラサー is around thirty, アラ還 around sixty. */
const around: Readonly<Record<string, number>> = { サー: 30, フォー: 40, フィフ: 50, シックス: 60, 還: 60, カン: 60, 古希: 70 };
/** How far from a round figure an age lies: 50過ぎ, 80近い. */
const nearly: Readonly<Record<string, readonly [below: number, above: number]>> = {
  前後: [2, 2],
  くらい: [2, 2],
  ぐらい: [2, 2],
  過ぎ: [0, 4],
  すぎ: [0, 4],
  近い: [3, 0],
  近く: [3, 0],
  手前: [3, 0],
};
const parts: Readonly<Record<string, readonly [from: number, to: number]>> = { 前半: [0, 4], 半ば: [4, 6], 中盤: [4, 6], 後半: [5, 9] };

const near = Object.keys(nearly).join("|");
const named = "彼氏|彼女|旦那|夫|妻|嫁|父|母|兄|姉|弟|妹|娘|息子|友達|友人|上司|先輩|後輩|同僚|祖母|祖父|孫|甥|姪|男|女|ちゃん|さん";
const monthsOf = "(?:ヶ|か|カ|ヵ|ケ|箇)月";
const ways = [
  `(?<!生後)(?<years>${figure})(?:歳|才|さい(?=$|[。、のでにが\\s]))(?!の(?:頃|とき|時)|から|まで|差|年上|年下|違い)(?<half>半)?`,
  `(?<=^|、)(?<turning>[1-9]\\d)(?:になる|になり|になった|を迎え|(?:すぎ|過ぎ)て)`,
  `(?:もうすぐ|今年で?|今度で?|来月で?|来年で?|満|そろそろ)(?<soon>[1-9]\\d)(?=$|[の、でに]|です)`,
  `(?<=^|[、のがは]|もう)(?<about>[1-9]\\d)(?<near>${near})`,
  "(?<tens>[1-9]0|[二三四五六七八九]?十)代(?:の)?(?<part>前半|半ば|中盤|後半)?",
  `アラ(?<around>${Object.keys(around).join("|")})`,
  `生後(?<months>\\d{1,2})${monthsOf}|(?<=^|[、の])(?<monthsOld>\\d{1,2})${monthsOf}(?=$|[、のでに])|生後(?<halfYear>半年)`,
  "(?<=^|、)(?<alone>[1-9]\\d)(?=$|、)",
  `(?<=${named})(?<after>[1-9]\\d?)(?=$|、|。|\\s)`,
];
const told = new RegExp(ways.join("|"), "g");
const mostYears = 110;
const childOfOthers =
  /(?:上の子|下の子|弟|妹|兄|姉|息子|娘|子ども|子供|孫|甥|姪|長男|長女|次男|次女|犬|猫|愛犬|愛猫)(?:さん|ちゃん|くん)?(?:は|が|の|も|\(|、|と)?(?:まだ|もう|今|いま|もうすぐ)?$/;

const childAfter = /^(?:弟|妹|兄|姉|息子|娘|子|甥|姪|孫|双子)/;

/** Of whom the gift is for; `null` where nothing tells it. */
export function readAge(sentences: readonly Clause[], person: Person | null): ReadAge | null {
  const own = sentences.filter(({ text }) => getSubject(text, person) === "person");
  for (const sentence of own) {
    const span = readInFigures(sentence, person);
    if (span) return enter(span);
  }
  const [, age = null] = days.find(([words, years]) => fits(years, person) && own.some(({ text }) => words.test(text))) ?? [];
  if (age !== null) return enter({ youngest: age, oldest: age });
  const [, span = null] =
    childhood.find(([words, { youngest }]) => fits(youngest, person) && own.some(({ text }) => words.test(text))) ?? [];
  return span ? enter(span) : readStage(own, person);
}

const enter = (age: Span): ReadAge => ({ age, ageRange: getAgeRange(Math.floor((age.youngest + age.oldest) / 2)) });

function readInFigures(sentence: Clause, person: Person | null): Span | null {
  if (sentence.bracketed && isYears.test(sentence.text)) return readBracketed(sentence, person);
  for (const { 0: whole, index, groups = {} } of sentence.text.matchAll(told)) {
    const span = readSpan(groups);
    if (!span || isOfAnother(sentence, { from: index, to: index + whole.length }, person)) continue;
    if (fits(span.youngest, person) && isChildOrYears(groups, person)) return span;
  }
  return null;
}

/** 娘(5). */
function readBracketed({ text, from }: Clause, person: Person | null): Span | null {
  const age = Number(text);
  return followsPerson(from, person) && fits(age, person) ? { youngest: age, oldest: age } : null;
}

const isYears = /^[1-9]\d?$/;

function readStage(own: readonly Clause[], person: Person | null): ReadAge | null {
  for (const sentence of own) {
    const stage = readLifeStage(sentence.text, "ja", (place) => isOfAnother(sentence, place, person));
    if (stage?.age && fits(stage.age.youngest, person)) return stage;
  }
  return null;
}

/** A parent of twelve is the giver, and nobody's boss is six. */
function fits(age: number, person: Person | null): boolean {
  const youngest = (person !== null && youngestOf[person.relationship]) || 0;
  return age <= mostYears && age >= youngest;
}

const youngestOf: Readonly<Partial<Record<Person["relationship"], number>>> = { parent: 25, spouse: 14, colleague: 12 };

/** 6ヶ月 alone is the age of a child, and of nobody else. */
function isChildOrYears({ monthsOld }: Groups, person: Person | null): boolean {
  return monthsOld === undefined || (person !== null && /^(?:child|extended-family|other)$/.test(person.relationship));
}

function readSpan(groups: Groups): Span | null {
  const { tens, around: word, about } = groups;
  if (tens !== undefined) return addTo(readFigure(tens), parts[groups["part"] ?? ""] ?? [0, 9]);
  if (word !== undefined) return addTo(around[word] ?? null, [-3, 3]);
  if (about === undefined) return addTo(readYears(groups), [0, 0]);
  const [below, above] = nearly[groups["near"] ?? ""] ?? [0, 0];
  return addTo(Number(about), [-below, above]);
}

function addTo(years: number | null, [from, to]: readonly [number, number]): Span | null {
  return years === null ? null : { youngest: years + from, oldest: years + to };
}

const monthsOfYear = 12;

function readYears({ half, halfYear, months, monthsOld, ...ways }: Groups): number | null {
  if (halfYear !== undefined) return 0.5;
  const inMonths = months ?? monthsOld;
  if (inMonths !== undefined) return Number(inMonths) / monthsOfYear;
  const age = readFigure(inYears.map((way) => ways[way]).find((figures) => figures !== undefined) ?? "");
  return age !== null && half !== undefined ? age + 0.5 : age;
}

const inYears = ["years", "turning", "soon", "alone", "after"];

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
