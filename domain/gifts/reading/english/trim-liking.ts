import { listLikings } from "../meanings.ts";
import type { Clause } from "./clauses.ts";
import type { Phrase } from "./phrases.ts";
import type { Word } from "./words.ts";

/** A phrase without what says how much it is loved, or what it goes without. */
export function trimLiking(clause: Clause, phrase: Phrase): Phrase {
  return withoutWithout(clause, withoutDegree(clause, phrase));
}

const degrees =
  /^(?:huge|big|massive|total|real|proper|complete|little|bit|major|absolute|hardcore|diehard|lifelong|avid|keen|certified|true|serious|raging|self|proclaimed|confessed)$/;

/** 'Likes to go climbing' is of climbing, and of no board. */
const isGoing = (words: readonly Word[], at: number) => words[at]?.lower === "go" && words[at + 1]?.lower.endsWith("ing") === true;

/** 'A huge Outlander fan', 'plays a little guitar': how much is no part of what is loved. Little Women are. */
function withoutDegree({ words }: Clause, { from, to }: Phrase): Phrase {
  let start = isGoing(words, from) ? from + 1 : from;
  while (start < to - 1 && degrees.test(words[start]?.lower ?? "")) start += 1;
  if (isGoing(words, from)) return { from: start, to };
  const [hit] = listLikings(words.slice(from, to), "en");
  return hit && hit.from + from >= start ? { from: start, to } : { from, to };
}

/** 'Kimchi without fish sauce': what is left away is not loved. */
function withoutWithout({ words }: Clause, { from, to }: Phrase): Phrase {
  const at = words.findIndex(({ lower }, index) => index > from && index < to && lower === "without");
  if (at < 0 || listLikings(words.slice(from, to), "en").some((hit) => hit.from + from < at && hit.to + from > at)) return { from, to };
  return { from, to: at };
}
