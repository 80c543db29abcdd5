import { listLikings } from "../meanings.ts";
import type { Claim, Passage } from "../language.ts";
import type { SubjectClause } from "./claims.ts";
import { buildPlain, wordAfter, wordBefore } from "./plain-claim.ts";
import { people } from "./word-lists.ts";

/** 'My fishing buddy', 'for an old golf mate', 'our book club friend': at the beginning of what is told. */
const fellow =
  /^(?:(?:for|to|its|this is|hes|shes|he is|she is|buying|gift|present|a|an) )*(?:my|our|an?) (?:(?:dear|best|good|old|oldest|long ?time|regular|former|favou?rite) )*((?:\w+ ){1,2}?)(?:budd(?:y|ies)|mate|partner|pal|companion|(?<=(?:ing|club|group|class|choir|team) )friend)\b(?! in (?:crime|life))/;
/** A partner of one's work or life, and a mate from school, share no pastime. */
export const noPastime =
  /\b(?:business|work|office|study|lab|law|school|college|uni|university|class|church|life|marriage|dating|drinking|smoking|training|civil|domestic|romantic|travel|desk|flat|room|house|team|best|long term|ex)\s*$/;

/** Where somebody is from says nothing of what they love. */
export const ofOrigin =
  /\b(?:\w+(?:nese|ish|ican|indian)|korean|german|italian|french|dutch|greek|russian|ukrainian|brazilian|american|canadian|australian|aussie|persian|iranian|turkish|thai|arab|israeli|filipin[ao]|british|scottish|irish|welsh|texan|hungarian|romanian|belgian|norwegian|nigerian|kenyan|egyptian|ethiopian|cuban|colombian|peruvian|argentinian) $/;

/** Who is somebody's fellow in a pastime goes in for it. */
export function readSharedPastime(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.slice(0, mostClauses).flatMap((clause) => [...readFellow(passage, clause), ...readCalled(passage, clause)]);
}

const opening =
  /^(?:(?:for|to|its|this|is|hes|shes|he|she|buying|gifts?|presents?|something|birthday) )*(?:(?:my|our|an?|the) )?(?:(?:dear|best|good|little|big|old|older|younger) )*/;
const mostWords = 3;

/** 'My Swiftie niece', 'gamer boyfriend': who is called by a pastime, or by a name that is loved, goes in for it. */
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

/** The word for the person behind what they are called by: the last of 'horse girl daughter'. */
function findPersonWord({ words }: SubjectClause, from: number): number | null {
  const first = words.findIndex(({ lower }, at) => at > from && at <= from + mostWords && people.has(lower));
  if (first < 0) return null;
  return people.has(words[first + 1]?.lower ?? "") && first < from + mostWords ? first + 1 : first;
}

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

function readFellow(passage: Passage, clause: SubjectClause): Claim[] {
  const [words, pastime = ""] = fellow.exec(clause.line) ?? [""];
  if (pastime === "" || noPastime.test(pastime)) return [];
  const at = words.lastIndexOf(pastime);
  const phrase = { from: wordBefore(clause, at), to: wordAfter(clause, at + pastime.length - 1) };
  const claim = buildPlain(passage, clause, { phrase, stance: "likes" });
  return isPastime(claim) ? [claim] : [];
}

/** Nothing but the words for one. */
function isPastime({ tokens }: Claim): boolean {
  const [hit] = listLikings(tokens, "en");
  return hit?.from === 0 && hit.to === tokens.length && hit.names.length === 0;
}

const mostClauses = 3;
