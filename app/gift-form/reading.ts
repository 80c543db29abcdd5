import { findBudgetBand, type Currency } from "#shared/gift-options.ts";
import type { ReadingAnswer } from "#shared/answers/reading.ts";

/** What becomes of something that was read: given for, kept in mind, left out, or not understood. */
export type ReadKind = "love" | "mind" | "out" | "rest";

/** Something that was read in the words, with its place in them. */
export interface ReadEntry {
  id: string;
  kind: ReadKind;
  /** As it is told back. */
  words: string;
  field: string;
  item: number;
  from: number;
  to: number;
}

/** Answers that the words contain; blank where they say nothing. */
export interface ReadAnswers {
  relationship: string;
  occasion: string;
  /** Only with a budget. */
  currency: string;
  budget: string;
  age: string;
  gender: string;
  name: string;
}

/** What was understood of the words, as the form shows it. */
export interface Reading {
  /** How the giver speaks of them: 'my dad'. */
  person: ReadEntry | null;
  answers: ReadAnswers;
  entries: ReadEntry[];
}

export function buildReading({ likes, avoid, facts, wishes, traits, rest, person, fields }: ReadingAnswer): Reading {
  return {
    person: person && toEntry(person, "mind"),
    answers: readAnswers(fields),
    entries: [
      ...likes.map((entry) => toEntry(entry, "love")),
      ...avoid.map((entry) => toEntry({ ...entry, words: entry.told }, "out")),
      ...[...facts, ...wishes, ...traits].map((entry) => toEntry(entry, "mind")),
      ...rest.map((entry) => toEntry(entry, "rest")),
    ],
  };
}

function toEntry({ id, words, field, item, from, to }: Omit<ReadEntry, "kind">, kind: ReadKind): ReadEntry {
  return { id, kind, words, field, item, from, to };
}

function readAnswers({ currency, budget, ...fields }: ReadingAnswer["fields"]): ReadAnswers {
  const { relationship = "", occasion = "", ageRange = "", gender = "", name = "" } = fields;
  return { relationship, occasion, age: ageRange, gender, name, ...readMoney(currency, budget) };
}

function readMoney(currency: Currency | undefined, budget = ""): Pick<ReadAnswers, "currency" | "budget"> {
  const isKnown = currency && findBudgetBand(currency, budget) !== null;
  return isKnown ? { currency, budget } : { currency: "", budget: "" };
}
