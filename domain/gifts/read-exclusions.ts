import { locales } from "#shared/locales/locale.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Exclusion } from "./brief.ts";
import type { Unit } from "./fold-words.ts";
import { foldText } from "./fold-words.ts";
import { readNote } from "./note-clauses.ts";
import type { Clause, Note, NoteMeaning, Token } from "./note-clauses.ts";
import { listInterestsIn, readText } from "./text-things.ts";
import { goodsOfInterest } from "./vocabulary/exclusion-groups.ts";
import { readNames } from "./vocabulary/entry.ts";
import type { Meaning } from "./lexicon.ts";
import type { Name } from "./vocabulary/entry.ts";
import type { InterestId } from "./vocabulary/interests.ts";
import { compoundHeads } from "./vocabulary/note-words.ts";
import { labelThing, listCovered, thingIds } from "./vocabulary/things.ts";
import type { ThingId } from "./vocabulary/things.ts";

/** What one phrase of a note rules out, before it becomes a matcher. */
interface Ruling {
  words: string;
  things: Set<ThingId>;
  interests: Set<InterestId>;
  /** Folded words of which one suffices. */
  literals: string[];
  /** When given, a text must name this too: the war in 'books about war'. */
  topic: { literal: string; interests: readonly InterestId[] } | null;
  owned: boolean;
}

/** What must not be given, from what they already have or dislike, in the order in which it was typed. */
export function readExclusions(text: string, locale: Locale): Exclusion[] {
  const note = readNote(text);
  const rulings = note.clauses.filter(({ verdict }) => verdict !== "welcome").flatMap((clause) => readClause(note, clause, locale));
  const merged = new Map<string, Ruling>();
  for (const ruling of rulings) {
    const key = foldText(ruling.words);
    if (!merged.has(key)) merged.set(key, ruling);
  }
  return [...merged.values()].map(buildExclusion);
}

function readClause(note: Note, clause: Clause, locale: Locale): Ruling[] {
  const phrases = listPhrases(note, clause).flatMap((phrase) => splitList(note, phrase));
  const rulings = phrases.flatMap((phrase) => readPhrase(note, clause, phrase) ?? []);
  if (rulings.length > 0 || !clause.drinksNothing) return rulings;
  return [{ words: labelThing("alcohol", locale), things: new Set(listCovered("alcohol")), interests: new Set(), literals: [], topic: null, owned: false }];
}

interface Phrase {
  tokens: Token[];
  /** How many of the tokens stand before 'about'; all of them when it is not there. */
  head: number;
}

/** Runs of words that mean something, with what 'about' adds to them. */
function listPhrases({ units }: Note, clause: Clause): Phrase[] {
  const phrases: Phrase[] = [];
  let open: Phrase | null = null;
  let afterTopic = false;
  for (const token of clause.tokens) {
    const isContent = token.cues.length === 0 && isWord(units, token);
    if (isContent) {
      if (!open || breaksRun(units, token, afterTopic)) phrases.push((open = { tokens: [], head: 0 }));
      open.tokens.push(token);
      if (!afterTopic) open.head = open.tokens.length;
    } else if (token.cues.includes("topic")) {
      afterTopic = open !== null;
    } else if (!isLink(units, token) && !(afterTopic && token.cues.includes("filler"))) {
      open = null;
      afterTopic = false;
    }
  }
  return phrases;
}

const materials: ReadonlySet<ThingId> = new Set(["leather", "wool", "fur", "glass", "silver", "gold"]);

/** In Chinese and Japanese a list may do without commas: 衣服鞋子. A material before a thing is part of it. */
function splitList(note: Note, phrase: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  phrase.tokens.forEach((token, position) => {
    const before = phrase.tokens[position - 1];
    const isListed = before !== undefined && position < phrase.head && isHanThing(note, before) && isHanThing(note, token) && before.to === token.from;
    const open = parts.at(-1);
    if (!open || isListed) parts.push({ tokens: [token], head: position < phrase.head ? 1 : 0 });
    else {
      open.tokens.push(token);
      if (position < phrase.head) open.head += 1;
    }
  });
  return parts;
}

function isHanThing({ units }: Note, { from, meanings }: Token): boolean {
  const isThing = meanings.some(({ id }) => id?.kind === "thing" && !materials.has(id.thing));
  return isThing && units[from]?.script === "han";
}

function breaksRun(units: readonly Unit[], token: Token, afterTopic: boolean): boolean {
  return !afterTopic && units[token.from]?.pause !== "none";
}

