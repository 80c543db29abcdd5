import type { Locale } from "#shared/locales/locale.ts";
import { foldText } from "./fold-words.ts";
import { splitNote } from "./note-clauses.ts";
import type { Clause, Note, Token } from "./note-clauses.ts";
import { findHead, isOnlyModifier, listPhrases, writePhrase } from "./note-phrases.ts";
import type { Phrase } from "./note-phrases.ts";
import { findCircumstance } from "./read-circumstances.ts";
import type { Circumstance } from "./read-circumstances.ts";
import { ruleOut } from "./rule-out.ts";
import type { RuledOut } from "./rule-out.ts";
import { listInterestsIn, readText } from "./text-things.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import { labelThing, listCovered } from "../vocabulary/things.ts";
import type { ThingId } from "../vocabulary/things.ts";

/** Something that must not be given: they have it, dislike it or cannot take it. */
export interface Exclusion {
  /** For telling back, in the giver's own words: 'cookbooks', 'what does not go with “vegan”'. */
  words: string;
  /** Everything that it covers, narrower things included. */
  things: ReadonlySet<ThingId>;
  /** Interests that are disliked as such ('hates football'); empty for what they merely have. */
  interests: ReadonlySet<InterestId>;
  /** Whether a text in any of the three languages names it. */
  isNamedIn: (text: string) => boolean;
}

/** What one phrase of a note rules out, before it becomes a matcher. */
interface Ruling extends RuledOut {
  words: string;
  /** The words say what the person is or keeps to, not what is left out. */
  isNeed?: boolean;
  /** When given, a text must name this too: the war in 'books about war'. */
  topic: Topic | null;
  /** They have it, so that what goes with it is still welcome. */
  owned: boolean;
}

interface Topic {
  literal: string;
  interests: readonly InterestId[];
}

/** What the notes about a person say. */
export interface Notes {
  /** What must not be given, from what they already have or dislike, in the order in which it was typed. */
  exclusions: Exclusion[];
  /** What is told of the person besides: 'she just lost her mother', 'newborn twins'. Nothing of that is a thing to leave out. */
  circumstances: Circumstance[];
}

export function readNotes(text: string, locale: Locale): Notes {
  const note = splitNote(text);
  const clauses = note.clauses.map((clause) => ({ clause, told: listTold(note, clause) }));
  const read = new Set<string>();
  const rulings = new Map<string, Ruling>();
  for (const { clause, told } of clauses) {
    if (clause.verdict === "welcome") continue;
    const phrases = listPhrases(note, clause);
    if (phrases.length === 0 && clause.drinksNothing) rulings.set("", ruleOutAlcohol(locale));
    for (const phrase of phrases) {
      const ruling = isNew(read, foldTokens(note, phrase.tokens)) ? readPhrase(note, clause, phrase) : null;
      if (ruling && !(told.length > 0 && isUnknown(ruling))) rulings.set(foldText(ruling.words), ruling);
    }
  }
  return {
    exclusions: [...rulings.values()].map((ruling) => buildExclusion(ruling, locale)),
    circumstances: clauses.flatMap(({ told }) => told),
  };
}

/** Where something is called unwanted or owned, an ailment may be the reason; everything else is meant as it stands. */
function listTold(note: Note, clause: Clause): Circumstance[] {
  const phrases = listPhrases(note, clause).map((phrase) => writePhrase(note, phrase));
  const named = phrases.flatMap((words) => findCircumstance(words) ?? []);
  const told = named.length > 0 ? named : [findCircumstance(writeClause(note, clause)) ?? []].flat();
  // A lone 'babies' may well be what they have enough of.
  const isLone = clause.tokens.length === 1;
  return told.filter(({ isAge, isAilment, ids }) => isAge || isAilment || (clause.isBare && !(isLone && ids.length > 0)));
}

function writeClause({ text, units }: Note, { tokens }: Clause): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(units[first.from]?.start, units[last.to - 1]?.end) : "";
}

function isUnknown({ things, interests, isNeed = false }: Ruling): boolean {
  return things.size === 0 && interests.size === 0 && !isNeed;
}

function isNew(read: Set<string>, folded: string): boolean {
  if (read.has(folded)) return false;
  read.add(folded);
  return true;
}

