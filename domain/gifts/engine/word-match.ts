import type { Locale } from "#shared/locales/locale.ts";
import { isWrittenIn, type Concept } from "../knowledge/concept.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { foldText } from "../words/fold-words.ts";

/** Words of a liking to look for in the texts of concepts, for what no interest or name says. */
export interface WordQuery {
  words: readonly string[];
  /** How many words it was, with those that are too short to be looked for: an au pair is no pair of anything. */
  count: number;
}

const fillers = new Set(
  (
    "a an the of for and or with in on to at by from as is are was be her his their its my our your she he they it them him i we you " +
    "love loves like likes enjoy enjoys into big very really good great new old all any some lot lots more most thing things stuff " +
    "out off up down over away around back go goes going get gets got do does doing make makes making play plays playing watch watches watching listen listens listening " +
    "read reads reading collect collects collecting fan everything anything just always time day days night year years this that what"
  ).split(" "),
);
/** By themselves they say nothing: 'the Reds' are no red book. */
const colors = new Set("red reds blue green pink black white purple yellow brown gray grey".split(" "));
/** 'The lake by our house' is a lake. */
const places = new Set("by at in on near with from around after before behind under over along across outside through".split(" "));
const shortestWord = { en: 3, zh: 2, ja: 2 } as const satisfies Record<Locale, number>;
const mostWords = 8;

/** The words of a liking that say what it is about, folded. */
export function readQuery(words: string, locale: Locale): WordQuery {
  const folded = foldText(words).split(" ");
  const end = folded.findIndex((word, at) => at > 0 && places.has(word));
  if (/\p{Script=Latin}/u.test(words) || locale === "en") {
    const telling = folded.slice(0, end < 0 ? undefined : end).filter((word) => !fillers.has(word));
    const sought = telling.every((word) => colors.has(word)) ? [] : telling;
    return {
      words: sought.filter((word) => word.length >= shortestWord.en).slice(0, mostWords),
      count: Math.min(telling.length, mostWords),
    };
  }
  const joined = folded.join("");
  const sought = inOneCharacter[joined] ?? joined;
  return { words: sought.length >= shortestWord[locale] ? [sought] : [], count: 1 };
}

/** 傘 alone stands in 傘寿, too. */
const inOneCharacter: Readonly<Record<string, string>> = { 傘: "雨傘", 伞: "雨伞" };

const lines = new WeakMap<Concept, Partial<Record<Locale, string>>>();

/** Title and search terms, folded, between spaces; in Chinese and Japanese without any; nothing of what is sold elsewhere. Kept as long as the concept is. */
function getLine(concept: Concept, locale: Locale): string {
  const known = lines.get(concept) ?? {};
  lines.set(concept, known);
  known[locale] ??= foldLine(concept, locale);
  return known[locale];
}

function foldLine(concept: Concept, locale: Locale): string {
  if (!isWrittenIn(concept, locale)) return "";
  const { title, search } = concept[locale];
  const folded = foldText([title, ...search].join("\n"));
  return locale === "en" ? ` ${folded} ` : folded.replaceAll(" ", "");
}

const katakana = /[\p{sc=Katakana}ー]/u;
const isShortKatakana = (word: string) => /^[\p{sc=Katakana}ー]{1,3}$/u.test(word);

/** プリ is no part of パプリカ. */
function holdsAlone(line: string, word: string): boolean {
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
    if (!katakana.test(line.charAt(at - 1)) && !katakana.test(line.charAt(at + word.length))) return true;
  return false;
}

const getSought = (word: string, locale: Locale) => (locale === "en" ? ` ${word} ` : word);

/** Which share of the words a concept's title and search terms hold, from 0 to 1; only whole words, the last one, the head, among them. */
export function matchWords({ words, count }: WordQuery, concept: Concept, locale: Locale): number {
  const head = words.at(-1);
  if (head === undefined) return 0;
  const line = getLine(concept, locale);
  const holds = (word: string) => (isShortKatakana(word) ? holdsAlone(line, word) : line.includes(getSought(word, locale)));
  return holds(head) ? words.filter(holds).length / count : 0;
}

interface CatalogText {
  text: string;
  /** Where in it the line of each concept ends. */
  ends: readonly number[];
}

const catalogTexts: Partial<Record<Locale, CatalogText>> = {};

function joinLines(locale: Locale): CatalogText {
  let end = 0;
  const all = concepts.map((concept) => getLine(concept, locale));
  return { text: all.join("\n"), ends: all.map((line) => (end += line.length + 1)) };
}

/** The concepts of the catalog whose title or search terms may hold the words: all of them are searched in one pass. */
export function listHolding({ words }: WordQuery, locale: Locale): Concept[] {
  const head = words.at(-1);
  if (head === undefined) return [];
  const { text, ends } = (catalogTexts[locale] ??= joinLines(locale));
  const held: Concept[] = [];
  for (let at = locateWord({ text, from: 0 }, head, locale); at >= 0;) {
    const place = locateLine(ends, at);
    const concept = concepts[place];
    if (concept) held.push(concept);
    at = locateWord({ text, from: ends[place] ?? text.length }, head, locale);
  }
  return held;
}

/** Where a whole word stands from a position on, or -1. What begins with a space is found much more slowly, as a space stands everywhere. */
function locateWord({ text, from }: { text: string; from: number }, word: string, locale: Locale): number {
  if (locale !== "en") return text.indexOf(word, from);
  let at = text.indexOf(`${word} `, from);
  while (at > 0 && text.charAt(at - 1) !== " ") at = text.indexOf(`${word} `, at + 1);
  return at;
}

/** The place of the line that a position is in. */
function locateLine(ends: readonly number[], position: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? Infinity) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether a concept's title or search terms name something that stands in the words: 钥匙 in 一个月丢三回钥匙. */
export function namesSomethingOf(words: string, concept: Concept, locale: Locale): boolean {
  const line = getLine(concept, locale);
  if (locale === "en") return readQuery(words, locale).words.some((word) => line.includes(` ${word} `));
  const folded = foldText(words).replaceAll(" ", "");
  return [...folded.matchAll(/(?=([\p{sc=Han}\p{sc=Katakana}ー]{2}))/gu)].some(({ 1: pair = "" }) => line.includes(pair));
}
