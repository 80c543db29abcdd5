import type { Brief } from "./brief.ts";
import { asksForAlcohol, findUnsafe } from "./vocabulary/unsafe.ts";
import type { InterestId } from "./vocabulary/interests.ts";

/** One interest as the giver named it, to be served by an idea. */
export interface Wish {
  words: string;
  /** What the vocabulary understands by it: 'hiking with dogs' is two; none when it knows nothing of the kind. */
  ids: readonly InterestId[];
}

export interface BriefWithWishes extends Brief {
  wishes: readonly Wish[];
}

/** The brief with what its interests ask for. What nobody of this age may be given is left out: no book about it either. */
export function readWishes(brief: Brief): BriefWithWishes {
  const isAlcoholAskedFor = asksForAlcohol(brief.interests);
  const safe = brief.interests.filter(({ words }) => findUnsafe(words, brief.ageRange, isAlcoholAskedFor) === null);
  const byWords = Map.groupBy(safe, ({ words }) => words);
  return { ...brief, wishes: [...byWords].map(([words, stated]) => ({ words, ids: stated.flatMap(({ id }) => id ?? []) })) };
}
