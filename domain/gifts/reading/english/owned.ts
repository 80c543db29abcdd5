import { interests } from "../../knowledge/interests/interests.ts";
import type { Claim, Passage } from "../language.ts";
import { listLikings } from "../meanings.ts";
import type { Clause } from "./clauses.ts";
import { isFollowed } from "./objects.ts";
import type { Phrase } from "./phrases.ts";
import { buildPlain } from "./plain-claim.ts";
import type { Word } from "./words.ts";

/** What somebody who has it goes in for: a boat, a guitar, an RV. */
export function claimOwned(passage: Passage, clause: Clause, { phrase, verb, claims }: Owned): Claim[] {
  const words = clause.words.slice(phrase.from, phrase.to);
  if (claims.length === 0 && isFollowed(words)) return [buildPlain(passage, clause, { phrase, stance: "affinity" })];
  if (toldAsOwned.test(clause.line) || !isForPastime(words, claims.length === 0)) return [];
  return [buildPlain(passage, clause, { phrase: { from: verb.from, to: phrase.to }, stance: "affinity" })];
}

interface Owned {
  phrase: Phrase;
  verb: Phrase;
  /** What was said of it as a thing. */
  claims: readonly Claim[];
}

/** There it is told so that it isn't given again. */
const toldAsOwned =
  /\b(?:(?:has|have|got) no|already|enough|plenty|too (?:many|much)|every|all the|lots|tons|loads|new|just|bought (?:him|her|them)|gave|got (?:him|her|them)|never uses|unused|doesnt|belt)\b/;

const kinds = /^(?:sport|instrument)$/;
const others: ReadonlySet<string> = new Set([
  "motorcycles",
  "motorhomes",
  "camper-vans",
  "sewing",
  "astronomy",
  "gardening",
  "slow-travel",
]);

/** Of what is no thing to be given, few alone: an RV, but no pool, and no knack for golf. */
function isForPastime(words: readonly Word[], isPlace: boolean): boolean {
  const isPastime = (id: string) => others.has(id) || (!isPlace && kinds.test(interests.get(id)?.kind ?? ""));
  return listLikings(words, "en").some(
    ({ to, names, meanings }) =>
      to === words.length && names.length === 0 && meanings.some((one) => one.kind === "interest" && isPastime(one.id)),
  );
}
