import type { Locale } from "#shared/locales/locale.ts";
import { foldSpelling, joinKeys } from "./fold.ts";
import type { Token } from "./language.ts";
import { mostWordsOfName, namesBySpelling } from "./name-index.ts";
import type { NameSpelling } from "./name-index.ts";
import type { KnownName } from "../knowledge/names/names.ts";
import { interestIndex, thingIndex, traitIndex } from "./word-index.ts";
import type { WordIndex, WordMeaning } from "./word-index.ts";

/** What some tokens of a phrase mean; `from` and `to` are positions in the list of tokens. */
export interface MeaningHit {
  from: number;
  to: number;
  /** Known names, the likeliest first. */
  names: readonly KnownName[];
  meanings: readonly WordMeaning[];
}

/** What somebody may love: names and interests, the longest at each place, over whole tokens. */
export function listLikings(tokens: readonly Token[], locale: Locale): MeaningHit[] {
  const hits = listLongest(tokens, locale, interestIndex);
  return hits.filter((hit, index) => !isOnlyHowOld(tokens, hit, hits[index + 1]));
}

/** 'Vintage watches' are watches; vintage clothes, jewelry and furniture are a world of their own. */
function isOnlyHowOld(tokens: readonly Token[], { from, to }: MeaningHit, next: MeaningHit | undefined): boolean {
  const isVintage = to === from + 1 && /^(?:vintage|retro|antique|ヴィンテージ|ビンテージ)$/i.test(tokens[from]?.text ?? "");
  if (!isVintage || next?.from !== to || next.names.length > 0) return false;
  const meant = next.meanings.find((meaning) => meaning.kind === "interest");
  return meant !== undefined && !lovedForBeingOld.has(meant.id);
}

const lovedForBeingOld: ReadonlySet<string> = new Set(["fashion", "jewellery", "interior-design", "handbags", "thrifting", "reading"]);

/** What may be left out: names, things and what stands for many things ('kitchen stuff'). */
export function listThingMeanings(tokens: readonly Token[], locale: Locale): MeaningHit[] {
  return listLongest(tokens, locale, thingIndex);
}

/** Traits of character. */
export function listTraitMeanings(tokens: readonly Token[], locale: Locale): MeaningHit[] {
  return listLongest(tokens, locale, traitIndex).filter(({ names }) => names.length === 0);
}

function listLongest(tokens: readonly Token[], locale: Locale, index: WordIndex): MeaningHit[] {
  const phrase = preparePhrase(tokens, locale);
  const hits: MeaningHit[] = [];
  for (let from = 0; from < tokens.length;) {
    const hit = findAt(phrase, from, index);
    if (hit && (hit.names.length > 0 || hit.meanings.some(({ kind }) => kind !== "nothing"))) hits.push(hit);
    from = hit?.to ?? from + 1;
  }
  return hits;
}

interface Phrase {
  tokens: readonly Token[];
  spellings: readonly string[];
  locale: Locale;
}

function preparePhrase(tokens: readonly Token[], locale: Locale): Phrase {
  return { tokens, spellings: tokens.map(({ text }) => foldSpelling(text)), locale };
}

function findAt(phrase: Phrase, from: number, index: WordIndex): MeaningHit | null {
  for (let to = Math.min(phrase.tokens.length, from + mostWordsOfName); to > from; to -= 1) {
    const names = listNames(phrase, from, to);
    const meanings = listMeanings(phrase, { from, to }, index);
    if (names.length + meanings.length > 0) return { from, to, names, meanings };
  }
  return null;
}

function listNames(phrase: Phrase, from: number, to: number): KnownName[] {
  const key = joinKeys(phrase.spellings.slice(from, to));
  const found =
    namesBySpelling.get(key) ?? (namesBySpelling.get(dropEnding(key)) ?? []).filter((one) => !isOnlyOne(one, phrase.tokens[to]));
  return found
    .filter(
      ({ everyday, capitals, name: { kind } }) =>
        !everyday || isCheered(phrase, from, kind) || isPlainlyName(phrase, { from, to }, capitals),
    )
    .filter(({ everyday, name: { kind } }) => !everyday || kind !== "fashion-brand" || !/^\p{Ll}/u.test(phrase.tokens[from]?.text ?? ""))
    .filter(({ everyday, name: { kind } }) => !everyday || !ofWorks.test(kind) || !isFirstName(phrase, from, to))
    .filter(({ common }) => !common || !isCapitalisedInside(phrase, from, to))
    .map(({ name }) => name);
}

/** Who rents a room has not seen the musical, who loves her job no =LOVE, and Wilsons Prom is no racket. */
function isOnlyOne({ everyday, name: { kind } }: NameSpelling, next: Token | undefined): boolean {
  return everyday && (ofWorks.test(kind) || kind === "idol-group" || isCapitalised(next));
}

const ofWorks = /^(?:musical|film|film-series|series|tv-show|anime|book|opera|play|podcast|radio-show)$/;

/** A cat called Mochi is no sweet, and Perry Mason no drink. */
function isCapitalisedInside({ tokens }: Phrase, from: number, to: number): boolean {
  if (to !== from + 1 || !isCapitalised(tokens[from])) return false;
  return from > 0 || isCapitalised(tokens[to]);
}

/** 'Annie Ernaux' is no musical: a name that nobody knows goes on in capitals. */
function isFirstName({ tokens, spellings }: Phrase, from: number, to: number): boolean {
  const next = spellings[to];
  if (to !== from + 1 || next === undefined || !/^\p{Lu}\p{Ll}/u.test(tokens[to]?.text ?? "")) return false;
  return !companions.has(next) && !namesBySpelling.has(next) && !isWord(tokens[to]?.key ?? "");
}

