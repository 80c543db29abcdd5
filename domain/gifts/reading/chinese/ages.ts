import { getAgeRange } from "../age-range.ts";
import type { Stretch } from "../language.ts";
import { readLifeStage } from "../life-stages.ts";
import type { ReadFields } from "../reading.ts";
import { figure, readFigure } from "../unspaced/figures.ts";
import type { Person } from "./persons.ts";
import { somebody } from "./persons.ts";
import type { Said } from "./source.ts";

type Age = Pick<ReadFields, "age" | "ageRange">;

const stages: readonly (readonly [RegExp, number])[] = [
  [/花甲/, 60],
  [/古稀/, 70],
  [/耄耋/, 85],
  [/周岁宴|抓周|一周岁|(?:刚|满|快)+周岁/, 1],
  [/金婚/, 75],
  [/钻石婚/, 82],
  [/三十而立|而立之年/, 30],
  [/不惑之年/, 40],
  [/知天命/, 50],
  [/年过半百/, 55],
  [/年近半百/, 49],
  [/初一(?!十五|拜年)/, 12],
  [/初二(?!回)/, 13],
  [/初三(?!的?(?:班?主任|老师|[^，。]{0,3}教师))/, 14],
  [/小升初/, 12],
  [/中考/, 15],
  [/高一/, 15],
  [/高二/, 16],
  [/高三(?!的?(?:班?主任|老师|[^，。]{0,3}教师))|高考/, 17],
];

const tens = "(?:[2-9]\\d|[二三四五六七八九]十[一二三四五六七八九]?)";
const about = "(?:多|几|来|出头|好几|左右|上下|\\+|整)";
/** After a figure that is an age though 岁 isn't said. */
const atEnd = `(?=$|[了的\\s]|过生日|生日|女|男|${somebody})`;
const years: readonly RegExp[] = [
  // 25到30岁, 五六十岁
  new RegExp(`(?<from>${figure})(?:[-~～–—]|到|至)(?<years>${figure})(?:周)?岁`, "g"),
  /(?<from>[二三四五六七八])(?<years>[三四五六七八九]十)(?:多|来|几)?岁/g,
  // 十几岁
  /(?<teens>(?<![二三四五六七八九])十几)岁/g,
  new RegExp(
    `(?<!到[〇一二三四五六七八九十百\\d]*)(?<years>${figure})(?:多|来|几|出头)?(?:周)?岁(?!那年|时|开始|起)|(?<tens>[三四五六七八九]十|[3-9]0)(?:岁)?(?:大寿|整寿|寿)|今年(?<now>${figure})(?=了|$|[，。])|虚岁(?<counted>${figure})|(?<!\\d)(?<short>\\d{1,2}) ?(?:yo?|y\\/o)(?![a-z])`,
    "g",
  ),
  // 妈妈快六十了, 60出头的阿姨
  new RegExp(
    `(?:^|${somebody}|[\\s的给])(?:今年|已经|都|也|有)*(?:(?:快|将近|年近|年过|马上|即将|接近|奔|刚过?)+(?<soon>${tens})|(?<told>${tens})${about})(?!块|元|以内)(?:岁)?${atEnd}`,
    "g",
  ),
  new RegExp(`^(?:都|也)?(?:快|刚|刚过|马上|即将|年近|年过)(?<soon>${tens})(?:了|的人了?)?$|^(?<alone>[1-9]\\d)$`, "g"),
  new RegExp(`${somebody}(?<told>[1-9]\\d)(?=$|了)`, "g"),
  new RegExp(`^(?:.{0,3}[爷奶公婆妈爸舅姨姑叔伯哥姐弟妹友师])?(?<told>${tens})(?:多|几|来|出头|多岁)?了?$`, "g"),
  /(?:爷|奶|公|婆|妈|爸|舅|姨|姑|叔|伯|哥|姐|弟|妹|友)(?:今年|已经|都|也|快)*(?<after>[1-9]\d|[二三四五六七八九]十[一二三四五六七八九]?)(?:多|几|来|出头)?(?=$|了)/g,
  // 女 25, 28男
  /(?<![一-龥])[男女] ?(?<beside>[1-9]\d)(?!\d|[-~]\d|块|元|以内)|(?<!\d)(?<before>[1-9]\d) ?[男女](?=$|[\s生孩的])/g,
  // 奔四: near forty.
  /奔(?<near>[三四五六七八])(?=$|[了的\s过生，]|女|男)/g,
  // 95后, 1998年的
  /(?<![\d第])(?<since>[5-9]0|[5-9]5|0[05]|10)后(?!天)/g,
  /(?<!\d)(?<born>(?:19|20)\d\d)年?(?:出?生人?的?(?=$|[\s，。])|的$)|(?<!\d)(?<born2>[4-9]\d)年(?:的$|出?生(?![活日意]))/g,
];

