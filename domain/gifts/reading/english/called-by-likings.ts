import { listLikings } from "../meanings.ts";
import type { Claim, Passage } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";
import { markNames } from "./phrases.ts";
import { buildPlain, wordBefore } from "./plain-claim.ts";
import { people } from "./word-lists.ts";

/** A partner of one's work or life, and a mate from school, share no pastime. */
export const noPastime =
  /\b(?:business|work|office|study|lab|law|school|college|uni|university|class|church|life|marriage|dating|drinking|smoking|training|civil|domestic|romantic|travel|desk|flat|room|house|team|best|long term|ex)\s*$/;

/** Where somebody is from says nothing of what they love. */
export const ofOrigin =
  /\b(?:\w+(?:nese|ish|ican|indian)|korean|german|italian|french|dutch|greek|russian|ukrainian|brazilian|american|canadian|australian|aussie|persian|iranian|turkish|thai|arab|israeli|filipin[ao]|british|scottish|irish|welsh|texan|hungarian|romanian|belgian|norwegian|nigerian|kenyan|egyptian|ethiopian|cuban|colombian|peruvian|argentinian) $/;

const opening =
  /^(?:(?:for|to|its|this|is|hes|shes|he|she|buying|gifts?|presents?|something|birthday) )*(?:(?:my|our|an?|the) )?(?:(?:dear|best|good|little|big|old|older|younger) )*/;
const mostWords = 3;
const mostClauses = 3;

/** Whoever is called by a place, or by what may be one (Chicago), is from there. */
const loved: ReadonlySet<string> = new Set([
  "artist",
  "band",
  "idol-group",
  "club",
  "video-game",
  "anime",
  "series",
  "film-series",
  "book-series",
]);

/** 'My Swiftie niece', 'gamer boyfriend': who is called by a pastime, or by a name that is loved, goes in for it. */
export function readCalledByLikings(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.slice(0, mostClauses).flatMap((clause) => readCalled(passage, clause));
}

function readCalled(passage: Passage, clause: SubjectClause): Claim[] {
  if (clause.words[0]?.gap !== "sentence") return [];
  const from = wordBefore(clause, opening.exec(clause.line)?.[0].length ?? 0);
  const to = findPersonWord(clause, from);
  if (to === null) return [];
  const claim = buildPlain(passage, clause, { phrase: { from, to }, stance: "likes" });
  const isOther = [noPastime, ofOrigin].some((said) => said.test(`${claim.words.toLowerCase()} `));
  return isOther || !isLoved(claim) ? [] : [claim];
}

/** Nothing but the words for a pastime, or for a name that somebody may be called by. */
function isLoved({ tokens }: Claim): boolean {
  const [hit] = listLikings(tokens, "en");
  return hit?.from === 0 && hit.to === tokens.length && hit.names.every(({ kind }) => loved.has(kind));
}

/** The word for the person behind what they are called by: the last of 'horse girl daughter', and none of 'Stray Kids'. */
function findPersonWord({ words }: SubjectClause, from: number): number | null {
  const named = markNames(words);
  const first = words.findIndex(({ lower }, at) => at > from && at <= from + mostWords && people.has(lower) && !named.has(at));
  if (first < 0) return null;
  return people.has(words[first + 1]?.lower ?? "") && first < from + mostWords ? first + 1 : first;
}
