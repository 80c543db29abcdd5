import { listLikings } from "../meanings.ts";
import type { Clause } from "./clauses.ts";
import { determiners, fillers, links, people, phraseEnds, prepositions, sorts, times } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** A noun phrase of a clause: positions in `clause.words`. */
export interface Phrase {
  from: number;
  to: number;
}

/** The things that are named one after the other from a place on: 'mugs, scented candles or socks'. */
export function listPhrases(clause: Clause, from: number, to: number): Phrase[] {
  const names = markKnown(clause.words);
  const phrases: Phrase[] = [];
  for (let at = from; at < to;) {
    const start = skipLead(clause, { from: at, to }, names);
    const end = getEnd(clause, { from: start, to }, names);
    if (end > start) phrases.push({ from: start, to: end });
    const next = skipDelimiter(clause, skipPlace(clause.words, end, to), to);
    if (next === null || next <= at) break;
    at = next;
  }
  return phrases;
}

/** The words inside a known name or interest but its first: there 'and' or 'zero' is a part of it. */
function markKnown(words: readonly Word[]): ReadonlySet<number> {
  const inside = new Set<number>();
  for (const { from, to } of listLikings(words, "en")) for (let at = from + 1; at < to; at += 1) inside.add(at);
  return inside;
}

/** The same for proper names alone. */
export function markNames(words: readonly Word[]): ReadonlySet<number> {
  const inside = new Set<number>();
  for (const { from, to, names } of listLikings(words, "en"))
    if (names.length > 0) for (let at = from + 1; at < to; at += 1) inside.add(at);
  return inside;
}

/** Articles, numbers and 'kinds of' before the noun. */
function skipLead({ words }: Clause, { from, to }: Phrase, names: ReadonlySet<number>): number {
  let at = from;
  while (at < to && !names.has(at + 1) && !isTime(words, at) && !startsItem(words, at, from)) {
    const width = measureLead(words, at, from);
    if (width === 0) break;
    at += width;
  }
  return Math.min(at, to);
}

function startsItem(words: readonly Word[], at: number, from: number): boolean {
  return at > from && words[at]?.gap === "comma" && !fillers.has(words[at - 1]?.lower ?? "");
}

/** How many words at this place only lead to the noun. */
function measureLead(words: readonly Word[], at: number, from: number): number {
  const ahead = words.slice(at, at + toDoWith).map(({ lower }) => lower);
  const [word = "", next] = ahead;
  if (sorts.has(word) && next === "of") return 2;
  if (ahead.join(" ") === "to do with") return toDoWith;
  const pair = `${word} ${next}`;
  if (beingOne.test(pair)) return 1;
  if (goingThere.test(pair)) return 2;
  return isLead(words, at, from) ? 1 : 0;
}

/** 'Being a goalie', 'a 3 ft pile of plushies'. */
const beingOne = /^(?:being (?:an?|the)|(?:ft|foot|feet|inch|meter|metre) (?:pile|stack|heap|wall|tower))$/;
/** 'Go to garage sales' is no game of go. */
const goingThere = /^go (?:to|on|out|for)$/;

function isLead(words: readonly Word[], at: number, from: number): boolean {
  const word = lowerAt(words, at);
  if (word === "of") return at > from;
  if (opinions.test(word)) return at === from;
  return determiners.has(word) || fillers.has(word) || isCount(words, at) || isAnythingWith(words, at);
}

/** 'Anything with her name on it'. */
function isAnythingWith(words: readonly Word[], at: number): boolean {
  return prepositions.has(lowerAt(words, at)) && isAnything.test(lowerAt(words, at - 1));
}

/** 'She thinks golf is boring' leaves out golf. */
const opinions = /^(?:thinks?|finds?|reckons?|considers?)$/;
const toDoWith = 3;
const isAnything = /^(?:anything|something)$/;

function lowerAt(words: readonly Word[], at: number): string {
  return words[at]?.lower ?? "";
}

