import type { Occasion, Relationship } from "#shared/gift-options.ts";
import { getAgeRange } from "../age-range.ts";
import { readLifeStage } from "../life-stages.ts";
import type { ReadFields } from "../reading.ts";
import { figure, readFigure } from "../unspaced/figures.ts";
import { readBudget } from "./money.ts";
import type { Said } from "./source.ts";
import type { Person } from "./persons.ts";

const occasions: readonly (readonly [Occasion, RegExp])[] = [
  [
    "anniversary",
    /结婚(?:[一二三四五六七八九十\d]+)?周年|(?:金|银|珍珠|红宝石|钻石|瓷|锡|纸|水晶)婚|结婚纪念日|(?:恋爱|在一起)[一二三四五六七八九十\d]*周年|纪念日/,
  ],
  ["valentines", /情人节|七夕|520|五二零/],
  ["christmas", /圣诞|平安夜|secret ?santa/],
  ["mothers-day", /母亲节/],
  ["fathers-day", /父亲节/],
  ["housewarming", /乔迁|新居|暖房|入伙|搬(?:了|进|到)?新家/],
  [
    "wedding",
    /(?:要|快|国庆|下个?月|月底|五一|十一|今年)?(?<!当年|那年)结婚(?!时|那|买|的时候|纪念|[一二三四五六七八九十\d]+(?:周)?年)|婚礼|新婚|大婚|喜酒|婚宴/,
  ],
  ["graduation", /毕业(?:礼物|了|快|典礼)?(?!于|十|几|多|\d)|升学宴|考上(?:大学|研|高中)|答辩过了/],
  ["birthday", /生日|大寿|过寿|祝寿|寿辰|岁了?(?:整|寿)|生辰/],
  [
    "other",
    /春节|过年(?![轻龄纪级])|新年|元旦|元宵|端午|中秋|重阳|国庆|教师节|妇女节|三八|儿童节|六一|护士节|满月|百日|周岁宴|抓周|升职|升迁|退休(?!前)|入职|离职|辞职|欢送|送别|探病|探望|看望|感谢|谢谢(?:他|她|老师|导师)|谢师|答谢|开业|得奖|康复|出院/,
  ],
];

/** Values for the form that the words contain. */
export function readFields(text: string, clauses: readonly Said[], person: Person | null): ReadFields {
  const age = readAge(clauses, person);
  const occasion = occasions.find(([, words]) => words.test(text))?.[0];
  const budget = readBudget(text, person);
  return {
    ...readPerson(text, person),
    ...(age === null ? readStage(clauses, person) : { age: { youngest: age, oldest: age }, ageRange: getAgeRange(age) }),
    ...(occasion && { occasion }),
    ...(budget && { currency: budget.currency, budget: budget.budget }),
  };
}

function readStage(clauses: readonly Said[], person: Person | null): Pick<ReadFields, "age" | "ageRange"> | null {
  for (const clause of clauses) {
    if (clause.subject !== "person") continue;
    const stage = readLifeStage(
      clause.text,
      "zh",
      ({ from, to }) => isOfAnotherChild(clause, from, person) || isBeforeOtherChild(clause.text.slice(to), person),
    );
    if (stage?.age && fits(stage.age.youngest, person)) return stage;
  }
  return null;
}

function readPerson(text: string, person: Person | null): { relationship?: Relationship; gender?: "male" | "female" } {
  const gender = person?.gender ?? readGender(text);
  return { ...(person && { relationship: person.relationship }), ...(gender && { gender }) };
}

function readGender(text: string): "male" | "female" | null {
  const [said] = /[她他]/.exec(text) ?? /(?<=^|[，,])[女男](?=(?:的|士|生|性)?(?:[，,]|$))/.exec(text) ?? [];
  if (said === undefined) return null;
  return said === "她" || said === "女" ? "female" : "male";
}

