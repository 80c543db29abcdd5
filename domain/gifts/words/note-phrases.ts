import type { Unit } from "./fold-words.ts";
import type { Clause, Note, Token } from "./note-clauses.ts";
import { compoundHeads } from "../vocabulary/note-words.ts";
import type { ThingId } from "../vocabulary/things.ts";

/** One thing that a clause names. */
export interface Phrase {
  tokens: Token[];
  /** How many of the tokens stand before 'about'; all of them when it is not there. */
  head: number;
}

/** Runs of words that mean something, with what 'about' adds to them. */
export function listPhrases(note: Note, clause: Clause): Phrase[] {
  const phrases: Phrase[] = [];
  let open: Phrase | null = null;
  let afterTopic = false;
  for (const token of clause.tokens) {
    const part = findPart(note.units, token);
    if (part === "content") {
      if (!open || startsRun(note.units, token, afterTopic)) phrases.push((open = { tokens: [], head: 0 }));
      open.tokens.push(token);
      if (!afterTopic) open.head = open.tokens.length;
    } else if (part === "topic") afterTopic = open !== null;
    else if (part === "other" || (part === "filler" && !afterTopic)) [open, afterTopic] = [null, false];
  }
  return phrases.flatMap((phrase) => splitList(note, phrase));
}

/** The giver's own words for a phrase. */
export function writePhrase({ units, text }: Note, { tokens }: Phrase): string {
  const [first, last] = findEnds(units, tokens);
  if (!first || !last) return "";
  const words = text.slice(units[first.from]?.start, units[last.to - 1]?.end);
  const [word = "", ...others] = words.split(" ");
  const isRepeated = others.every((other) => other.toLowerCase() === word.toLowerCase());
  // Japanese names are found together with the particle that tells them from parts of other words.
  return (isRepeated ? word : words).replace(/(?<=[\p{sc=Han}\p{sc=Katakana}ー])[はがをもと]$/u, "").trim();
}

/** Without the verb before and what is said after: 养宠物, 香味太浓. */
function findEnds(units: readonly Unit[], tokens: readonly Token[]): [first: Token | undefined, last: Token | undefined] {
  const isNamed = ({ from, meanings }: Token) => meanings.length > 0 || units[from]?.script !== "han";
  const first = tokens.findIndex(isNamed);
  const last = tokens.findLast(isNamed);
  return last ? [tokens[first === 1 ? 1 : 0], last] : [tokens[0], tokens.at(-1)];
}

/** The last thing that is named, as in 'leather bag'; an interest only when there is no thing; -1 when nothing is known. */
export function findHead(tokens: readonly Token[]): number {
  const thing = tokens.findLastIndex(({ meanings }) => meanings.some(({ id }) => id?.kind !== "interest"));
  return thing >= 0 ? thing : tokens.findLastIndex(({ meanings }) => meanings.length > 0);
}

/** 'Candle holders' are no candles: a singular before a noun that nothing here knows. */
export function isOnlyModifier(units: readonly Unit[], tokens: readonly Token[], known: number): boolean {
  const [token, last] = [tokens[known], tokens.slice(known + 1).at(-1)];
  const [own, noun] = [token && units[token.to - 1], last && units[last.from]];
  if (noun?.script !== "latin" || own?.script !== "latin") return false;
  return !isPlural(own) && (compoundHeads.has(noun.key) || (noun.raw.length > 3 && noun.raw.endsWith("s")));
}

function isPlural({ raw, key }: Unit): boolean {
  return raw.toLowerCase() !== key && raw.toLowerCase().endsWith("s");
}

const links = new Set("の的");

function findPart(units: readonly Unit[], { from, cues, meanings }: Token): "content" | "topic" | "filler" | "link" | "other" {
  const unit = units[from];
  if (meanings.length > 0 || !unit) return "content";
  // They join what they stand between: 戦争の本.
  if (links.has(unit.raw)) return "link";
  if (cues.includes("topic")) return "topic";
  if (cues.length > 0) return cues.includes("filler") ? "filler" : "other";
  return unit.script === "hiragana" ? "other" : "content";
}

function startsRun(units: readonly Unit[], { from }: Token, afterTopic: boolean): boolean {
  return !afterTopic && units[from]?.pause !== "none";
}

const materials: ReadonlySet<ThingId> = new Set(["leather", "wool", "fur", "glass", "silver", "gold"]);

/** In Chinese and Japanese a list may do without commas: 衣服鞋子. A material before a thing is part of it. */
function splitList(note: Note, { tokens, head }: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  tokens.forEach((token, position) => {
    const open = parts.at(-1);
    const before = tokens[position - 1];
    const isHead = position < head;
    if (!open || (isHead && before && isListed(note, before, token))) parts.push({ tokens: [token], head: isHead ? 1 : 0 });
    else {
      open.tokens.push(token);
      open.head += isHead ? 1 : 0;
    }
  });
  return parts;
}

function isListed(note: Note, before: Token, token: Token): boolean {
  return before.to === token.from && isHanThing(note, before) && isHanThing(note, token);
}

function isHanThing({ units }: Note, { from, meanings }: Token): boolean {
  return units[from]?.script === "han" && meanings.some(({ id }) => id?.kind === "thing" && !materials.has(id.thing));
}
