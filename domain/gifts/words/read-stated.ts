import type { Locale } from "#shared/locales/locale.ts";
import { isWrittenAsJapanese, isWrittenAsSimplifiedChinese, simplifyChinese } from "./chinese-forms.ts";
import { foldText, splitUnits, tidyText, type Unit } from "./fold-words.ts";
import { noAnswers } from "../vocabulary/no-answers.ts";
import type { Hit } from "./lexicon.ts";
import type { Vocabulary } from "./match-words.ts";
import { splitPhrases } from "./split-phrases.ts";
import { tidyPhrase } from "./tidy-phrase.ts";

/** An interest or trait as the giver stated it. */
export interface Stated<Id> {
  /** `null` when the vocabulary does not know it. */
  id: Id | null;
  /** How to name it in the request's language: the person's own words, tidied. */
  words: string;
}

const longestOwnWords = { en: 40, zh: 12, ja: 16 } as const satisfies Record<Locale, number>;
const longestUnknownWords = 60;
const mostIdsInPhrase = 4;

/** Interests or traits from what was typed, each once, in the order in which they were typed. */
export function readStated<Id>(items: readonly string[], vocabulary: Vocabulary<Id>, locale: Locale): Stated<Id>[] {
  const merged = new Map<unknown, Stated<Id>>();
  for (const item of items) {
    for (const phrase of splitPhrases(item.replace(ownersName, ""), vocabulary)) {
      for (const stated of readPhrase(phrase, vocabulary, locale)) {
        const key = stated.id ?? `unknown ${foldText(stated.words)}`;
        const before = merged.get(key);
        merged.set(key, before ? chooseWords(before, stated) : stated);
      }
    }
  }
  return [...merged.values()];
}

/** Whose it is says nothing about the gift, and may be somebody whom they lost: 'her late husband’s roses'. */
const ownersName = /^\s*(?:her|his|their|my|our)\s+(?:\p{L}+\s+){0,2}\p{L}+['’]s\s+/iu;

function readPhrase<Id>(phrase: string, vocabulary: Vocabulary<Id>, locale: Locale): Stated<Id>[] {
  const text = tidyText(phrase);
  const typed = splitUnits(text);
  const mended = typed.map(vocabulary.mend);
  const isName = (part: readonly Unit[]) => {
    const [hit] = vocabulary.lexicon.findLongest(part);
    return hit !== undefined && hit.from === 0 && hit.to === part.length;
  };
  const units = tidyPhrase(mended, isName);
  const [first] = units;
  const last = units.at(-1);
  if (!first || !last) return [];
  const own = text.slice(first.start, last.end);
  const hits = vocabulary.lexicon
    .findLongest(units)
    .filter(({ meanings }) => meanings.some(({ id, name }) => id !== null && (locale === "ja" || !name.japanese)));
  const ids = listIds(hits, vocabulary);
  if (ids.length === 0 && saysNothing(own)) return [];
  if (ids.length === 0) return [{ id: null, words: shorten(locale === "zh" ? simplifyChinese(own) : own) }];
  const asTyped = units.every((unit) => typed.includes(unit));
  const sayable = asTyped && !isOneOfTheirs(typed, first) && isSayable(hits, units, ids.length) && fitsLocale(own, locale);
  return ids.map((id) => ({ id, words: sayable ? writeWords(text, units, hits) : vocabulary.label(id, locale) }));
}

const nothingToSay: ReadonlySet<string> = new Set(noAnswers.split(", ").map(foldText));

/** 'n/a', 'nothing much', a letter that a mark or particle left over. */
function saysNothing(own: string): boolean {
  return /^[\p{sc=Latin}\p{sc=Hiragana}\p{N}]?$/u.test(own) || nothingToSay.has(foldText(own));
}

function listIds<Id>(hits: readonly Hit<Id>[], { listWider }: Vocabulary<Id>): Id[] {
  const ids = new Set(hits.flatMap(({ meanings }) => meanings.flatMap(({ id }) => (id === null ? [] : [id]))));
  const implied = new Set([...ids].flatMap((id) => listWider(id)));
  return [...ids].filter((id) => !implied.has(id)).slice(0, mostIdsInPhrase);
}

/** 'Her garden' is one garden, and nobody has an interest in garden. */
function isOneOfTheirs(typed: readonly Unit[], first: Unit): boolean {
  const before = typed.findLast(({ end }) => end <= first.start);
  return before !== undefined && /^(?:her|his|their|my|our|an?)$/.test(before.key);
}

const verbLike = /^(?:to|can|will|would|who|when|not|never|her|his|their)$/;

/** A noun or name of a few words; verbs, persons and whole sentences are named by their label. */
function isSayable<Id>(hits: readonly Hit<Id>[], units: readonly Unit[], ids: number): boolean {
  if (hits.some(({ meanings }) => meanings.every(({ name }) => !name.sayable))) return false;
  if (units.some(({ key }) => verbLike.test(key))) return false;
  const words = units.filter(({ script }) => script === "latin").length;
  return words <= (ids > 1 ? 3 : 4);
}

/** The person's own words, in the vocabulary's letter case where it knows them. */
function writeWords<Id>(text: string, units: readonly Unit[], hits: readonly Hit<Id>[]): string {
  const [first] = units;
  const last = units.at(-1);
  if (!first || !last) return "";
  let written = "";
  let end = first.start;
  units.forEach((unit, position) => {
    written += text.slice(end, unit.start) + writeUnit(unit, position, hits);
    end = unit.end;
  });
  return written + text.slice(end, last.end);
}

function writeUnit<Id>(unit: Unit, position: number, hits: readonly Hit<Id>[]): string {
  if (unit.script !== "latin") return unit.raw;
  const hit = hits.find(({ from, to }) => from <= position && position < to);
  const name = hit?.meanings[0]?.name.text;
  if (name === undefined) return unit.raw;
  const same = splitUnits(tidyText(name)).find(({ key }) => key === unit.key);
  if (!same) return unit.raw.toLowerCase();
  return same.raw.toLowerCase() === unit.raw.toLowerCase() ? same.raw : unit.raw.toLowerCase();
}

function fitsLocale(words: string, locale: Locale): boolean {
  if (words.length > longestOwnWords[locale] || !/[\p{L}\p{N}]/u.test(words)) return false;
  const hasKana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(words);
  const hasHan = /\p{sc=Han}/u.test(words);
  if (locale === "en") return !/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(words);
  if (locale === "zh") return hasHan && !hasKana && isWrittenAsSimplifiedChinese(words);
  return hasKana || (hasHan && isWrittenAsJapanese(words));
}

// Which of several names stands in a sentence must not depend on their order.
function chooseWords<Id>(first: Stated<Id>, second: Stated<Id>): Stated<Id> {
  if (first.words.length !== second.words.length) return first.words.length > second.words.length ? first : second;
  return first.words <= second.words ? first : second;
}

function shorten(words: string): string {
  if (words.length <= longestUnknownWords) return words;
  const cut = words.slice(0, longestUnknownWords).replace(/[\ud800-\udbff]$/, "");
  const space = cut.lastIndexOf(" ");
  return space > longestUnknownWords / 2 ? cut.slice(0, space) : cut;
}
