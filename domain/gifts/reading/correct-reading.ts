import type { Locale } from "#shared/locales/locale.ts";
import { facts, type FactId } from "../knowledge/facts.ts";
import { wishes, type WishId } from "../knowledge/wishes.ts";
import { foldText } from "../words/fold-words.ts";
import { ruleOutDiet } from "./avoids.ts";
import { diets, type DietId } from "./diets.ts";
import { findPlace, type Place } from "./find-place.ts";
import type { Avoid, Entry, Reading, TypedWords } from "./reading.ts";
import { ruleOutNoun } from "./rule-out.ts";

/** What a model understood besides: each id, or for `avoid` any noun, with the giver's words that say so. */
export interface Correction {
  avoid?: unknown;
  facts?: unknown;
  wishes?: unknown;
  person?: unknown;
  /** What of our own reading is not meant to be left out. */
  welcome?: unknown;
}

interface Stated {
  words: TypedWords;
  locale: Locale;
  reading: Reading;
  /** The ids of what the giver removed. */
  notMeant: readonly string[];
}

/**
 * Our reading with what a model understood besides. Only what quotes the giver's own words is believed, so that nothing is made up, and
 * of what we leave out only a guess can be taken back.
 */
export function correctReading(correction: Correction, { words, locale, reading, notMeant }: Stated): Reading {
  const removed = new Set(notMeant);
  const believe = (said: unknown) => listPairs(said).flatMap(([id, quote]) => ({ id, place: findPlace(quote, words) }));
  const isNew = ({ id }: Entry) => !removed.has(id);
  const newFacts = believe(correction.facts).flatMap(({ id, place }) =>
    place && isFact(id) ? [{ ...place, id: `facts:${id}`, fact: id }] : [],
  );
  const newWishes = believe(correction.wishes).flatMap(({ id, place }) =>
    place && isWish(id) ? [{ ...place, id: `wishes:${id}`, wish: id }] : [],
  );
  const newAvoids = believe(correction.avoid).flatMap(({ id, place }) => (place ? buildAvoid(id, place, { locale, reading }) : []));
  const added = newAvoids.filter((avoid) => isNew(avoid) && !reading.avoid.some((ours) => says(ours, avoid)));
  const likes = reading.likes.filter((like) => !added.some((avoid) => overlaps(like, avoid) && names(like, foldText(avoid.told))));
  const person = typeof correction.person === "string" ? findPlace(correction.person, words) : null;
  const welcome = new Set(listTexts(correction.welcome).map(foldText));
  const kept = reading.avoid.filter(
    ({ isGuess, told, words: typed }) => !(isGuess && (welcome.has(foldText(told)) || welcome.has(foldText(typed)))),
  );
  return {
    ...reading,
    likes,
    avoid: addNew(kept, added),
    facts: addNew(reading.facts, newFacts.filter(isNew)),
    wishes: addNew(reading.wishes, newWishes.filter(isNew)),
    person: reading.person ?? (person && { ...person, id: "person" }),
  };
}

/** What the notes say of a fact weighs more than a trait that hints at it. */
function addNew<Kept extends Entry>(known: readonly Kept[], found: readonly Kept[]): Kept[] {
  const isHint = ({ field }: Entry) => field === "personalities";
  const stated = new Set(known.filter((entry) => !isHint(entry)).map(({ id }) => id));
  const added = [...new Map(found.filter(({ id }) => !stated.has(id)).map((entry) => [entry.id, entry])).values()];
  const replaced = new Set(added.map(({ id }) => id));
  return [...known.filter(({ id }) => !replaced.has(id)), ...added];
}

function buildAvoid(what: string, place: Place, { locale, reading }: Pick<Stated, "locale" | "reading">): Avoid[] {
  const none = { interests: [], names: [], topic: null };
  if (isDiet(what)) return [{ ...place, ...none, id: `avoid:${what}`, ...ruleOutDiet(what, place.words, locale) }];
  const noun = foldText(what);
  // 'Collects owls, but has too many' loves no more owls.
  const isLoved = reading.likes.some((like) => names(like, noun) && !overlaps(like, place));
  const ruled = isLoved ? null : ruleOutNoun(what);
  return ruled ? [{ ...place, ...none, ...ruled, id: `avoid:${noun}`, told: what, why: "dislikes" }] : [];
}

function names({ words }: Pick<Entry, "words">, noun: string): boolean {
  return ` ${foldText(words)} `.includes(` ${noun} `);
}

/** What is said of a thing that one has is more exact than the bare noun. */
function says(ours: Avoid, { things, literals }: Avoid): boolean {
  return things.length > 0
    ? things.every((thing) => ours.things.includes(thing))
    : literals.every((literal) => [...ours.literals, foldText(ours.words)].includes(literal));
}

function overlaps(one: Place, other: Place): boolean {
  return one.field === other.field && one.item === other.item && one.from < other.to && other.from < one.to;
}

const mostPairs = 12;
const longestQuote = 200;

function listPairs(said: unknown): [string, string][] {
  if (typeof said !== "object" || said === null || Array.isArray(said)) return [];
  return Object.entries(said)
    .slice(0, mostPairs)
    .flatMap(([id, quote]): [string, string][] => (typeof quote === "string" && quote.length <= longestQuote ? [[id, quote]] : []));
}

function listTexts(said: unknown): string[] {
  return Array.isArray(said) ? said.filter((text) => typeof text === "string").slice(0, mostPairs) : [];
}

const isFact = (id: string): id is FactId => Object.hasOwn(facts, id);
const isWish = (id: string): id is WishId => Object.hasOwn(wishes, id);
const isDiet = (id: string): id is DietId => Object.hasOwn(diets, id);
