import type { Relationship } from "#shared/gift-options.ts";
import type { ReadFields } from "../reading.ts";
import { readAge } from "./ages.ts";
import { readBudget } from "./money.ts";
import { readOccasion } from "./occasions.ts";
import type { Person } from "./persons.ts";
import type { Said } from "./source.ts";

/** Values for the form that the words contain. */
export function readFields(text: string, clauses: readonly Said[], person: Person | null): ReadFields {
  const budget = readBudget(text, person);
  const occasion = readOccasion(text);
  return {
    ...readPerson(text, person),
    ...readAge(clauses, person, budget),
    ...(occasion && { occasion }),
    ...(budget && { currency: budget.currency, budget: budget.budget, spend: budget.spend }),
  };
}

function readPerson(text: string, person: Person | null): { relationship?: Relationship; gender?: "male" | "female" } {
  const gender = person?.gender ?? readGender(text);
  return { ...(person && { relationship: person.relationship }), ...(gender && { gender }) };
}

const parted = "[\\s，,。、；;/|（(）)]";
/** '同事，女，30岁', 男28; or 女领导, 小男孩 of whom it is for. */
const saidAlone = new RegExp(
  `(?<=^|${parted})[女男](?=(?:的|士|生|性)?(?:${parted}|$|\\d|[二三四五六]十))|(?<=^|${parted}|\\d)[女男](?=$|${parted})`,
);
const saidOfThem =
  /(?<!有|有[一两三]?个|生了?个?|怀了?个?|和|跟|追|一|[他她]|看[^，。]{0,2})[女男](?:生|孩子?|宝宝?|娃|士|性|同事|领导|老板|上司|老师|医生|同学|学生|教练|客户|邻居|室友|实习生|主管|经理|导师|班主任|朋友)|[女男](?:宝宝?|生)/;

function readGender(text: string): "male" | "female" | null {
  const [said] = saidAlone.exec(text) ?? /[她他](?!们)/.exec(text) ?? saidOfThem.exec(text) ?? [];
  if (said === undefined) return null;
  return /^[她女]/.test(said) ? "female" : "male";
}
