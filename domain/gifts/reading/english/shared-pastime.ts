import { listLikings } from "../meanings.ts";
import type { Claim, Passage } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";
import { buildPlain, wordAfter, wordBefore } from "./plain-claim.ts";
import { noPastime } from "./called-by-likings.ts";

const mostClauses = 3;

/** 'My fishing buddy', 'for an old golf mate', 'our book club friend': at the beginning of what is told. */
const fellow =
  /^(?:(?:for|to|its|this is|hes|shes|he is|she is|buying|gift|present|a|an) )*(?:my|our|an?) (?:(?:dear|best|good|old|oldest|long ?time|regular|former|favou?rite) )*((?:\w+ ){1,2}?)(?:budd(?:y|ies)|mate|partner|pal|companion|(?<=(?:ing|club|group|class|choir|team) )friend)\b(?! in (?:crime|life))/;

/** Who is somebody's fellow in a pastime goes in for it. */
export function readSharedPastime(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.slice(0, mostClauses).flatMap((clause) => readFellow(passage, clause));
}

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
