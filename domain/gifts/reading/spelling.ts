import type { Token } from "./language.ts";
import { foldToken } from "./fold.ts";
import { rightlySpelled } from "../vocabulary/rightly-spelled.ts";
import { interestIndex, thingIndex } from "./word-index.ts";

const shortest = 6;
/** Of words as short as that a letter may be missing, doubled or out of place, but none another. */
const shortestOfOther = 7;

/** Words of interests and things, by first letter and length. */
let vocabulary: ReadonlyMap<string, readonly string[]> | null = null;

/**
 * The tokens with what is probably a slip of the finger put right: 'gardning', 'mechanicl keybords'. Only for words that mean nothing to us
 * as they stand; each is one letter away from a word of the vocabulary, with the same first letter.
 */
export function respell(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const meant = isRatherName(token) ? null : findMeant(token.key);
    return meant === null ? token : { ...token, text: meant, key: meant };
  });
}

/** Inside a sentence a capital makes a name of it. */
const isRatherName = ({ text, from }: Token) => from > 0 && /^\p{Lu}/u.test(text);

const right: ReadonlySet<string> = new Set(rightlySpelled.split(" "));

function findMeant(typed: string): string | null {
  if (typed.length < shortest - 1 || !/^[a-z]+$/.test(typed) || right.has(typed)) return null;
  vocabulary ??= listVocabulary();
  const near = [-1, 0, 1].flatMap((more) => vocabulary?.get(keyOf(typed, typed.length + more)) ?? []);
  if (near.includes(typed)) return null;
  const slips = near.filter((word) => isSlip(typed, word));
  // What was left out is likelier than anything else: 'mechanicl' is no 'mechanic'.
  const longer = slips.filter(({ length }) => length > typed.length);
  const [first, second] = longer.length > 0 ? longer : slips;
  return first !== undefined && second === undefined ? first : null;
}

const keyOf = (word: string, length: number) => `${word.charAt(0)}${String(length)}`;

function listVocabulary(): Map<string, string[]> {
  const words = new Set(
    [...interestIndex.phrases.keys(), ...interestIndex.beginnings.keys(), ...thingIndex.phrases.keys()].flatMap((key) => key.split(" ")),
  );
  const byKey = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest || !/^[a-z]+$/.test(word) || foldToken(word) !== word) continue;
    const key = keyOf(word, word.length);
    const known = byKey.get(key);
    if (known) known.push(word);
    else byKey.set(key, [word]);
  }
  return byKey;
}

/** One letter missing, too many, another, or two in each other's place. 'Walling' is no 'walking': such words are too many. */
function isSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < Math.min(typed.length, meant.length) && typed[from] === meant[from]) from += 1;
  const rest = (word: string, skipped: number) => word.slice(from + skipped);
  if (typed.length < meant.length) return rest(typed, 0) === rest(meant, 1);
  if (typed.length > meant.length) return rest(typed, 1) === rest(meant, 0);
  const isTurned = typed[from] === meant[from + 1] && typed[from + 1] === meant[from] && rest(typed, 2) === rest(meant, 2);
  return isTurned || (meant.length >= shortestOfOther && !meant.endsWith("ing") && rest(typed, 1) === rest(meant, 1));
}