function ruleOutAlcohol(locale: Locale): Ruling {
  const things = listCovered("alcohol");
  return { words: labelThing("alcohol", locale), things, interests: new Set(), literals: [], topic: null, owned: false };
}

function readPhrase(note: Note, clause: Clause, phrase: Phrase): Ruling | null {
  const words = writePhrase(note, phrase);
  const headTokens = phrase.tokens.slice(0, phrase.head);
  const known = findHead(headTokens);
  const token = headTokens[known];
  if (!token || isOnlyModifier(note.units, headTokens, known)) return readUnknown(note, phrase, words);
  const ruled = ruleOut(token.meanings, clause);
  const isNeed = token.meanings.some(({ id }) => id?.kind === "group" && id.isNeed);
  const topic = findTopic(note, phrase, { known, things: ruled?.things ?? new Set() });
  return ruled && { ...ruled, words, isNeed, owned: clause.verdict === "owned", topic };
}

/** Words that the vocabulary does not know are left out as they stand. */
function readUnknown(note: Note, { tokens }: Phrase, words: string): Ruling | null {
  const literal = foldTokens(note, tokens);
  const isLetter = tokens.length === 1 && literal.length < 2;
  return isLetter || words === ""
    ? null
    : { words, things: new Set(), interests: new Set(), literals: [literal], topic: null, owned: false };
}

function foldTokens({ units }: Note, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const folded = first && last ? units.slice(first.from, last.to) : [];
  return folded.map(({ key }) => key).join(" ");
}

const topical: ReadonlySet<ThingId> = new Set([
  "book",
  "novel",
  "comic",
  "magazine",
  "poster",
  "puzzle",
  "board-game",
  "card-game",
  "video-game",
  "vinyl-record",
  "ticket",
  "concert-ticket",
  "course",
  "workshop",
  "lesson",
  "subscription",
  "trip",
  "tour",
  "figurine",
  "sticker",
  "costume",
  "toy",
]);

/** What narrows a thing that comes on every subject: the war of 'war books' and of 'books about war'. */
function findTopic(note: Note, { tokens, head }: Phrase, { known, things }: { known: number; things: ReadonlySet<ThingId> }): Topic | null {
  const before = things.isDisjointFrom(topical) ? [] : tokens.slice(0, known);
  const narrowing = tokens.length > head ? tokens.slice(head) : before;
  if (narrowing.length === 0) return null;
  const interests = narrowing.flatMap(({ meanings }) => meanings.flatMap(({ id }) => (id?.kind === "interest" ? [id.interest] : [])));
  return { literal: foldTokens(note, narrowing), interests };
}

/** What is told back for a need; the need itself would say the opposite. */
const unfit = {
  en: (need) => `what does not go with “${need}”`,
  zh: (need) => `不合“${need}”的东西`,
  ja: (need) => `「${need}」に合わないもの`,
} as const satisfies Record<Locale, (need: string) => string>;

function buildExclusion(ruling: Ruling, locale: Locale): Exclusion {
  const { things, interests, topic } = ruling;
  const words = ruling.isNeed ? unfit[locale](ruling.words) : ruling.words;
  if (!topic) return { words, things, interests, isNamedIn: (text) => names(ruling, text) };
  // Only some of these things are meant, so that no thing as such is ruled out.
  return { words, things: new Set(), interests: new Set(), isNamedIn: (text) => names(ruling, text) && isOnTopic(topic, text) };
}

function names({ things, interests, literals, owned }: Ruling, text: string): boolean {
  const read = readText(text);
  if (!things.isDisjointFrom(owned ? read.goods : read.things)) return true;
  if (literals.some((literal) => isInLine(read.line, literal))) return true;
  return interests.size > 0 && !interests.isDisjointFrom(listInterestsIn(text));
}

function isOnTopic({ literal, interests }: Topic, text: string): boolean {
  return isInLine(readText(text).line, literal) || interests.some((id) => listInterestsIn(text).has(id));
}

/** Whole words; a katakana word may not be cut out of a longer one. */
function isInLine(line: string, literal: string): boolean {
  const at = line.indexOf(` ${literal} `);
  if (at < 0) return false;
  if (!/^\p{sc=Katakana}/u.test(literal) || literal.length > 5) return true;
  const neighbours = `${line[at - 1] ?? ""}${line[at + literal.length + 2] ?? ""}`;
  return !/[\p{sc=Katakana}ー]/u.test(neighbours);
}