function isCount(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word?.pos === "NUM" &&
    !/\d\p{L}/u.test(word.text) &&
    next !== undefined &&
    next.gap !== "sentence" &&
    next.gap !== "hyphen" &&
    !/^\p{Lu}/u.test(word.text)
  );
}

function getEnd(clause: Clause, { from, to }: Phrase, names: ReadonlySet<number>): number {
  let at = from;
  // 'Only Murders in the Building'.
  if (names.has(at + 1) && !names.has(at)) at += 1;
  while (at < to && goesOnAt(clause.words, { at, from }, names)) at += 1;
  while (
    at > from &&
    !names.has(at - 1) &&
    (isLoose(clause.words[at - 1]) || isPutUp(clause.words, at - 1) || isGoing(clause.words, at - 1))
  )
    at -= 1;
  return at;
}

/** 'Two bird baths up already'. */
function isPutUp(words: readonly Word[], at: number): boolean {
  return /^(?:up|out)$/.test(lowerAt(words, at)) && /^(?:already|now|there)$/.test(lowerAt(words, at + 1));
}

/** 'A vegetable garden going'; but theater-going is a pastime. */
function isGoing(words: readonly Word[], at: number): boolean {
  return lowerAt(words, at) === "going" && words[at]?.gap === "space" && !isVisited.test(lowerAt(words, at - 1));
}

const isVisited = /^(?:church|concert|theat(?:er|re)|movie|cinema|film|festival|party|museum|opera|gig|ballet|club|easy|show)$/;

function goesOnAt(words: readonly Word[], { at, from }: { at: number; from: number }, names: ReadonlySet<number>): boolean {
  return names.has(at) || canContinue(words, at, from) || startsName(words, at, names);
}

/** 'A good single malt'. */
function startsName(words: readonly Word[], at: number, names: ReadonlySet<number>): boolean {
  return names.has(at + 1) && words[at]?.gap === "space" && determiners.has(words[at]?.lower ?? "");
}

function isLoose(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (prepositions.has(word.lower) ||
      determiners.has(word.lower) ||
      fillers.has(word.lower) ||
      /^(?:first|off|along|across|everything|late|loudly)$/.test(word.lower))
  );
}

function canContinue(words: readonly Word[], at: number, from: number): boolean {
  const word = words[at];
  if (!word || links.has(word.lower) || isTime(words, at)) return false;
  if (phraseEnds.has(word.lower)) return isThankYou(words, at);
  if (at === from) return !prepositions.has(word.lower) && !opensClause(word, words[at + 1]);
  return word.gap !== "comma" && word.gap !== "slash" && !fillers.has(word.lower) && continues(words, at, word);
}

function continues(words: readonly Word[], at: number, { lower }: Word): boolean {
  // 'Wool up to the rafters'.
  if (lower === "up" && lowerAt(words, at + 1) === "to") return false;
  if (isMaker(words, at) || (lower === "coming" && /^(?:out|from)$/.test(lowerAt(words, at + 1)))) return false;
  if (prepositions.has(lower)) return takesComplement(words, at);
  if (determiners.has(lower)) return isAfterPreposition(words, at) || isAfterVerb(words, at);
  return fitsInside(words, at);
}

/** 'Riding a bike', 'water the houseplants': what is done to something is one thing with it. */
function isAfterVerb(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.pos !== "VERB" || doneForOthers.test(lowerAt(words, at - 1))) return false;
  return leadsToObject.test(lowerAt(words, at)) && /^(?:ADJ|NOUN|PROPN|VERB)$/.test(words[at + 1]?.pos ?? "");
}

/** 'Get her gin', 'running their first campaign', 'driving the bus'. */
const doneForOthers = /^(?:get|giv|buy|bring|send|mak|let|tell|show|teach|run|driv)(?:e|es|s|ing|ting|ning)?$/;

const leadsToObject = /^(?:an?|the|his|her|their)$/;

/** 'Every scarf Liverpool ever sold' is every scarf. */
function isMaker(words: readonly Word[], at: number): boolean {
  if (!/^\p{Lu}/u.test(words[at]?.text ?? "") || !/^(?:ever|has|have|had)$/.test(lowerAt(words, at + 1))) return false;
  return /^(?:NOUN|PROPN)$/.test(words[at - 1]?.pos ?? "");
}

