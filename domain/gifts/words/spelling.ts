import type { Unit } from "./fold-words.ts";
import { everydayWords } from "../vocabulary/everyday-words.ts";

/** Mends typing errors: the unit as it was, or with the key of the word that was meant. */
export type Speller = (unit: Unit) => Unit;

const shortestMended = 5;

/**
 * Knows the words that may be meant. It never changes a word that exists: shorter than five letters,
 * known, or of everyday language; and it changes nothing when two words are equally near.
 */
export function createSpeller(known: ReadonlySet<string>, isKnown: (unit: Unit) => boolean): Speller {
  const byFirstLetter = new Map<string, Candidate[]>();
  for (const word of known) {
    if (word.length < shortestMended || !/^[a-z]+$/.test(word)) continue;
    const letter = word.slice(0, 1);
    const others = byFirstLetter.get(letter) ?? [];
    others.push({ word, letters: markLetters(word) });
    byFirstLetter.set(letter, others);
  }

  return (unit) => {
    if (unit.script !== "latin" || !/^[a-z]{5,24}$/.test(unit.key)) return unit;
    if (known.has(unit.key) || everydayWords.has(unit.key) || isKnown(unit)) return unit;
    const meant = findNearest(unit.key, byFirstLetter.get(unit.key.slice(0, 1)) ?? []);
    return meant === null ? unit : { ...unit, key: meant };
  };
}

interface Candidate {
  word: string;
  letters: number;
}

function findNearest(word: string, candidates: readonly Candidate[]): string | null {
  const allowed = word.length >= 10 ? 2 : 1;
  const letters = markLetters(word);
  let best: string | null = null;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.word.length - word.length) > allowed) continue;
    // An edit changes at most two letters of the set, which is quicker to compare than the words.
    if (countBits(candidate.letters ^ letters) > 2 * allowed) continue;
    const distance = countEdits(word, candidate.word);
    if (distance === bestDistance) best = chooseForm(best, candidate.word);
    if (distance < bestDistance) [best, bestDistance] = [candidate.word, distance];
  }
  return best;
}

/** The set of the letters of a word, one bit each. */
function markLetters(word: string): number {
  let letters = 0;
  for (let position = 0; position < word.length; position += 1) letters |= 1 << (word.charCodeAt(position) - 97);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
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
      const changed = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwapped ? at(beforeLast, column - 2) + 1 : Infinity;
      current[column] = Math.min(at(last, column) + 1, at(current, column - 1) + 1, changed, swapped);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
