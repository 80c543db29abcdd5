import { splitUnits, tidyText } from "./fold-words.ts";
import type { Unit } from "./fold-words.ts";
import type { Name } from "./vocabulary/entry.ts";

/** What a name stands for; `null` when it only looks like one: '日本' is no '本' (book). */
export interface Meaning<Id> {
  id: Id | null;
  name: Name;
}

export interface Hit<Id> {
  from: number;
  /** After the last unit. */
  to: number;
  meanings: readonly Meaning<Id>[];
}

/** A set of names that is prepared once and then found in any text in one pass. */
export interface Lexicon<Id> {
  /** From left to right the longest name at each place. */
  findLongest: (units: readonly Unit[]) => Hit<Id>[];
  /** Every name, those inside longer names too, except inside what only looks like one. */
  findAll: (units: readonly Unit[]) => Hit<Id>[];
  /** Every single word that occurs in a name, folded. */
  words: ReadonlySet<string>;
}

interface Node<Id> {
  next: Map<string, Node<Id>>;
  meanings: Meaning<Id>[];
}

const shortestPrefix = 3;
const longestEnding = 6;

export function createLexicon<Id>(meanings: Iterable<Meaning<Id>>): Lexicon<Id> {
  const root: Node<Id> = { next: new Map(), meanings: [] };
  const prefixes = new Map<string, Meaning<Id>[]>();
  const words = new Set<string>();
  for (const meaning of meanings) addMeaning({ root, prefixes, words }, meaning);

  function findAt(units: readonly Unit[], from: number): Hit<Id>[] {
    const unit = units[from];
    if (!unit || (!root.next.has(unit.key) && (prefixes.size === 0 || unit.script !== "latin"))) return [];
    const hits = findPaths(root, units, from);
    const inflected = hits.some((hit) => hit.to === from + 1) ? [] : findPrefixed(prefixes, unit);
    if (inflected.length > 0) hits.push({ from, to: from + 1, meanings: inflected });
    return hits;
  }

  return {
    words,
    findLongest(units) {
      const found: Hit<Id>[] = [];
      for (let from = 0; from < units.length; ) {
        const longest = findAt(units, from).reduce<Hit<Id> | null>((best, hit) => (best && best.to >= hit.to ? best : hit), null);
        if (longest) found.push(longest);
        from = longest?.to ?? from + 1;
      }
      return found;
    },
    findAll(units) {
      const found: Hit<Id>[] = [];
      for (let from = 0; from < units.length; from += 1) found.push(...findAt(units, from));
      const lookalikes = found.filter((hit) => hit.meanings.some(({ id }) => id === null));
      return lookalikes.length === 0 ? found : found.filter((hit) => !lookalikes.some((other) => isInside(hit, other)));
    },
  };
}

function addMeaning<Id>(
  { root, prefixes, words }: { root: Node<Id>; prefixes: Map<string, Meaning<Id>[]>; words: Set<string> },
  meaning: Meaning<Id>,
): void {
  const units = splitUnits(tidyText(meaning.name.text));
  for (const unit of units) if (unit.script === "latin") words.add(unit.key);
  const [first] = units;
  if (!first) return;
  if (meaning.name.anyEnding && units.length === 1) {
    prefixes.set(first.key, [...(prefixes.get(first.key) ?? []), meaning]);
    return;
  }
  let node = root;
  for (const { key } of units) {
    const next: Node<Id> = node.next.get(key) ?? { next: new Map(), meanings: [] };
    node.next.set(key, next);
    node = next;
  }
  if (!node.meanings.some(({ id, name }) => id === meaning.id && name.alone === meaning.name.alone)) node.meanings.push(meaning);
}

function findPaths<Id>(root: Node<Id>, units: readonly Unit[], from: number): Hit<Id>[] {
  const hits: Hit<Id>[] = [];
  let node: Node<Id> | undefined = root;
  for (let to = from; to < units.length; to += 1) {
    const unit = units[to];
    if (!unit || (to > from && (unit.pause === "comma" || unit.pause === "sentence"))) break;
    node = node.next.get(unit.key);
    if (!node) break;
    if (node.meanings.length === 0 || !standsByItself(units, from, to + 1)) continue;
    const meanings = node.meanings.filter(({ name }) => fits(name, units, { from, to: to + 1 }));
    if (meanings.length > 0) hits.push({ from, to: to + 1, meanings });
  }
  return hits;
}

function findPrefixed<Id>(prefixes: ReadonlyMap<string, Meaning<Id>[]>, unit: Unit): Meaning<Id>[] {
  if (unit.script !== "latin") return [];
  const shortest = Math.max(shortestPrefix, unit.key.length - longestEnding);
  for (let length = unit.key.length; length >= shortest; length -= 1) {
    const found = prefixes.get(unit.key.slice(0, length));
    if (found) return found;
  }
  return [];
}

function isInside<Id>(hit: Hit<Id>, other: Hit<Id>): boolean {
  return hit !== other && hit.from >= other.from && hit.to <= other.to;
}

function fillsPhrase(units: readonly Unit[], from: number, to: number): boolean {
  const next = units[to];
  return (from === 0 || units[from]?.pause !== "none") && (!next || next.pause !== "none");
}

function fits(name: Name, units: readonly Unit[], { from, to }: { from: number; to: number }): boolean {
  if (name.alone) return fillsPhrase(units, from, to);
  return !name.bounded || (isOpen(units[from]?.joined ? units[from - 1] : undefined) && isOpen(units[to]?.joined ? units[to] : undefined));
}

const linking = new Set("和与跟及或爱养看吃喝玩种画弹的");

/** Whether a Han word may end beside this neighbour. */
function isOpen(neighbour: Unit | undefined): boolean {
  return neighbour === undefined || neighbour.script !== "han" || linking.has(neighbour.key);
}

const particles = new Set("はがをにでとものやへかだすなよりおご、");

/** Kana words may not be cut out of longer ones: ペン is not in ペンギン, つり not in まつり. */
function standsByItself(units: readonly Unit[], from: number, to: number): boolean {
  const [first, last] = [units[from], units[to - 1]];
  if (!first || !last) return false;
  const before = first.joined ? units[from - 1] : undefined;
  const next = units[to];
  const after = next?.joined ? next : undefined;
  if (first.script === "katakana" && last.script === "katakana") {
    const opens = before?.script !== "katakana";
    const closes = after?.script !== "katakana";
    const length = to - from;
    return length > 3 || (length === 3 ? opens || closes : opens && closes);
  }
  if (first.script === "hiragana" && before?.script === "hiragana" && !particles.has(before.raw)) return false;
  return !(first.script === "hiragana" && last.script === "hiragana" && after?.script === "hiragana" && !particles.has(after.raw));
}
