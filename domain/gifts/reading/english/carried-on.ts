import type { Claim, FoundFact, Passage } from "../language.ts";
import type { SubjectClause } from "./claims.ts";
import { acceptsOwned } from "./objects.ts";
import { listPhrases } from "./phrases.ts";
import { buildPlain } from "./plain-claim.ts";
import type { Word } from "./words.ts";

const goesOn = /^(?:and|plus|also|oh)$/;

/** A sentence without a verb that goes on with the one before: 'And tongs, and aprons.' */
function isCarriedOn({ words }: SubjectClause): boolean {
  const [first] = words;
  if (first === undefined || first.gap !== "sentence" || !goesOn.test(first.lower)) return false;
  return words.every(({ pos, lower }) => pos !== "VERB" && pos !== "AUX" && (pos !== "PRON" || /^(?:his|her|their)$/.test(lower)));
}

/** 'He has a grill. And tongs, and aprons.': the list of what there is goes on in the next sentence. */
export function readCarriedOn(passage: Passage, clauses: readonly SubjectClause[], told: readonly Claim[]): Claim[] {
  if (passage.field === "interests") return [];
  const found: Claim[] = [];
  for (const [index, clause] of clauses.entries()) {
    if (isCarriedOn(clause) && isOwnedIn([...told, ...found], clauses[index - 1])) found.push(...claimOwned(passage, clause, 0));
    const list = listAfterAllOfThat(clauses, index);
    if (list) found.push(...claimOwned(passage, list, 0));
  }
  return found;
}

/** The last thing that was said before is that somebody has something. */
function isOwnedIn(claims: readonly Claim[], before: SubjectClause | undefined): boolean {
  const [start, end] = [before?.words[0]?.from ?? 0, before?.words.at(-1)?.to ?? 0];
  return claims.findLast(({ from }) => from >= start && from < end)?.stance === "has";
}

const allOfThat =
  /\b(?:has|have|got|owns?|hes got|shes got|theyve got) (?:already )?(?:all (?:of )?(?:that|it|this|those|them)|it all|everything|all the (?:gear|kit|stuff|equipment|tools|things))$/;

/** 'So he has all of that (pot, cups, everything)'. */
function listAfterAllOfThat(clauses: readonly SubjectClause[], index: number): SubjectClause | null {
  const list = clauses[index + 1];
  return list?.isAside === true && allOfThat.test(clauses[index]?.line ?? "") ? list : null;
}

function claimOwned(passage: Passage, clause: SubjectClause, from: number): Claim[] {
  return listPhrases(clause, from, clause.words.length)
    .map((phrase) => ({ ...phrase, to: dropShape(clause.words, phrase) }))
    .filter((phrase) => acceptsOwned(clause.words.slice(phrase.from, phrase.to), { isPlain: true }))
    .map((phrase) => buildPlain(passage, clause, { phrase, stance: "has" }));
}

/** 'Aprons with jokes' are aprons. */
function dropShape(words: readonly Word[], { from, to }: { from: number; to: number }): number {
  const at = words.findIndex(({ lower }, index) => index > from && index < to && lower === "with");
  return at < 0 ? to : at;
}

/** 'Always loses his keys. And once the car.': that is lost as well, and not loved. */
export function leaveOutLost(clauses: readonly SubjectClause[], claims: readonly Claim[], facts: readonly FoundFact[]): Claim[] {
  const lost = facts.find(({ fact }) => fact === "loses-things");
  if (!lost) return [...claims];
  const first = clauses.findIndex(({ words }) => (words.at(-1)?.to ?? 0) >= lost.to);
  const ends = clauses.findIndex((clause, index) => index > first && !isCarriedOn(clause));
  const end = clauses[ends]?.words[0]?.from ?? Number.POSITIVE_INFINITY;
  return claims.flatMap((claim) => {
    if (claim.from <= lost.from || claim.to > end) return [claim];
    return claim.stance === "about" ? [{ ...claim, tokens: [] }] : claim.stance === "affinity" ? [] : [claim];
  });
}
