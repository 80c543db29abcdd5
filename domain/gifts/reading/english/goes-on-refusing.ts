import type { Word } from "./words.ts";

/** 'Hates romcoms, anything with a moustache' refuses both: whether the clause goes on at a place. */
export function goesOnRefusing(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (words[at]?.lower !== "anything" || next === undefined || next.pos === "AUX" || opensOwn.test(next.lower)) return false;
  const start = words.findLastIndex(({ gap }, index) => index < at && /^(?:sentence|open|close)$/.test(gap));
  const before = words.slice(Math.max(0, start), at).map(({ lower }) => lower);
  return before.some((lower) => refuses.test(lower)) && !before.some((lower) => lovesOrTurns.test(lower));
}

const opensOwn = /^(?:else|goes|works|but)$/;
const refuses = /^(?:hates?|dislikes?|loathes?|detests?|avoids?|skip|no|not|never|dont|doesnt|cant)$/;
const lovesOrTurns = /^(?:loves?|likes?|enjoys?|adores?|but|into|has|have|is|are)$/;
