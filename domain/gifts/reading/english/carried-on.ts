import type { Claim, FoundFact, FoundTrade, Passage } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";
import { acceptsOwned } from "./objects.ts";
import { listPhrases } from "./phrases.ts";
import { listLikings } from "../meanings.ts";
import { buildPlain, wordBefore } from "./plain-claim.ts";
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

const neverDid =
  /\bnever (?:ever |once |really |actually )?(\w+?)(ed|d|t)? (?:\w+ ){0,2}(?:in (?:all )?(?:his|her|their) (?:whole |entire )?life|before|until now|till now)(?=$| ,)/;
const beginsIt =
  /^(?:(?:and|but|so|now|just|who|he|she|they|hes|shes|theyre|is|are|has|have|suddenly|finally) )*(?:(?:is )?learning(?: (?:how|to|it|now))?|(?:wants?|hopes|would love|decided|plans|has|needs) to (?:learn|start|try|begin|take it up)|(?:is )?trying to learn|(?:has )?(?:just |only )?(?:started|begun|taken it up|took it up|is starting|starting))(?=$| )(?! (?:the|an?|his|her|their|to) )/;

/** 'Never cooked in his life and is learning now': what is begun there stands in the clause before. */
export function readTakenUp(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const did = neverDid.exec(clause.line);
    const next = clauses[index + 1];
    if (!did || clause.subject !== "person" || !next || !beginsIt.test(next.line)) return [];
    const at = wordBefore(clause, did.index + did[0].indexOf(did[1] ?? ""));
    const claim = buildPlain(passage, clause, { phrase: { from: at, to: at + 1 }, stance: "likes" });
    const verb = claim.tokens[0] && findVerb(claim.tokens[0]);
    return verb ? [{ ...claim, tokens: [verb] }] : [];
  });
}

/** Who has only now taken it up is a beginner. */
export function listBegun(claims: readonly Claim[]): FoundTrade[] {
  const interests = claims.flatMap(({ tokens }) =>
    listLikings(tokens, "en").flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === "interest" ? [one.id] : []))),
  );
  return interests.length > 0 ? [{ from: 0, to: 0, interests, level: "beginner" }] : [];
}

/** 'Cooked', as a word that we know: 'cook'. */
function findVerb(word: Word): Word | undefined {
  const forms = [word.key, ...[/ed$/, /d$/, /(?<=(.))\1ed$/].map((ending) => word.key.replace(ending, ""))];
  return forms.map((key) => ({ ...word, key })).find((one) => listLikings([one], "en").length > 0);
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
