import { readNames } from "../vocabulary/entry.ts";
import { exclusionGroups } from "../vocabulary/exclusion-groups.ts";
import { splitUnits, tidyText } from "./fold-words.ts";
import type { Unit } from "./fold-words.ts";
import { createLexicon } from "./lexicon.ts";
import { tidyPhrase } from "./tidy-phrase.ts";

const lexicon = createLexicon<true>(
  exclusionGroups.flatMap(({ needs = "" }) => readNames(needs).map((name) => ({ id: true as const, name }))),
);

/** Whether a phrase is what somebody is or keeps to, and with that what they must not get: 'vegan', not 'vegan food'. */
export function isNeed(phrase: string): boolean {
  const units = tidyPhrase(splitUnits(tidyText(phrase)), isName);
  return isName(units);
}

function isName(units: readonly Unit[]): boolean {
  return lexicon.findLongest(units).some(({ from, to }) => from === 0 && to === units.length);
}