const isWord = (key: string) => interestIndex.phrases.has(key) || thingIndex.phrases.has(key);

/** 'Labubus' are several of one, 'Waffles’' belongs to it. */
function dropEnding(key: string): string {
  if (/[a-z]{3}ies$/.test(key)) return `${key.slice(0, -3)}y`;
  return /[a-z]{3}s$/.test(key) ? key.slice(0, -1) : key;
}

const companions = new Set(
  (
    "team baseball football hockey basketball soccer show fan fans watch watches watching play plays playing game games series movie movies film films band bands concert concerts gig match matches ticket tickets merch supporter supporters support supports jersey album albums song songs episode " +
    "粉 粉丝 演唱会 组合 专辑 球迷 追 看 玩 听 ライブ ファン 推し コンサート グッズ アルバム ドラマ 映画 ゲーム"
  ).split(" "),
);

/** 'Rivals on Disney'. */
const channels = new Set(
  "netflix disney bbc itv tv telly apple prime hbo channel sky amazon hulu paramount iplayer youtube spotify".split(" "),
);

const isShownOn = (spellings: readonly string[], at: number) => spellings[at] === "on" && channels.has(spellings[at + 1] ?? "");

/** 'Go pies'. */
const isCheered = ({ spellings }: Phrase, at: number, kind: string) =>
  kind === "club" && spellings[at - 1] === "go" && (spellings[at] ?? "").endsWith("s");

const isShouted = (word: string) => /^\p{Lu}{3}/u.test(word);

/** Written with a capital, or beside a word that goes with such names, or all that was typed. */
function isPlainlyName({ tokens, spellings }: Phrase, { from, to }: { from: number; to: number }, capitals: boolean): boolean {
  if (isInCompany(spellings, from, to)) return true;
  const first = tokens[from]?.text ?? "";
  if (isOnlyCapital(tokens, { from, to })) return false;
  if (/^\p{Lu}/u.test(first)) return capitals || !isShouted(first);
  return !/^[\p{sc=Latin}\p{N}]/u.test(first) && from === 0 && to === tokens.length;
}

const isOnlyCapital = (tokens: readonly Token[], { from, to }: { from: number; to: number }) =>
  (to === from + 1 && isOnlyOpening(tokens, from)) || isOnlyArticle(tokens[from], tokens[from + 1]);
/** 'The office is chipping in': there the capital is of the article. */
const isOnlyArticle = (article: Token | undefined, next: Token | undefined) =>
  /^(?:The|A|An)$/.test(article?.text ?? "") && /^\p{Ll}/u.test(next?.text ?? "");
/** 'Cats make her happy': the first letter of all is a capital anyway. */
const opensText = (token: Token | undefined) => token?.from === 0 && isWord(token.key);
/** 'Loves to grill', 'Lost her job': a capital at the beginning says nothing. */
const isOnlyOpening = (tokens: readonly Token[], at: number) =>
  opensText(tokens[at]) || (at === 0 && goesOnAsVerb.test(tokens[1]?.text.toLowerCase() ?? ""));
const goesOnAsVerb = /^(?:to|her|his|their|the|an?|my|our|him|them|it|from|about|when|that)$/;

function isInCompany(spellings: readonly string[], from: number, to: number): boolean {
  return [spellings[from - 1] ?? "", spellings[to] ?? ""].some((word) => companions.has(word)) || isShownOn(spellings, to);
}

function listMeanings(phrase: Phrase, { from, to }: { from: number; to: number }, index: WordIndex): WordMeaning[] {
  const key = joinKeys(phrase.tokens.slice(from, to).map((token) => token.key));
  const whole = index.phrases.get(key);
  const found = whole ? [...whole, ...(index.beginnings.get(key) ?? [])] : to === from + 1 ? listBeginning(index, key) : [];
  const meant = found.filter((meaning) => isOfNumber(meaning, phrase.tokens[to - 1]?.text ?? ""));
  return preferOwn(meant.filter(({ name }) => fits(name, phrase, { from, to })));
}

/** Rocks are stones, and rock is music. */
function isOfNumber(meaning: WordMeaning, word: string): boolean {
  if (meaning.kind !== "interest" || !/^rocks?$/i.test(word)) return true;
  return !/s$/i.test(word) ? meaning.id !== "rocks-minerals" : meaning.id !== "rock-music";
}

/** What a word means in Japanese alone goes before what it means in Chinese: 米粉 and 動画. */
export function preferOwn(meanings: readonly WordMeaning[]): WordMeaning[] {
  const own = meanings.filter(({ name }) => name.japanese);
  return own.length > 0 ? own : [...meanings];
}

const shortestBeginning = 4;
const longestEnding = 4;

/** 'Gardeners' by 'garden*'. */
function listBeginning({ beginnings }: WordIndex, key: string): readonly WordMeaning[] {
  if (!/^[a-z]+$/.test(key)) return [];
  for (let length = key.length; length >= Math.max(shortestBeginning, key.length - longestEnding); length -= 1) {
    const found = beginnings.get(key.slice(0, length));
    if (found) return found;
  }
  return [];
}

function fits(name: WordMeaning["name"], { tokens, locale }: Phrase, { from, to }: { from: number; to: number }): boolean {
  if (name.japanese && locale !== "ja") return false;
  if (name.alone) return from === 0 && to === tokens.length;
  // 'Sabrina Carpenter' is nobody who works with wood.
  return name.sayable || !isInsideName(tokens, from, to);
}

function isInsideName(tokens: readonly Token[], from: number, to: number): boolean {
  if (to !== from + 1 || !isCapitalised(tokens[from])) return false;
  return isCapitalised(tokens[from - 1]) || isCapitalised(tokens[to]);
}

function isCapitalised(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.text);
}
