import { splitUnits, tidyText } from "./fold-words.ts";
import type { Unit } from "./fold-words.ts";
import type { Name } from "../vocabulary/entry.ts";
import { fitsName, measureReach, standsByItself } from "./word-edges.ts";
import type { Span } from "./word-edges.ts";

/** What a name stands for; `null` when it only looks like one: '日本' is no '本' (book). */
export interface Meaning<Id> {
  id: Id | null;
  name: Name;
}

export interface Hit<Id> extends Span {
  meanings: readonly Meaning<Id>[];
}

/** A set of names that is prepared once and then found in any text in one pass. */
export interface Lexicon<Id> {
  /** From left to right the longest name at each place. */
  findLongest: (units: readonly Unit[]) => Hit<Id>[];
  /** Every name, those inside longer names too, except inside what only looks like one. */
  findAll: (units: readonly Unit[]) => readonly Hit<Id>[];
  /** Every single word that occurs in a name, folded. */
  words: ReadonlySet<string>;
}

interface Node<Id> {
  key: string;
  /** What longer names go on with: nearly always one thing, for which a map would be a waste of memory. */
  next: Node<Id> | Map<string, Node<Id>> | null;
  meanings: Meaning<Id>[] | null;
}

const shortestPrefix = 3;
const longestEnding = 6;

export function createLexicon<Id>(meanings: Iterable<Meaning<Id>>): Lexicon<Id> {
  const root: Node<Id> = { key: "", next: null, meanings: null };
  const prefixes = new Map<string, Meaning<Id>[]>();
  const words = new Set<string>();
  for (const meaning of meanings) addMeaning({ root, prefixes, words }, meaning);

  function listAt(units: readonly Unit[], from: number): Hit<Id>[] {
    const unit = units[from];
    if (!unit || (!getNext(root, unit.key) && (prefixes.size === 0 || unit.script !== "latin"))) return [];
    const hits = listPaths(root, units, from);
    const inflected = hits.some((hit) => hit.to === from + 1) ? [] : listPrefixed(prefixes, unit);
    if (inflected.length > 0) hits.push({ from, to: from + 1, meanings: inflected });
    return hits;
  }

  return {
    words,
    findLongest(units) {
      const found: Hit<Id>[] = [];
      for (let from = 0; from < units.length;) {
        const longest = listAt(units, from).reduce<Hit<Id> | null>((best, hit) => (best && best.to >= hit.to ? best : hit), null);
        if (longest) found.push(longest);
        from = longest?.to ?? from + 1;
      }
      return found;
    },
    findAll(units) {
      const found: Hit<Id>[] = [];
      for (let from = 0; from < units.length; from += 1) found.push(...listAt(units, from));
      return dropLookalikes(found, units.length);
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
  const node = getNode(root, units);
  if (!node.meanings) node.meanings = [meaning];
  else if (!node.meanings.some(({ id, name }) => id === meaning.id && name.alone === meaning.name.alone)) node.meanings.push(meaning);
}

/** The node at the end of a name, made where there is none. */
function getNode<Id>(root: Node<Id>, units: readonly Unit[]): Node<Id> {
  let node = root;
  for (const { key } of units) node = getNext(node, key) ?? addNext(node, key);
  return node;
}

function getNext<Id>({ next }: Node<Id>, key: string): Node<Id> | undefined {
  if (next instanceof Map) return next.get(key);
  return next?.key === key ? next : undefined;
}

function addNext<Id>(node: Node<Id>, key: string): Node<Id> {
  const added: Node<Id> = { key, next: null, meanings: null };
  if (node.next instanceof Map) node.next.set(key, added);
  else node.next = node.next ? new Map([node.next, added].map((one) => [one.key, one])) : added;
  return added;
}

function listPaths<Id>(root: Node<Id>, units: readonly Unit[], from: number): Hit<Id>[] {
  const hits: Hit<Id>[] = [];
  let node: Node<Id> | undefined = root;
  for (let to = from; to < units.length; to += 1) {
    const unit = units[to];
    if (!unit || (to > from && endsName(unit))) break;
    node = getNext(node, unit.key);
    if (!node) break;
    const span = { from, to: to + 1 };
    if (!node.meanings || !standsByItself(units, span)) continue;
    const meanings = node.meanings.filter(({ name }) => fitsName(name, units, span));
    if (meanings.length > 0) hits.push({ ...span, meanings });
  }
  return hits;
}

/** A comma ends a name; a space does too where words are written without spaces. */
function endsName({ pause, script, joined }: Unit): boolean {
  if (pause === "comma" || pause === "sentence") return true;
  return script !== "latin" && !joined && pause === "none";
}

function listPrefixed<Id>(prefixes: ReadonlyMap<string, Meaning<Id>[]>, unit: Unit): Meaning<Id>[] {
  if (unit.script !== "latin") return [];
  const shortest = Math.max(shortestPrefix, unit.key.length - longestEnding);
  for (let length = unit.key.length; length >= shortest; length -= 1) {
    const found = prefixes.get(unit.key.slice(0, length));
    if (found) return found;
  }
  return [];
}

/** Names inside what only looks like one go, and so does a lookalike inside a longer one. */
function dropLookalikes<Id>(hits: readonly Hit<Id>[], length: number): readonly Hit<Id>[] {
  const isLookalike = (hit: Hit<Id>) => hit.meanings.some(({ id }) => id === null);
  const lookalikes = hits.filter(isLookalike);
  if (lookalikes.length === 0) return hits;
  const reach = measureReach(lookalikes, length);
  return hits.filter((hit) => {
    const furthest = reach[hit.from] ?? 0;
    return isLookalike(hit) ? furthest <= hit.to : furthest < hit.to;
  });
}