const stages: readonly (readonly [RegExp, number])[] = [
  [/花甲/, 60],
  [/古稀/, 70],
  [/耄耋/, 85],
  [/周岁宴|抓周|一周岁|(?:刚|满|快)+周岁/, 1],
  [/三十而立|而立之年/, 30],
  [/不惑之年/, 40],
  [/知天命/, 50],
  [/初一(?!十五|拜年)/, 12],
  [/初二(?!回)/, 13],
  [/初三(?!的?(?:班?主任|老师|[^，。]{0,3}教师))/, 14],
  [/高一/, 15],
  [/高二/, 16],
  [/高三(?!的?(?:班?主任|老师|[^，。]{0,3}教师))|高考/, 17],
];
const years = new RegExp(
  `(?<!到[〇一二三四五六七八九十百\\d]*)(?<years>${figure})(?:多|来|几|出头)?(?:周)?岁(?!的?(?:闺女|女儿|儿子|孩子|娃|弟|妹|孙|时|那年|开始|起))|(?<tens>[三四五六七八九]十|[3-9]0)(?:岁)?(?:大寿|整寿|寿)|今年(?<now>${figure})(?=了|$|[，。])|^(?:.{0,3}[爷奶公婆妈爸舅姨姑叔伯哥姐弟妹友师])?(?<told>[二三四五六七八九]十[一二三四五六七八九]?)(?:多|几|来|出头|多岁)?了?$|^(?:都|也)?(?:快|刚|刚过|马上|即将|年近|年过)(?<soon>[二三四五六七八九]十[一二三四五六七八九]?)(?:了|的人了?)?$|^(?<alone>[1-9]\\d)$|(?:爷|奶|公|婆|妈|爸|舅|姨|姑|叔|伯|哥|姐|弟|妹|友)(?:今年|已经|都|也|快)*(?<after>[1-9]\\d|[二三四五六七八九]十[一二三四五六七八九]?)(?:多|几|来|出头)?(?=$|了)`,
  "g",
);
const childOfOthers =
  /闺女|女儿|儿子|孩子|娃|老大|老二|二宝|大宝|弟弟|妹妹|哥哥|姐姐|孙子|孙女|二胎|头胎|大的|小的|猫|狗|边牧|柯基|金毛|泰迪|柴犬|哈士奇|拉布拉多|比熊|法斗|布偶|英短|美短|(?:从|差|大|小|长|比我)$/;
const mostYears = 110;

/** Of whom the gift is for, in years. */
function readAge(clauses: readonly Said[], person: Person | null): number | null {
  const own = clauses.filter(({ subject }) => subject === "person");
  for (const clause of own) {
    for (const { 0: whole, index, groups = {} } of clause.text.matchAll(years)) {
      if (isOfAnotherChild(clause, index, person)) continue;
      const age = readFigure(pickFigure(groups) ?? whole);
      if (age !== null && fits(age, person)) return age;
    }
  }
  return stages.find(([words, age]) => fits(age, person) && own.some(({ text }) => words.test(text)))?.[1] ?? null;
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

function pickFigure(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  return Object.values(groups).find((words) => words !== undefined);
}

/** 有个上初中的女儿: unless she is whom it is for. */
function isBeforeOtherChild(after: string, person: Person | null): boolean {
  const [, child] = /^的?(女儿|儿子|闺女|孩子|娃|弟弟|妹妹|孙子|孙女)/.exec(after) ?? [];
  return child !== undefined && person !== null && !person.text.includes(child) && !childOfOthers.test(person.text);
}

/** Where another child is named before it in the clause, the age is that child's. */
function isOfAnotherChild({ text, from }: Said, index: number, person: Person | null): boolean {
  if (person === null && /^(?:孩子|宝宝|宝贝|娃|小朋友)/.test(text)) return false;
  const isOwnChild = person !== null && childOfOthers.test(person.text) && person.from >= from && person.from < from + index;
  return !isOwnChild && childOfOthers.test(text.slice(0, index));
}