const childOfOthers =
  /闺女|女儿|儿子|孩子|娃|老大|老二|二宝|大宝|弟弟|妹妹|哥哥|姐姐|孙子|孙女|二胎|头胎|大的|小的|猫|狗|边牧|柯基|金毛|泰迪|柴犬|哈士奇|拉布拉多|比熊|法斗|布偶|英短|美短|(?:从|差|大|小|长|比我)$/;
const mostYears = 110;

/** The age of whom the gift is for. `spent` is what was read as money: 50左右. */
export function readAge(clauses: readonly Said[], person: Person | null, spent: Stretch | null): Age | null {
  const own = clauses.filter(({ subject }) => subject === "person");
  return readYears(own, person, spent) ?? readStage(own, person) ?? readWords(own, person) ?? readLater(own);
}

function readYears(own: readonly Said[], person: Person | null, spent: Stretch | null): Age | null {
  for (const clause of own) {
    for (const found of years.flatMap((words) => [...clause.text.matchAll(words)])) {
      const [from, to] = [clause.from + found.index, clause.from + found.index + found[0].length];
      const isSpent = spent !== null && from < spent.to && to > spent.from;
      if (isSpent || isOfAnother(clause, found, person)) continue;
      const age = readSpan(found.groups ?? {});
      if (age !== null && fits(age.oldest, person)) return ageOf(age);
    }
  }
  return null;
}

const ageOf = (age: { youngest: number; oldest: number }): Age => ({
  age,
  ageRange: getAgeRange(Math.floor((age.youngest + age.oldest) / 2)),
});

type Groups = Readonly<Record<string, string | undefined>>;

function readSpan(groups: Groups): Span | null {
  for (const [name, read] of Object.entries(readers)) {
    const words = groups[name];
    if (words !== undefined) return read(words);
  }
  const words = Object.entries(groups).find(([name, words]) => name !== "from" && words !== undefined)?.[1] ?? "";
  return join(readFigure(groups["from"] ?? words), readFigure(words));
}

interface Span {
  youngest: number;
  oldest: number;
}

const readers: Readonly<Record<string, (words: string) => Span>> = {
  teens: () => ({ youngest: 11, oldest: 19 }),
  since: (words) => bornIn(getDecade(Number(words)), words.endsWith("5") ? halfDecade : decade),
  near: (words) => exactly(digits.indexOf(words) * decade - 1),
  born: (words) => bornIn(Number(words), 1),
  born2: (words) => bornIn(century + Number(words), 1),
};

/** 25到30; of 五六十 the first is fifty, and the last 69. */
function join(first: number | null, last: number | null): Span | null {
  if (first === null || last === null) return null;
  const areDecades = first < decade && last >= 2 * decade;
  const [youngest, oldest] = areDecades ? [first * decade, last + decade - 1] : [first, last];
  return { youngest: Math.min(youngest, oldest), oldest };
}

const digits = "〇一二三四五六七八九";
const [decade, halfDecade, century] = [10, 5, 1900];
const exactly = (age: number) => ({ youngest: age, oldest: age });
const getDecade = (since: number) => (since >= 4 * decade ? century + since : century + 100 + since);

/** 95后 were born from 1995 to 1999. */
function bornIn(first: number, many: number): Span {
  const now = new Date().getFullYear();
  return { youngest: Math.max(0, now - (first + many - 1)), oldest: now - first };
}