function isAfterPreposition(words: readonly Word[], at: number): boolean {
  const previous = words[at - 1]?.lower ?? "";
  return prepositions.has(previous) || (determiners.has(previous) && prepositions.has(words[at - 2]?.lower ?? ""));
}

/** 'Sees his little girl' after a comma is no further thing. */
/** 'Likes to grill, watch the Cowboys and …': the list goes on with further things to do. */
const goesOn = /^(?:watch|play|read|drink|smoke|visit|eat|make|ride|drive|bake|cook|build|paint|hear|follow|support|grow|catch)$/;

function opensClause({ pos, lower, gap }: Word, next: Word | undefined): boolean {
  if (goesOn.test(lower) || gap !== "comma" || next === undefined) return false;
  return actsOnIt(lower, next) || (pos === "VERB" && !/(?:ing|ed)$/.test(lower) && (next.pos === "DET" || next.pos === "PRON"));
}

/** 'Loves the show, quotes it daily'. */
const actsOnIt = (lower: string, next: Word) => lower.endsWith("s") && /^(?:it|them|him)$/.test(next.lower);

/** 'Thank you cards'. */
function isThankYou(words: readonly Word[], at: number): boolean {
  const thank = lowerAt(words, at) === "you" ? at - 1 : at;
  return lowerAt(words, thank) === "thank" && lowerAt(words, thank + 1) === "you" && words[thank + 2]?.pos === "NOUN";
}

/** 'Last season', 'this year'. */
function isTime(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]].map((one) => one?.lower ?? "");
  if (word === "right") return next === "now" || next === "away";
  return /^(?:last|next|this|every|each|most)$/.test(word ?? "") && (times.has(next ?? "") || next === "single");
}

const places =
  "(?:(?:in|at|on|by) (?:every|each|his|her|their|the|this|my|our) (?:\\w+ )?(?:ipad|tablet|laptop|phone|computer|room|desk|house|home|kitchen|garage|basement|roof|office|car|truck|bedroom|wall|floor|family|house(?:hold)?)|of (?:the|his|her|their|our|my) family|(?:by|through|in) (?:the )?(?:mail|post)|on (?:earth|the (?:planet|market))|in (?:his|her|their) (?:whole |entire )?life|in (?:existence|creation|the (?:world|universe)))";
const isPlace = new RegExp(`^${places}(?= |$)(?! (?:games?|books?))`);
const longestPlace = 5;

/** 'A blanket at her desk and a heater': the list goes on behind it. */
function skipPlace(words: readonly Word[], at: number, to: number): number {
  // 'Has the boots already and a good headlamp'.
  if (/^(?:already|now)$/.test(lowerAt(words, at)) && at + 1 < to && isDelimiter(words[at + 1])) return at + 1;
  const ahead = words.slice(at, Math.min(to, at + longestPlace)).map(({ lower }) => lower);
  const [place] = isPlace.exec(ahead.join(" ")) ?? [];
  return place === undefined ? at : at + place.split(" ").length;
}

/** 'A speaker in every room', 'pickleball after her surgery', 'wool to last a lifetime', 'Italian for a trip to Sicily': when and what for, and not what. */
function isPurpose(words: readonly Word[], at: number): boolean {
  if (isInOrderTo(words, at) || skipPlace(words, at, words.length) > at) return true;
  const ahead = words
    .slice(at, at + 4)
    .map(({ lower }) => lower)
    .join(" ");
  return /^(?:in (?:one|a single) (?:sitting|go|day|night)|on (?:repeat|loop|shuffle)|with (?:a |great |real )?(?:passion|vengeance)|to the (?:bone|core|max|moon)|in english|(?:after|before|since) (?:his|her|their|my|our)|(?:for|before) (?:(?:a|an|the|his|her|their|our|my) )?(?:\w+ )?(?:trip|vacation|honeymoon|move|visit|wedding))\b/.test(
    ahead,
  );
}

