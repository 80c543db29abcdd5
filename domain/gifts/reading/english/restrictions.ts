import type { Claim, Passage, Stretch } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";
import { dietWords } from "./diet-words.ts";
import { isJest } from "./objects.ts";
import { buildPlain, wordAfter, wordBefore } from "./plain-claim.ts";
import { people } from "./word-lists.ts";
import { listMatches } from "../../words/list-matches.ts";

const compiled = dietWords.map(({ diet, pattern }) => ({
  diet,
  expression: new RegExp(`(?<![\\w-])(?:${pattern})(?!(?<=[\\w'])[\\w'])`, "g"),
}));

const denied =
  /(?:\bnot|\bisnt|\barent|\bwasnt|\bno longer|\bused to be|\bnever|\bneither|\bno|\bsome|\bmy|\bif|\blike a|\bdoesnt have|\bdont have)(?: (?:a|an|even|actually|fully|strictly|any|so|that|going))*\s*$/;

/** 'The doctor made her quit smoking' is of her. */
const ordered = /\b(?:made|makes|told|tells|ordered|forced|advised|wants|got) (?:him|her|them)\b/;

/** What they must not have by diet, allergy, faith or sobriety. */
export function readRestrictions(passage: Passage, clause: SubjectClause): Claim[] {
  if ((clause.subject !== "person" && !ordered.test(clause.line)) || isDenial(clause.line)) return [];
  return compiled.flatMap(({ diet, expression }) =>
    listMatches(clause.line, expression).flatMap((match) => {
      const end = match.index + match[0].length;
      const isDenied = denied.test(clause.line.slice(0, match.index)) && !startsWithDenial(match[0]);
      if (isDenied && !describesPerson(clause.line, { from: match.index, to: end })) return [];
      const phrase = { from: wordBefore(clause, match.index), to: wordAfter(clause, end) };
      const claim = buildPlain(passage, clause, { phrase, stance: "cannot" });
      return isJest(clause.words.slice(phrase.from, phrase.to)) ? [] : [{ ...claim, diet, ...tellAllergy(claim.words) }];
    }),
  );
}

/** 'My vegan sister'. */
function describesPerson(line: string, { from, to }: Stretch): boolean {
  const [, next = ""] = /^ (\w+)/.exec(line.slice(to)) ?? [];
  return /\b(?:my|our)(?: (?:very|super))? $/.test(line.slice(0, from)) && people.has(next);
}

/** 'Shellfish (allergic)', not 'shellfish (allergic to shellfish)'. */
function tellAllergy(words: string): Pick<Claim, "told" | "reason"> {
  const match = /^(.*\ballergic) to (?:all |any |some )?(.+)$/i.exec(words);
  return match ? { told: match[2] ?? words, reason: match[1] ?? words } : {};
}

function startsWithDenial(words: string): boolean {
  return /^(?:doesnt|dont|cant|never|no|not|non|does|do|wont)\b/.test(words);
}

/** 'Her boyfriend's the coeliac, not her.' */
function isDenial(line: string): boolean {
  return /\bnot (?:her|him|them|my \w+)$/.test(line) || /^(?:isnt|not|no longer)\b.*\ballergic/.test(line);
}
