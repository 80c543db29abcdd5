import type { Claim, Passage } from "../language.ts";
import { listLikings, listThingMeanings } from "../meanings.ts";
import type { SubjectClause } from "./clauses.ts";
import { isCalledSo } from "../called.ts";
import { tellsHarm } from "../unwelcome.ts";
import { listCues } from "./cues.ts";
import { acceptsLiking, acceptsRefusal, getHead } from "./objects.ts";
import { listPhrases } from "./phrases.ts";
import type { Phrase } from "./phrases.ts";
import { buildPlain } from "./plain-claim.ts";
import { trimLiking } from "./trim-liking.ts";
import { links, people, subjects } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** What is typed as a liking without any cue, in a field that asks for likings. */
export function readItem(passage: Passage, clause: SubjectClause): Claim[] {
  return listPhrases(clause, 0, clause.words.length)
    .filter((phrase) => acceptsLiking(wordsOf(clause, phrase)) && !isOnlyCalled(passage, clause, phrase))
    .filter((phrase) => !isUnknownAside(clause, phrase) && !sharesNoun(clause, phrase))
    .map((phrase) => ({ ...buildPlain(passage, clause, { phrase, stance: "likes" }), cued: false }));
}

/** 'Ferrari F1 (poor thing)', 'puzzles (500 pc only)': in brackets counts what we know. */
function isUnknownAside(clause: SubjectClause, phrase: Phrase): boolean {
  return clause.isAside && listLikings(wordsOf(clause, phrase), "en").length === 0;
}

const ofNation = /(?:[iea]an|ish|ese|ic|ch|door|al|ern)$/;

/** 'Romanian and Korean skincare': the first is of skincare, too. */
function sharesNoun({ words }: SubjectClause, { from, to }: Phrase): boolean {
  const [link, next, noun] = words.slice(to, to + 3);
  const isPair = to === from + 1 && /^(?:and|or)$/.test(link?.lower ?? "") && noun?.gap === "space";
  return isPair && [words[from], next].every((word) => ofNation.test(word?.lower ?? ""));
}

/** Notes that are nothing but a list of things tell what somebody has, for that is what the field asks. */
export function readBareNotes(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  if (
    passage.field !== "additionalInfo" ||
    clauses.some((clause) => hasVerb(clause) || hadAgain.test(clause.line) || listCues(clause.line).length > 0)
  )
    return [];
  const listed = clauses.flatMap((clause) => listKinds(clause));
  if (listed.length === 0 || !listed.every((one) => isOwned(one))) return [];
  return listed.map(({ clause, phrase }) => ({ ...buildPlain(passage, clause, { phrase, stance: "has" }), cued: false }));
}

/** 'Headphones', 'garden tools', 'a Kindle'; not 'chess' or 'metal detecting', and nobody's name. */
function isOwned({ clause, phrase, kind }: Listed): boolean {
  const words = wordsOf(clause, phrase);
  if (getHead(words).lower.endsWith("ing")) return false;
  const isOne = /^an?$/.test(clause.words[phrase.from - 1]?.lower ?? "");
  return kind === "thing" || (kind === "either" && (isOne || !isNamed(words)));
}

/** A clause that is nothing but a list tells what somebody loves, when something in it can be loved. */
export function readBareClause(passage: Passage, clause: SubjectClause): Claim[] {
  if (tellsMore(clause) || (passage.field === "additionalInfo" && allows.test(clause.line))) return [];
  const listed = passage.field === "personalities" ? listKinds(clause).filter(isName) : listKinds(clause);
  if (!isOfLikings(clause, listed)) return [];
  return listed
    .filter(
      ({ kind, phrase }) =>
        kind !== "person" &&
        !isLacking(wordsOf(clause, phrase)) &&
        !isUnknownAside(clause, phrase) &&
        acceptsLiking(wordsOf(clause, phrase)) &&
        !isPlace(clause, phrase) &&
        !isOccasion(wordsOf(clause, phrase)) &&
        !isOnlyCalled(passage, clause, phrase),
    )
    .map(({ phrase }) => ({ ...buildPlain(passage, clause, { phrase: trimLiking(clause, phrase), stance: "likes" }), cued: false }));
}

function isOfLikings(clause: SubjectClause, listed: readonly Listed[]): boolean {
  const kinds = listed.map(({ kind }) => kind);
  if (kinds.includes("liking") || kinds.includes("either") || (kinds.includes("thing") && hadAgain.test(clause.line))) return true;
  // 'Tobi and Ella, wedding in Peckham' is of a couple.
  return isLongList(kinds) && !listed.some(({ phrase }) => tellsOccasion(wordsOf(clause, phrase)));
}

