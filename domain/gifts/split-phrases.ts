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

/** Whether a new phrase starts before a unit, or the unit itself joins two phrases. */
function findCut<Id>(units: readonly Unit[], position: number, hits: readonly Hit<Id>[]): "before" | "around" | null {
  const unit = units[position];
  if (!unit || position === 0) return null;
  if (unit.pause === "dot") return endsAt(hits, position) || startsAt(hits, position) ? "before" : null;
  if (unit.pause !== "none" && !isInsideHit(hits, position)) return "before";
  if (isCovered(hits, position) || position === units.length - 1) return null;
  if (joiningWords.has(unit.key)) return joinsNames(units, position, hits) ? null : "around";
  if (joiningHan.has(unit.key)) return joinsWords(units, position) || endsAt(hits, position) || startsAt(hits, position + 1) ? "around" : null;
  if (!joiningKana.has(unit.raw)) return null;
  return joinsNouns(units, position) && (endsAt(hits, position) || startsAt(hits, position + 1)) ? "around" : null;
}

function isCovered<Id>(hits: readonly Hit<Id>[], position: number): boolean {
  return hits.some(({ from, to }) => from <= position && position < to);
}

function isInsideHit<Id>(hits: readonly Hit<Id>[], position: number): boolean {
  return hits.some(({ from, to }) => from < position && position < to);
}

function endsAt<Id>(hits: readonly Hit<Id>[], position: number): boolean {
  return hits.some(({ to }) => to === position);
}

function startsAt<Id>(hits: readonly Hit<Id>[], position: number): boolean {
  return hits.some(({ from }) => from === position);
}

/** 'Simon & Garfunkel': two capitalised words that nobody here knows belong together. */
function joinsNames<Id>(units: readonly Unit[], position: number, hits: readonly Hit<Id>[]): boolean {
  const [before, after] = [units[position - 1], units[position + 1]];
  const isName = (unit: Unit | undefined) => unit !== undefined && /^\p{Lu}\p{Ll}/u.test(unit.raw);
  return isName(before) && isName(after) && !isCovered(hits, position - 1) && !isCovered(hits, position + 1);
}

/** At least two characters of a word on either side, so that 和 is no part of a longer word. */
function joinsWords(units: readonly Unit[], position: number): boolean {
  const isSide = (side: readonly Unit[]) => side.length >= 2 && side.every(({ pause }, index) => index === 0 || pause === "none");
  return isSide(units.slice(Math.max(0, position - 2), position)) && isSide(units.slice(position + 1, position + 3));
}

function joinsNouns(units: readonly Unit[], position: number): boolean {
  const isNoun = (unit: Unit | undefined) => unit?.script === "han" || unit?.script === "katakana" || unit?.script === "latin";
  const before = units[position - 1];
  return (isNoun(before) || before?.script === "hiragana") && units[position + 1] !== undefined;
}
