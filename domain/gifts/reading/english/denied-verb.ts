import type { Clause } from "./clauses.ts";

const denial = "(?:nobody|none|cant|cannot|doesnt|dont|didnt|wont|never|not|isnt|arent|unable|hardly|barely|couldnt|shouldnt|longer)";
const ableTo = "(?:learn(?:ed|t)?|able|allowed|supposed|wants?|cares?|bothers?|likes?|dares?) to";
const eager = "wait|miss(?:es|ed)?|fails?|stop|resist|live|help|gets?|choose|decide|pick|but|and";
const hardly =
  "really|actually|even|quite|ever|always|normally|usually|yet|here|there|around here|in (?:the|this|that|our|her|his|their) \\w+|of (?:them|us)";
const deniedBefore = new RegExp(`\\b${denial}(?: (?:${hardly}))?(?: ${ableTo}|(?: (?!(?:${eager})\\b)\\S+){1,6} n?or)?$`);

/** 'Can't bake', 'never learned to swim', 'can't kneel or walk far'; but 'can't wait to bake or travel' denies nothing. */
export function isDeniedVerb({ words }: Clause, at: number): boolean {
  const comma = words.findLastIndex(({ gap }, index) => gap === "comma" && index < at);
  const before = words.slice(Math.max(0, comma), at).map(({ lower }) => lower);
  return deniedBefore.test(before.join(" "));
}