// の and 的 join what they stand between: 戦争の本.
function isLink(units: readonly Unit[], token: Token): boolean {
  const raw = units[token.from]?.raw;
  return raw === "の" || raw === "的";
}

function isWord(units: readonly Unit[], token: Token): boolean {
  const unit = units[token.from];
  if (!unit) return false;
  return token.meanings.length > 0 || unit.script !== "hiragana";
}

function readPhrase(note: Note, clause: Clause, { tokens, head }: Phrase): Ruling | null {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return null;
  const literal = note.units.slice(first.from, last.to).map(({ key }) => key).join(" ");
  const headTokens = tokens.slice(0, head);
  const known = findHead(headTokens);
  const token = headTokens[known];
  const words = trimWords(note, tokens);
  const base = { words, literals: [], topic: null, owned: clause.verdict === "owned" };
  if (!token || isOnlyModifier(note.units, headTokens, known)) {
    const isTooShort = tokens.every(({ meanings }) => meanings.length === 0) && literal.replaceAll(" ", "").length < 2;
    return isTooShort ? null : { ...base, things: new Set(), interests: new Set(), literals: [literal], owned: false };
  }
  const ruled = ruleOut(token.meanings, clause);
  if (ruled.things.size === 0 && ruled.interests.size === 0 && ruled.literals.length === 0) return null;
  const topic = findTopic(note.units, tokens, { known, head }, ruled.things);
  return { ...base, ...ruled, topic };
}

// Japanese names are found together with the particle that tells them from parts of other words.
function trimWords(note: Note, tokens: readonly Token[]): string {
  const isStray = ({ from, meanings }: Token) => meanings.length === 0 && note.units[from]?.script === "han";
  const hasName = tokens.some(({ meanings }) => meanings.length > 0);
  const first = hasName ? tokens.find((token) => !isStray(token)) : tokens[0];
  const last = hasName ? tokens.findLast((token) => !isStray(token)) : tokens.at(-1);
  const words = first && last ? note.text.slice(note.units[first.from]?.start, note.units[last.to - 1]?.end) : "";
  const [word = "", ...others] = words.split(" ");
  const isRepeated = others.every((other) => other.toLowerCase() === word.toLowerCase());
  return (isRepeated ? word : words).replace(/(?<=[\p{sc=Han}\p{sc=Katakana}ー])[はがをもと]$/u, "").trim();
}

/** The last thing that is named, as in 'leather bag'; 'collection' and the like only when there is nothing else. */
function findHead(tokens: readonly Token[]): number {
  const thing = tokens.findLastIndex(({ meanings }) => meanings.some(({ id }) => id?.kind !== "interest"));
  return thing >= 0 ? thing : tokens.findLastIndex(({ meanings }) => meanings.length > 0);
}

/** 'Candle holders' are no candles: a singular before a noun that nothing here knows. */
function isOnlyModifier(units: readonly Unit[], tokens: readonly Token[], known: number): boolean {
  const token = tokens[known];
  const after = tokens.slice(known + 1);
  const last = after.at(-1);
  if (!token || !last) return false;
  const noun = units[last.from];
  const own = units[token.to - 1];
  if (noun?.script !== "latin" || own?.script !== "latin") return false;
  const isPlural = own.raw.toLowerCase() !== own.key && own.raw.toLowerCase().endsWith("s");
  return !isPlural && (compoundHeads.has(noun.key) || (noun.raw.length > 3 && noun.raw.endsWith("s")));
}

const liveAnimals: ReadonlySet<InterestId> = new Set(["animals", "dogs", "cats", "horses", "birdwatching"]);

function ruleOut(meanings: readonly Meaning<NoteMeaning>[], clause: Clause): Pick<Ruling, "things" | "interests" | "literals"> {
  const things = new Set<ThingId>();
  const interests = new Set<InterestId>();
  const literals: string[] = [];
  const narrow = keepNarrow(meanings);
  const kinds = narrow.filter(({ id }) => id?.kind !== "interest");
  if (!clause.allergy && kinds.length > 0 && kinds.every(({ name }) => name.kind)) {
    return { things, interests, literals: kinds.map(({ name }) => foldText(name.text)) };
  }
  for (const { id, name } of narrow) {
    if (id?.kind === "thing") for (const thing of listCovered(id.thing)) things.add(thing);
    if (id?.kind === "group") {
      for (const named of id.group.things) for (const thing of listCovered(named)) things.add(thing);
      literals.push(...readNames(id.group.texts ?? "").map((name) => foldText(name.text)));
    }
    if (id?.kind !== "interest") continue;
    // They have a dog, or sneeze near one: that says nothing against dogs in books.
    if (liveAnimals.has(id.interest) && clause.allergy) things.add("animal");
    else if (isName(name)) literals.push(foldText(name.text));
    else if (!liveAnimals.has(id.interest) || clause.verdict === "unwanted") ruleOutInterest(id.interest, clause, { things, interests, alone: narrow.length === 1 });
  }
  return { things, interests, literals };
}

