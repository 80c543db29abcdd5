import { listLikings } from "../meanings.ts";
import { isBan } from "../stances.ts";
import type { Claim, Passage } from "../language.ts";

/** Among traits of character nothing is owned, and of what looks like a liking (世話好き, 爱面子) only what we know is one. */
export function isSaidThere({ stance, tokens }: Claim, { field, locale }: Passage): boolean {
  if (field !== "personalities") return true;
  if (stance === "has") return false;
  return isBan(stance) || listLikings(tokens, locale).length > 0;
}