/** 'Books about war' belongs together, 'mugs for Christmas' and 'socks for him' do not. */
function takesComplement(words: readonly Word[], at: number): boolean {
  let next = at + 1;
  while (isArticleOrNumber(words[next])) next += 1;
  const word = words[next];
  if (isPurpose(words, at)) return false;
  if (!word || endsPhrase(word) || notComplement.test(word.lower) || times.has(word.lower) || isHour(words, at)) return false;
  return words[at]?.lower === "of" || !people.has(word.lower);
}

/** 'Wool to last a lifetime'. */
function isInOrderTo(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return words[at]?.lower === "to" && next?.pos === "VERB" && !next.lower.endsWith("ing");
}

/** 'At seven'. */
function isHour(words: readonly Word[], at: number): boolean {
  return words[at]?.lower === "at" && words[at + 1]?.pos === "NUM";
}

function isArticleOrNumber(word: Word | undefined): boolean {
  return word !== undefined && (determiners.has(word.lower) || word.pos === "NUM");
}

const notComplement =
  /^(?:retiring|retirement|work|school|dinner|moment|minute|thanks|real|least|first|present|bit|while|noon|ages|good|sure|scratch|everything|anything|whatever)$/;

function endsPhrase(word: Word | undefined): boolean {
  return word === undefined || word.gap === "comma" || word.gap === "sentence" || phraseEnds.has(word.lower) || links.has(word.lower);
}

const between = new Set(["PRON", "AUX", "CCONJ", "SCONJ"]);

function fitsInside(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return false;
  if (word.gap === "hyphen") return true;
  if (between.has(word.pos)) return false;
  if (word.pos === "ADV") return next !== undefined && (leadsToNoun(next) || isWellMade(word, next));
  // 'Gift cards', 'book lights': a plural noun that looks like a verb has nothing behind that it could act on.
  return word.pos !== "VERB" || /(?:ing|ed|en)$/.test(word.lower) || isWellMade(words[at - 1], word) || endsVerb(words, at + 1);
}

/** Nothing more follows, or 'every Warhammer paint going'. */
const endsVerb = (words: readonly Word[], at: number) =>
  endsPhrase(words[at]) || (lowerAt(words, at) === "going" && endsPhrase(words[at + 1]));

/** 'A well made burrito'. */
function isWellMade(word: Word | undefined, next: Word): boolean {
  return /^(?:well|hand|home)$/.test(word?.lower ?? "") && /^(?:made|built|cut|kept|worn)$/.test(next.lower);
}

function leadsToNoun({ pos, gap }: Word): boolean {
  return gap !== "comma" && (pos === "ADJ" || pos === "NOUN" || gap === "hyphen");
}

function skipDelimiter({ words }: Clause, at: number, to: number): number | null {
  const word = words[at];
  if (!word || at >= to) return null;
  let next = at;
  while (next < to && isDelimiter(words[next])) next += 1;
  if (next > at) return isOffer(words, next) ? null : skipRepeated(words, next);
  return word.gap === "comma" || word.gap === "slash" ? at : null;
}

/** 'Dreamt of the sea and of trains'. */
const skipRepeated = (words: readonly Word[], at: number) =>
  /^(?:of|about)$/.test(lowerAt(words, at)) || isToAThing(words, at) ? at + 1 : at;

/** 'Allergic to nuts and to anything pink'. */
const isToAThing = (words: readonly Word[], at: number) =>
  lowerAt(words, at) === "to" && /^(?:DET|PRON|NOUN|PROPN|ADJ)$/.test(words[at + 1]?.pos ?? "");

/** 'No objects please, an experience': what is asked for instead. */
function isOffer(words: readonly Word[], at: number): boolean {
  return (
    /^(?:please|pls|plz)$/.test(lowerAt(words, at - 1)) &&
    words[at]?.gap === "comma" &&
    /^(?:an?|some|something|rather|just|only|maybe)$/.test(lowerAt(words, at))
  );
}

function isDelimiter(word: Word | undefined): boolean {
  return word !== undefined && (links.has(word.lower) || fillers.has(word.lower) || word.lower === "first");
}