function readStage(own: readonly Said[], person: Person | null): Age | null {
  for (const clause of own) {
    const stage = readLifeStage(
      clause.text,
      "zh",
      ({ from, to }) => isOfAnotherChild(clause, from, person) || isBeforeOtherChild(clause.text.slice(to), person),
    );
    if (stage?.age && fits(stage.age.youngest, person)) return stage;
  }
  return null;
}

const baby = /满月(?!礼盒)|百[日天]|弥月/;
const childlike = /女儿|儿子|闺女|孩|宝|娃|外甥|侄|孙|双胞胎|龙凤胎|^干[儿女]/;

/** 宝宝半岁, 侄女六个月. */
const inMonths = new RegExp(
  `半岁|(?<=^|[宝贝娃女儿子孙侄甥孩们])(?:才|刚|快|满|已经|今年|大概)*${figure}个(?:半)?多?月(?=大|了?(?:$|[，。\\s的])|[男女]?[宝娃婴])`,
);
const halfYear = 0.5;

function readWords(own: readonly Said[], person: Person | null): Age | null {
  // 闺蜜 in her month after the birth is no baby.
  const isBaby = (person === null || childlike.test(person.text)) && own.some(({ text }) => baby.test(text));
  if (isBaby) return ageOf(exactly(0));
  const isInfant = (person === null || childlike.test(person.text)) && own.some(({ text }) => inMonths.test(text));
  if (isInfant) return ageOf(exactly(halfYear));
  const age = stages.find(([words, years]) => fits(years, person) && own.some(({ text }) => words.test(text)))?.[1];
  return age === undefined ? null : ageOf(exactly(age));
}

const later: readonly (readonly [RegExp, NonNullable<ReadFields["ageRange"]>])[] = [
  [/青春期|叛逆期|国中生/, "13-17"],
  // It comes after the first degree.
  [/考研|研究生(?:考试|入学|复试)|读研/, "18-24"],
  [/(?:^|[\s的])中年(?!危机)/, "35-49"],
  [/上了?(?:年纪|岁数)|年纪大了|老年人|老人家/, "65+"],
];

function readLater(own: readonly Said[]): Age | null {
  const ageRange = later.find(([words]) => own.some(({ text }) => words.test(text)))?.[1];
  return ageRange === undefined ? null : { ageRange };
}

/** A parent of twelve is the giver, and a teacher of eight one of the class. */
function fits(age: number, person: Person | null): boolean {
  return age <= mostYears && age >= getYoungest(person);
}

const youngestParent = 25;
const youngestAdult = 16;

function getYoungest(person: Person | null): number {
  if (person?.relationship === "parent") return youngestParent;
  const isGrown =
    /^(?:spouse|colleague)$/.test(person?.relationship ?? "") || /老师|班主任|导师|教授|校长|教练|阿姨|师傅/.test(person?.text ?? "");
  return isGrown ? youngestAdult : 0;
}

function isOfAnother(clause: Said, { 0: whole, index }: RegExpExecArray, person: Person | null): boolean {
  const after = clause.text.slice(index + whole.length);
  return isOfAnotherChild(clause, index, person) || (whole.endsWith("岁") && isBeforeOtherChild(after, person));
}

/** 有个上初中的女儿: unless she is whom it is for. */
function isBeforeOtherChild(after: string, person: Person | null): boolean {
  const [, child] = /^的?(女儿|儿子|闺女|孩子|娃|弟弟?|妹妹?|孙子|孙女)/.exec(after) ?? [];
  return child !== undefined && person !== null && !person.text.includes(child) && !childOfOthers.test(person.text);
}

/** Where another child is named before it in the clause, the age is that child's. */
function isOfAnotherChild({ text, from }: Said, index: number, person: Person | null): boolean {
  if (person === null && /^(?:孩子|宝宝|宝贝|娃|小朋友)/.test(text)) return false;
  const isOwnChild = person !== null && childOfOthers.test(person.text) && person.from >= from && person.from < from + index;
  return !isOwnChild && childOfOthers.test(text.slice(0, index));
}
