import { circumstances } from "../vocabulary/circumstances.ts";
import type { CircumstanceEntry, CircumstanceId } from "../vocabulary/circumstances.ts";
import { readNames } from "../vocabulary/entry.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import type { TraitId } from "../vocabulary/traits.ts";
import { splitUnits, tidyText } from "./fold-words.ts";
import { createLexicon } from "./lexicon.ts";
import { tellsAge } from "./read-child-age.ts";

/** What somebody is or goes through, as the giver put it. */
export interface Circumstance {
  words: string;
  leanings: readonly TraitId[];
  /** It tells how old somebody is. */
  isAge: boolean;
  isAilment: boolean;
  ids: readonly CircumstanceId[];
  unfit: readonly InterestId[];
}

const lexicon = createLexicon<CircumstanceEntry>(
  circumstances.flatMap((entry) => readNames(entry.names).map((name) => ({ id: entry, name: { ...name, bounded: false } }))),
);

/** What tells the age of somebody of any age: the form asks for it in a field of its own. */
const age = /\d[\s-]*(?:years?|yrs?|months?|weeks?)(?:[\s-]*olds?)?$|^turn(?:s|ing|ed) \d/iu;

/** The circumstance that a phrase tells of, `null` when it tells of none. */
export function findCircumstance(words: string): Circumstance | null {
  const entries = lexicon.findLongest(splitUnits(tidyText(words))).flatMap(({ meanings }) => meanings.flatMap(({ id }) => id ?? []));
  const isAge = age.test(words) || tellsAge(words);
  if (entries.length === 0 && !isAge) return null;
  return {
    words,
    leanings: [...new Set(entries.flatMap(({ leanings }) => leanings))],
    isAge,
    isAilment: entries.some(({ isAilment }) => isAilment),
    ids: [...new Set(entries.flatMap(({ id }) => id ?? []))],
    unfit: [...new Set(entries.flatMap(({ unfit = [] }) => unfit))],
  };
}