/** 'Harry Potter' stands for itself, not for all that is like it. */
function isName(name: Name): boolean {
  return /^\p{Lu}\p{Ll}/u.test(name.text);
}

function ruleOutInterest(
  interest: InterestId,
  clause: Clause,
  { things, interests, alone }: { things: Set<ThingId>; interests: Set<InterestId>; alone: boolean },
): void {
  if (alone) for (const named of goodsOfInterest[interest] ?? []) for (const thing of listCovered(named)) things.add(thing);
  if (clause.verdict === "unwanted" && !clause.allergy && alone) interests.add(interest);
  if (liveAnimals.has(interest)) things.add("animal");
}

/** Of several meanings the one that bears the name as its label, else none that is wider than another. */
function keepNarrow(meanings: readonly Meaning<NoteMeaning>[]): readonly Meaning<NoteMeaning>[] {
  const things = meanings.flatMap(({ id, name }) => (id?.kind === "thing" ? [{ thing: id.thing, name }] : []));
  const labelled = things.filter(({ thing, name }) => name.alone || isLabel(thing, name.text));
  const chosen = new Set((labelled.length > 0 ? labelled : things).map(({ thing }) => thing));
  const narrowest = [...chosen].filter((thing) => ![...chosen].some((other) => other !== thing && listCovered(thing).has(other)));
  return meanings.filter(({ id }) => id?.kind !== "thing" || narrowest.includes(id.thing));
}

function isLabel(thing: ThingId, text: string): boolean {
  return labelsOfThings.get(thing)?.has(foldText(text)) === true;
}

const labelsOfThings: ReadonlyMap<ThingId, ReadonlySet<string>> = new Map(
  thingIds.map((thing) => [thing, new Set(locales.map((locale) => foldText(labelThing(thing, locale))))]),
);

const topical: ReadonlySet<ThingId> = new Set([
  "book", "novel", "comic", "magazine", "poster", "puzzle", "board-game", "card-game", "video-game", "vinyl-record", "ticket", "concert-ticket", "course",
  "workshop", "lesson", "subscription", "trip", "tour", "figurine", "sticker", "costume", "toy",
]);

/** What narrows a thing that comes on every subject: the war of 'war books' and of 'books about war'. */
function findTopic(
  units: readonly Unit[],
  tokens: readonly Token[],
  { known, head }: { known: number; head: number },
  things: ReadonlySet<ThingId>,
): Ruling["topic"] {
  const isTopical = [...things].some((thing) => topical.has(thing));
  const narrowing = tokens.length > head ? tokens.slice(head) : isTopical ? tokens.slice(0, known) : [];
  const [first] = narrowing;
  const last = narrowing.at(-1);
  if (!first || !last) return null;
  const interests = narrowing.flatMap(({ meanings }) => meanings.flatMap(({ id }) => (id?.kind === "interest" ? [id.interest] : [])));
  return { literal: units.slice(first.from, last.to).map(({ key }) => key).join(" "), interests };
}

function buildExclusion({ words, things, interests, literals, topic, owned }: Ruling): Exclusion {
  const names = (text: string): boolean => {
    const read = readText(text);
    const named = owned ? read.goods : read.things;
    if (!things.isDisjointFrom(named)) return true;
    if (literals.some((literal) => isInLine(read.line, literal))) return true;
    return interests.size > 0 && !interests.isDisjointFrom(listInterestsIn(text));
  };
  if (!topic) return { words, things, interests, isNamedIn: names };
  const isOnTopic = (text: string) => isInLine(readText(text).line, topic.literal) || topic.interests.some((id) => listInterestsIn(text).has(id));
  // Only some of these things are meant, so that no thing as such is ruled out.
  return { words, things: new Set(), interests: new Set(), isNamedIn: (text) => names(text) && isOnTopic(text) };
}

/** Whole words; a katakana word may not be cut out of a longer one. */
function isInLine(line: string, literal: string): boolean {
  const at = line.indexOf(` ${literal} `);
  if (at < 0) return false;
  if (!/^\p{sc=Katakana}/u.test(literal) || literal.length > 5) return true;
  return !/[\p{sc=Katakana}ー]/u.test((line[at - 1] ?? "") + (line[at + literal.length + 2] ?? ""));
}
