import { splitUnits, tidyText } from "./fold-words.ts";
import type { Unit } from "./fold-words.ts";
import type { Hit } from "./lexicon.ts";
import type { Vocabulary } from "./match-words.ts";

const joiningWords = new Set(["and", "or", "plus", "und", "et"]);
const joiningHan = new Set(["和", "与", "跟", "及"]);
const joiningKana = new Set(["と", "や"]);

/** Cuts one typed item into the single things that it names; names with an 'and' inside stay whole. */
export function splitPhrases<Id>(item: string, vocabulary: Vocabulary<Id>): string[] {
  const text = tidyText(item);
  const units = splitUnits(text).map(vocabulary.mend);
  const hits = vocabulary.lexicon.findLongest(units);
  const parts: string[] = [];
  let start = 0;
  units.forEach((unit, position) => {
    const cut = findCut(units, position, hits);
    if (cut === null) return;
    parts.push(text.slice(start, cut === "before" ? (units[position - 1]?.end ?? unit.start) : unit.start));
    start = cut === "before" ? unit.start : unit.end;
  });
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

type Cut = "before" | "around" | null;

/** Whether a new phrase starts before a unit, or the unit itself joins two phrases. */
function findCut<Id>(units: readonly Unit[], position: number, hits: readonly Hit<Id>[]): Cut {
  const unit = units[position];
  if (!unit || position === 0) return null;
  if (unit.pause === "dot") return isBetween(hits, position, position) ? "before" : null;
  if (unit.pause !== "none" && !isInsideHit(hits, position)) return "before";
  if (isCovered(hits, position) || position === units.length - 1) return null;
  return joinsPhrases(units, position, hits) ? "around" : null;
}

function joinsPhrases<Id>(units: readonly Unit[], position: number, hits: readonly Hit<Id>[]): boolean {
  const { key = "", raw = "" } = units[position] ?? {};
  if (joiningWords.has(key)) return !joinsNames(units, position, hits);
  const isBesideName = isBetween(hits, position, position + 1);
  if (joiningHan.has(key)) return isBesideName || joinsWords(units, position);
  return joiningKana.has(raw) && isBesideName;
}

function isCovered<Id>(hits: readonly Hit<Id>[], position: number): boolean {
  return hits.some(({ from, to }) => from <= position && position < to);
}

function isInsideHit<Id>(hits: readonly Hit<Id>[], position: number): boolean {
  return hits.some(({ from, to }) => from < position && position < to);
}

/** Whether a name ends before or begins after. */
function isBetween<Id>(hits: readonly Hit<Id>[], before: number, after: number): boolean {
  return hits.some(({ from, to }) => to === before || from === after);
}

/** 'Simon & Garfunkel': two capitalised words that nobody here knows belong together. */
function joinsNames<Id>(units: readonly Unit[], position: number, hits: readonly Hit<Id>[]): boolean {
  return [position - 1, position + 1].every((side) => isCapitalised(units[side]) && !isCovered(hits, side));
}

function isCapitalised(unit: Unit | undefined): boolean {
  return unit !== undefined && /^\p{Lu}\p{Ll}/u.test(unit.raw);
}

/** At least two characters of a word on either side, so that 和 is no part of a longer word. */
function joinsWords(units: readonly Unit[], position: number): boolean {
  return isWordLong(units.slice(Math.max(0, position - 2), position)) && isWordLong(units.slice(position + 1, position + 3));
}

function isWordLong(side: readonly Unit[]): boolean {
  return side.length >= 2 && side.every(({ pause }, index) => index === 0 || pause === "none");
}
