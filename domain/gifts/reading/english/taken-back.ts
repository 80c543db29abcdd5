import { listLikings } from "../meanings.ts";
import { buildClause, type Clause } from "./clauses.ts";
import type { Word } from "./words.ts";

const lead = "(?:(?:oh|um|uh|er|well|no|nope|wait|sorry|sry|actually|oops|or|and|but|now) )*";
/** 'No' alone answers; with one of these it takes back. */
const takesBack =
  "(?:wait(?: a (?:sec|second|minute))?|no(?: no)? (?:wait|sorry|actually)|(?:sorry|actually|oops) no|(?:scratch|strike|forget) that|correction|i (?:mean|meant)(?: to (?:say|type|write))?|(?:make|made) that|or rather|hang on|hold on|(?:my )?(?:bad|mistake)|oops|whoops)";
const after = "(?: (?:no|nope|i (?:mean|meant)|sorry|sry|actually|its|is|it is|thats|hes|shes))*";
const correction = new RegExp(`^${lead}${takesBack}${after}(?= |$)`);
const isStruck = /^(?:(?:scratch|strike|forget) that|wait no|no wait)$/;

/** 'Star Trek, I mean Star Wars', 'owls, no wait, foxes': what is said then stands for what was said before it. */
export function correct(clauses: readonly Clause[]): Clause[] {
  const corrected: Clause[] = [];
  for (let index = 0; index < clauses.length; index += 1) {
    const found = findCorrection(clauses, index);
    const before = corrected.at(-1);
    const kept = found && before ? dropLast(before.words, found.words) : null;
    if (found && before && kept) {
      corrected[corrected.length - 1] = buildClause([...kept, ...joinTo(kept, found.words)], before);
      index = found.last;
    } else corrected.push(...clauses.slice(index, index + 1));
  }
  return corrected;
}

const joinTo = ({ length }: readonly Word[], [first, ...more]: readonly Word[]): readonly Word[] =>
  first ? [{ ...first, gap: length > 0 ? "space" : "sentence" }, ...more] : [];

/** The words that stand in the place of others, and the last clause that they are in. */
interface Correction {
  words: readonly Word[];
  last: number;
}

function findCorrection(clauses: readonly Clause[], first: number): Correction | null {
  const said: Word[] = [];
  for (const [index, { words }] of clauses.slice(first, first + mostClauses).entries()) {
    said.push(...words);
    const [marks] = correction.exec(join(said)) ?? [];
    if (marks === undefined) {
      if (index > 0) return null;
      continue;
    }
    const instead = said.slice(marks.trim().split(" ").length);
    if (instead.length > 0) return isNamed(instead) ? { words: instead, last: first + index } : strike(clauses, first);
  }
  return strike(clauses, first);
}

const mostClauses = 4;

/** 'Likes gardening, scratch that': nothing stands instead. */
function strike(clauses: readonly Clause[], first: number): Correction | null {
  return isStruck.test(clauses[first]?.line ?? "") ? { words: [], last: first } : null;
}

const join = (words: readonly Word[]) => words.map(({ lower }) => lower).join(" ");

/** Something to be loved or owned, and no sentence of its own. */
function isNamed(words: readonly Word[]): boolean {
  return !words.some(({ pos }) => pos === "AUX" || pos === "PRON") && listLikings(words, "en").length > 0;
}

const nominal = /^(?:NOUN|PROPN|ADJ|NUM|X)$/;

/** What stands before the last thing that is named. */
function dropLast(words: readonly Word[], instead: readonly Word[]): readonly Word[] | null {
  const known = listLikings(words, "en").findLast(({ to }) => to === words.length);
  const start = Math.min(known?.from ?? words.length, words.findLastIndex(({ pos }) => !nominal.test(pos)) + 1);
  const isSame = known !== undefined && join(words.slice(known.from)) === join(instead);
  return start < words.length && !isSame ? words.slice(0, start) : null;
}
