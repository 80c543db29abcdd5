import type { Unit } from "./fold-words.ts";
import { everydayWords } from "./vocabulary/everyday-words.ts";

/** Mends typing errors: the unit as it was, or with the key of the word that was meant. */
export type Speller = (unit: Unit) => Unit;

const shortestMended = 5;

/**
 * Knows the words that may be meant. It never changes a word that exists: shorter than five letters,
 * known, or of everyday language; and it changes nothing when two words are equally near.
 */
export function createSpeller(known: ReadonlySet<string>, isKnown: (unit: Unit) => boolean): Speller {
  const byFirstLetter = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < shortestMended) continue;
    const letter = word.slice(0, 1);
    byFirstLetter.set(letter, [...(byFirstLetter.get(letter) ?? []), word]);
  }

  return (unit) => {
    if (unit.script !== "latin" || !/^[a-z]{5,24}$/.test(unit.key)) return unit;
    if (known.has(unit.key) || everydayWords.has(unit.key) || isKnown(unit)) return unit;
    const meant = findNearest(unit.key, byFirstLetter.get(unit.key.slice(0, 1)) ?? []);
    return meant === null ? unit : { ...unit, key: meant };
  };
}

function findNearest(word: string, candidates: readonly string[]): string | null {
  const allowed = word.length >= 8 ? 2 : 1;
  let best: string | null = null;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = countEdits(word, candidate);
    if (distance === bestDistance) best = chooseForm(best, candidate);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Of two forms of one word the longer one; of two different words none. */
function chooseForm(first: string | null, second: string): string | null {
  if (first?.startsWith(second.slice(0, -1))) return first.length > second.length ? first : second;
  return first !== null && second.startsWith(first.slice(0, -1)) ? second : null;
}

/** Letters added, left out, changed, or two neighbours swapped. */
function countEdits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, position) => position);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? Infinity;
}