const tellsMore = (clause: SubjectClause) => hasVerb(clause) || livesThere.test(clause.line) || tellsHarm(clause.line, "en");

/** 'Bri just moved to Chicago, first winter ever', 'moved into a flat with a camp chair', 'her old car broke down'. */
const livesThere =
  /\b(?:broke(?: down)?|is broken|gave up|conked out)(?=$| ,| (?:last|this|on|again|in)\b)|\b(?:(?:moved|moving|moves|relocated) (?:to|into|in|out|from|away|back)|liv(?:es|ing) (?:in|with|on|at|near|out))\b/;

/** 'Coffee every single day' is no list of what somebody owns. */
const hadAgain =
  /\b(?:every (?:single )?(?:day|morning|night|evening|afternoon|week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|daily|nightly|all day|all the time|nonstop|year round)(?=$| ,)/;

/** 'Trains and cars only', 'so trains or boats' says what is possible. */
const allows = /^(?:(?:just|so|but) )?[^,]* only$|^so (?:maybe |just |only )?\w+ or \w+$/;

const occasions =
  /^(?:package|parcel|hamper|wedding|birthday|anniversary|shower|graduation|baptism|christening|elopement|reception|engagement|communion|confirmation)$/;

/** 'Courthouse wedding', 'second baby shower'. */
const isOccasion = (words: readonly Word[]) => occasions.test(words.at(-1)?.lower ?? "") && !isNamed(words);
const tellsOccasion = (words: readonly Word[]) => words.some(({ lower }) => occasions.test(lower));

/** 'Flat share in London, moving again in spring'. */
function isPlace({ words }: SubjectClause, { from, to }: Phrase): boolean {
  const isThere = /^(?:in|at|from|near|to|around|outside)$/.test(words[from - 1]?.lower ?? "");
  return isThere || /^(?:moving|relocating|commuting)$/.test(words[from]?.lower ?? "") || to <= from;
}

/** 'Cats (Tom and Jerry)', 'born last week, named Storm'. */
function isOnlyCalled({ text }: Passage, { words }: SubjectClause, { from }: Phrase): boolean {
  const at = words[from]?.lower === "named" ? from + 1 : from;
  return isCalledSo(text.slice(0, words[at]?.from ?? 0), words[at]?.text ?? "");
}

const believers =
  /^(?:buddhist|catholic|christian|muslim|jewish|hindu|sikh|methodist|baptist|anglican|protestant|mormon|quaker|lutheran|presbyterian)s?$/;

/** 'No furniture yet', and what somebody believes in; but No Man's Sky is a game. */
function isLacking(words: readonly Word[]): boolean {
  if (words.length === 1 && believers.test(words[0]?.lower ?? "")) return true;
  return (
    /^(?:no|not|little|limited|zero|hardly|barely|crying|sobbing|stressing|panicking|struggling|freaking)$/.test(words[0]?.lower ?? "") &&
    !listLikings(words, "en").some(({ from }) => from === 0)
  );
}

/** 'Swiftie' is typed as a trait. */
function isName({ clause, phrase }: Listed): boolean {
  return isNamed(wordsOf(clause, phrase));
}

function isNamed(words: readonly Word[]): boolean {
  return listLikings(words, "en").some(({ from, to, names }) => names.length > 0 && from === 0 && to === words.length);
}

/** 'Waylon Jennings, old maps, the crossword': so many unknown things in a row are what somebody is like. */
function isLongList(kinds: readonly Kind[]): boolean {
  return kinds.length >= fewestOfList && kinds.includes("neither") && !kinds.includes("thing") && !kinds.includes("person");
}

const fewestOfList = 3;

interface Listed {
  clause: SubjectClause;
  phrase: Phrase;
  kind: Kind;
}

function listKinds(clause: SubjectClause): Listed[] {
  return listAllPhrases(clause).map((phrase) => ({
    clause,
    phrase,
    kind: isOurs(clause, phrase) ? "person" : classify(wordsOf(clause, phrase)),
  }));
}

/** 'Our finance lead Carmen retires'. */
const isOurs = ({ words }: SubjectClause, { from }: Phrase) => /^(?:my|our)$/.test(words[from - 1]?.lower ?? "");

/** After words that are no thing the list goes on at the next comma: 'gift for my sister, tea, jazz'. */
function listAllPhrases(clause: SubjectClause): Phrase[] {
  const { words } = clause;
  const phrases: Phrase[] = [];
  for (let at = 0; at >= 0 && at < words.length;) {
    const listed = listPhrases(clause, at, words.length);
    phrases.push(...listed);
    const end = Math.max(at + 1, listed.at(-1)?.to ?? 0);
    at = words.findIndex(({ gap }, index) => index >= end && gap === "comma");
  }
  return phrases;
}

function wordsOf({ words }: SubjectClause, { from, to }: Phrase): readonly Word[] {
  return words.slice(from, to);
}

function hasVerb({ words }: SubjectClause): boolean {
  return words.some(
    ({ pos, lower }, at) =>
      pos === "AUX" ||
      isPersonal(pos, lower) ||
      (pos === "VERB" && at === 0 && !/(?:ing|ed)$/.test(lower) && !isThingAlone(words) && !opensName(words)),
  );
}

/** 'Cross stitch' is nothing that somebody crosses. */
function opensName(words: readonly Word[]): boolean {
  return listLikings(words, "en").some(({ from, to }) => from === 0 && to > 1);
}

/** 'Watch', 'drill and headphones': by itself what else would be a verb names the thing. */
function isThingAlone([first, next]: readonly Word[]): boolean {
  const ends = next === undefined || next.gap === "comma" || next.gap === "slash" || links.has(next.lower);
  return first !== undefined && ends && listThingMeanings([first], "en").length > 0;
}

function isPersonal(pos: Word["pos"], lower: string): boolean {
  return (pos === "PRON" && !/^(?:his|her|their|our|my)$/.test(lower)) || subjects.has(lower);
}

/** 'Mum', 'my great-grandma'. */
function isPerson(word: string): boolean {
  return people.has(word) || people.has(word.replace(/s$/, "")) || /^great-?grand/.test(word);
}

/** What a phrase names: something to own, to love, either, somebody, or none of these as far as is known. */
type Kind = "thing" | "either" | "liking" | "person" | "neither";

/** 'Homebody', 'long haul trucker', 'crafty' tell what somebody is. */
function describes({ lower, text, pos }: Word): boolean {
  if (pos === "PROPN" || /^\p{Lu}/u.test(text)) return false;
  return /(?:[^e]er|freshman|sophomore|student|body|vert)$/.test(lower) || (pos === "ADJ" && /(?:ish|ful|ive|ous|y)$/.test(lower));
}

function isSomebody(words: readonly Word[], head: Word): boolean {
  return (
    (/^(?:retired|former|ex)$/.test(words[0]?.lower ?? "") && (describes(head) || ofTrade.test(head.lower))) ||
    words.every(({ lower }) => /^\d{1,4}(?:yo|yrs?|mo)?$/.test(lower)) ||
    (words.some((word) => isPerson(word.lower) && !isCalledSoToo(word, words)) && (!head.lower.startsWith("grand") || isToldByAge(words)))
  );
}

const ofTrade =
  /^(?:mechanic|electrician|musician|librarian|nurse|surgeon|pilot|chef|cop|vet|accountant|engineer|technician|machinist|secretary|clerk|judge|cook)$/;

/** '8yo granddaughter', '4 year old granddaughter'. */
const isToldByAge = (words: readonly Word[]) =>
  /^(?:\d{1,2}(?:yo|yr|yrs|y)s?|(?:\d{1,2} )?(?:year|yr|month)s? old)\b/.test(words.map(({ lower }) => lower).join(" "));

/** 'K-pop' and 'pop music' are nobody's Pop, and 'Stray Kids' nobody's children. */
function isCalledSoToo({ lower }: Word, words: readonly Word[]): boolean {
  return words.length > 1 && (lower === "pop" || isNamed(words));
}

const ownable =
  /^(?:.*-brand|video-game|board-game|book|book-series|magazine|toy-line|collectible|vehicle|trading-cards|film|dish|sweet|drink|alcohol|ingredient)$/;
const placeKinds = /^(?:country|region|city)$/;

function classify(words: readonly Word[]): Kind {
  const head = getHead(words);
  if (isSomebody(words, head)) return "person";
  if (!acceptsRefusal(words)) return "neither";
  const end = words.indexOf(head) + 1;
  const likings = listLikings(words, "en").filter(({ names }) => !names.some(({ kind }) => placeKinds.test(kind)));
  const named = likings.find(({ from, names }) => from === 0 && names.length > 0);
  if (named) return named.names.some(({ kind }) => ownable.test(kind)) ? "either" : "liking";
  const isThing = listThingMeanings(words, "en").some(({ to, names, meanings }) => to === end && names.length + meanings.length > 0);
  const isInterest = likings.some(({ to, meanings }) => to === end && meanings.some(({ kind }) => kind === "interest"));
  if (isThing) return isInterest ? "either" : "thing";
  if (isInterest) return "liking";
  return describes(head) ? "person" : "neither";
}
