import type { Claim } from "../language.ts";
import type { Clause } from "./clauses.ts";
import type { Phrase } from "./phrases.ts";
import { links } from "./word-lists.ts";
import type { Word } from "./words.ts";

const furthest = 4;

/** 'Anything with her name on it' is told as such. */
export function tellAnything({ words }: Clause, { from, to }: Phrase): Pick<Claim, "told"> {
  const anything = words.findLastIndex(({ lower }, at) => at < from && lower === "anything");
  if (anything < 0 || from - anything < 2 || from - anything > furthest) return {};
  const between = words.slice(anything + 1, from);
  const isSecond = between.some(({ lower }) => links.has(lower));
  if (isParted(between, words[from]) || !isSaidOf(between[0], isSecond)) return {};
  const end = words[to + 1]?.lower === "it" ? to + 2 : to;
  const told = [...words.slice(anything, anything + 2), ...words.slice(isSecond ? from : anything + 2, end)];
  return { told: told.map(({ text }) => text.toLowerCase()).join(" ") };
}

/** 'Anything pink, socks'. */
const isParted = (between: readonly Word[], first: Word | undefined) =>
  first?.gap === "comma" || between.some(({ gap }) => gap === "comma");

/** 'Anything with glitter or sequins': of 'anything pink ribbon or warrior' the second is a thing of its own. */
function isSaidOf(how: Word | undefined, isSecond: boolean): boolean {
  return how !== undefined && !/^(?:but|except|besides)$/.test(how.lower) && (!isSecond || how.pos === "ADP");
}
