import type { Relationship } from "#shared/gift-options.ts";
import type { ReadFields } from "../reading.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { readAge } from "./ages.ts";
import { readBudget } from "./money.ts";
import { readOccasion } from "./occasions.ts";
import { isNamed } from "./persons.ts";
import type { Person } from "./persons.ts";

/** Values for the form that the words contain. */
export function readFields(folded: string, sentences: readonly Clause[], person: Person | null): ReadFields {
  const text = sentences.map((sentence) => sentence.text).join("。");
  const occasion = readOccasion(text);
  return {
    ...readPerson(text, person),
    ...readAge(sentences, person),
    ...(occasion && { occasion }),
    ...readBudget(folded),
  };
}

function readPerson(text: string, person: Person | null): { relationship?: Relationship; gender?: "male" | "female" } {
  const [, parent = null] = (!isNamed(person) && parents.find(([words]) => words.test(text))) || [];
  if (parent) return { relationship: "parent", gender: parent };
  const gender = person?.gender ?? readGender(text);
  return { ...(isNamed(person) && { relationship: person.relationship }), ...(gender && { gender }) };
}

function readGender(text: string): "male" | "female" | null {
  const typed =
    /(?:(?<female>彼女(?!いない|募集|なし|(?:が|を)(?:欲|ほ)し|持ち|ができ)|女性|女の子|(?<!\p{sc=Hiragana})女子|女児|(?<=^|[、。\s(])女(?=$|[、。\s)\d]))|(?<male>彼(?!女)|男性|男の子|(?<!\p{sc=Hiragana})男子|男児|(?<=^|[、。\s(])男(?=$|[、。\s)\d])))/u.exec(
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
