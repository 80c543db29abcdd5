import { circumstances } from "../vocabulary/circumstances.ts";
import type { CircumstanceEntry, CircumstanceId } from "../vocabulary/circumstances.ts";
import { readNames } from "../vocabulary/entry.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import type { TraitId } from "../vocabulary/traits.ts";
import { splitUnits, tidyText } from "./fold-words.ts";
import { createLexicon } from "./lexicon.ts";

/** What somebody is or goes through, as the giver put it. */
export interface Circumstance {
  words: string;
  leanings: readonly TraitId[];
  isAilment: boolean;
  ids: readonly CircumstanceId[];
  unfit: readonly InterestId[];
}

const lexicon = createLexicon<CircumstanceEntry>(
  circumstances.flatMap((entry) => readNames(entry.names).map((name) => ({ id: entry, name: { ...name, bounded: false } }))),
);

/** '2 years old', 'turning 40', 两岁, 1歳: the form asks for the age in a field of its own. */
const age =
  /\d[\s-]*(?:years?|yrs?|months?|weeks?)(?:[\s-]*olds?)?$|^turn(?:s|ing|ed) \d|^[\d一二三四五六七八九十两半]+\s*(?:个?月大|周岁|岁|歲|歳|[かヶケカ]月)の?(?:男孩|女孩|孩子|宝宝|男の子|女の子)?$/iu;

/** The circumstance that a phrase tells of, `null` when it tells of none. */
export function findCircumstance(words: string): Circumstance | null {
  const entries = lexicon.findLongest(splitUnits(tidyText(words))).flatMap(({ meanings }) => meanings.flatMap(({ id }) => id ?? []));
  if (entries.length === 0 && !age.test(words)) return null;
  return {
    words,
    leanings: [...new Set(entries.flatMap(({ leanings }) => leanings))],
    isAilment: entries.some(({ isAilment }) => isAilment),
    ids: [...new Set(entries.flatMap(({ id }) => id ?? []))],
    unfit: [...new Set(entries.flatMap(({ unfit = [] }) => unfit))],
  };
}
