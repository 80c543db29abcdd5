import type { Locale } from "#shared/locales/locale.ts";
import { facts, listKept, type FactId, type FactRule } from "../knowledge/facts.ts";
import { isProduct, type Concept } from "../knowledge/concept.ts";
import { interests, listInterests, listNear, listTemplates, listWider } from "../knowledge/knowledge.ts";
import { wishes, type WishRule } from "../knowledge/wishes.ts";
import type { Like, Reading } from "../reading/reading.ts";
import type { ThingId } from "../vocabulary/things.ts";
import { foldText } from "../words/fold-words.ts";
import { getInterests, getThings, readText } from "../words/text-things.ts";
import { matchWords, type WordQuery, readQuery } from "./word-match.ts";

/**
 * How well a concept serves a liking, in points, by how much it is meant for an interest: exactly, for one that includes it, for a neighbor.
 * What was not made for the very interest serves it clearly where its texts name it: a week among wild animals is nothing for a rider.
 */
const worthOfExact = [0, 6, 13, 34] as const;
/** What is mainly about something else. */
const worthOfSideline = 13;
const worthOfWider = [0, 0, 6, 13] as const;
const worthOfNear = [0, 0, 4, 11] as const;
const worthOfWords = 24;
const worthOfNarrowing = 12;
/** Whoever reads the idea sees what it is for. */
const worthOfNaming = 8;
const leastToName = worthOfSideline;
/** A product is for a part of its pastime, and who named another is hardly served: a game of D-Day for the Civil War. */
const shareOfAnotherPart = 0.6;

/** A liking, prepared once for all concepts. */
export interface PreparedLike {
  like: Like;
  /** By interest, the points of a concept of each weight. */
  worths: ReadonlyMap<string, readonly number[]>;
  /** The interests that say more than that it is eaten. */
  narrowest: readonly string[];
  query: WordQuery;
  /** The things that are wanted themselves. */
  things: ReadonlySet<ThingId>;
  /** Whether the words are those for one of its interests, and not for a part of it: 'bakes', and no 'civil war'. */
  isWhole: boolean;
}

/** No more likings than this are weighed; five ideas cannot serve them. */
export const mostLikes = 12;

const none: ReadonlySet<ThingId> = new Set();

export function prepareLikes(likes: readonly Like[], locale: Locale): PreparedLike[] {
  return likes.slice(0, mostLikes).map((like) => {
    const worths = new Map<string, readonly number[]>();
    for (const id of like.interests.flatMap(listNear)) worths.set(id, worthOfNear);
    for (const id of like.interests.flatMap(listServing)) worths.set(id, worthOfWider);
    for (const id of like.interests) worths.set(id, isMerelyEaten(like, id) ? worthOfEating : worthOfExact);
    const narrowest = like.interests.filter((id) => !isMerelyEaten(like, id));
    const isWhole = like.interests.some((id) => isCalledLike(like.words, interests.get(id)?.[locale] ?? "", locale));
    return { like, worths, narrowest, query: readQuery(like.words, locale), things: like.isThing ? getThings(like.words) : none, isWhole };
  });
}

const fewestLetters = 4;

/** Whether two ways of saying something begin one of their words alike, or share a character of Chinese or Japanese. */
function isCalledLike(words: string, label: string, locale: Locale): boolean {
  const listStems = (text: string) =>
    locale === "en"
      ? foldText(text)
          .split(" ")
          .map((word) => word.slice(0, fewestLetters))
      : [...text.matchAll(/\p{sc=Han}|[\p{sc=Katakana}ー]{2}/gu)].map(([found]) => found);
  const stems = new Set(listStems(label));
  return listStems(words).some((stem) => stems.has(stem));
}

/** The one football is not the other. */
function listServing(id: string): string[] {
  return listWider(id).filter((wider) => wider !== "football" || /^(?:futsal|football)/.test(id));
}

/** The points of a concept of the catalogue for one liking. */
export function measureService(concept: Concept, prepared: PreparedLike, locale: Locale): number {
  const worth = measureLiking(concept, prepared, locale);
  if (!prepared.like.isThing) return worth;
  return isThingItself(concept, prepared, locale) ? worthOfThing : Math.min(worth, mostBesideThing);
}

/** A telescope, before a magazine for whoever has one; which still serves that liking. */
const worthOfThing = 34;
const mostBesideThing = 14;

/** A watch is no clock to build, and who wants shoes needn't bowl. */
function isThingItself(concept: Concept, { things, query, worths }: PreparedLike, locale: Locale): boolean {
  const madeFor = listInterests(concept).filter(([, weight]) => weight > 1);
  const isOfOther = madeFor.some(([, weight]) => weight === 3) && !madeFor.some(([id]) => worths.has(id));
  if (isOfOther || matchWords(query, concept, locale) === 0) return false;
  const { title, search } = concept[locale];
  const { goods } = readText([title, ...search].join("\n"));
  return [...things].some((thing) => goods.has(thing));
}

function measureLiking(concept: Concept, { like, worths, narrowest, query, isWhole }: PreparedLike, locale: Locale): number {
  if (like.interests.length === 0) return like.strength === "stated" ? matchWords(query, concept, locale) * worthOfWords : 0;
  let worth = measureInterestAndWords(concept, { worths, query, isWhole }, locale);
  if (worth >= leastToName && namesInterest(concept, narrowest, locale)) worth += worthOfNaming;
  if (isDishOfNoCuisine(like)) return Math.min(worth * shareBesideName, mostBesideName);
  if (!isProper(like)) return worth;
  // Who can't see a game of their club any more is helped by what lets them hear it, whatever name it bears.
  return concept.joins ? worth * shareBesideName : Math.min(worth * shareBesideName, mostBesideName);
}

/** Of what serves the interest, what names the very words serves it best. */
function measureInterestAndWords(
  concept: Concept,
  { worths, query, isWhole }: Pick<PreparedLike, "worths" | "query" | "isWhole">,
  locale: Locale,
): number {
  const worth = measureInterest(concept, worths);
  const match = worth > 0 ? matchWords(query, concept, locale) : 0;
  const isOfAnotherPart = isProduct(concept) && !isWhole && match === 0;
  return isOfAnotherPart ? worth * shareOfAnotherPart : worth + match * worthOfNarrowing;
}

function measureInterest(concept: Concept, worths: PreparedLike["worths"]): number {
  const weighed = listInterests(concept);
  const isAllAboutOne = weighed.some(([, weight]) => weight === 3);
  let most = 0;
  for (const [id, weight] of weighed) {
    const points = worths.get(id);
    const isSideline = isAllAboutOne && weight === 2 && points === worthOfExact;
    most = Math.max(most, isSideline ? worthOfSideline : (points?.[weight] ?? 0));
  }
  return most;
}

const named = new WeakMap<Concept, Partial<Record<Locale, ReadonlySet<string>>>>();

/** Whether the texts of a concept speak of the interest. Read when first asked for, and kept as long as the concept is. */
function namesInterest(concept: Concept, interests: readonly string[], locale: Locale): boolean {
  const known = named.get(concept) ?? {};
  named.set(concept, known);
  const { title, about, search } = concept[locale];
  const found = (known[locale] ??= getInterests([title, about, ...search].join("\n")));
  return interests.some((id) => found.has(id));
}

/** Whoever named an artist asks for that artist, not for just any music. */
const shareBesideName = 0.6;
/** Less than what a reader would say serves that name. */
const mostBesideName = 13;

/** Roses, ramen and Thai food are pastimes as any other, and what was made for them is better than a template. */
const commonKinds: ReadonlySet<string> = new Set(
  "alcohol animal bike-brand cuisine dish drink ingredient language motorbike-brand pet dog-breed cat-breed plant sweet".split(" "),
);

/** Of a dish that is nearest to these alone, they say only that somebody eats it: a thermometer for roasts serves no dumplings. */
const anyEater: ReadonlySet<string> = new Set(["cooking", "baking", "dining", "sweets", "snacks"]);
const dishKinds: ReadonlySet<string> = new Set(["dish", "sweet", "ingredient"]);

/** Whoever loves tacos gets what belongs to Mexican food, before a knife for every cook. */
const worthOfEating = [0, 4, 8, 13] as const;

function isMerelyEaten({ name }: Like, id: string): boolean {
  return name !== null && dishKinds.has(name.kind) && anyEater.has(id);
}

function isDishOfNoCuisine({ name, interests }: Like): boolean {
  return name !== null && dishKinds.has(name.kind) && interests.every((id) => anyEater.has(id));
}

/** Whether the liking has a name of its own, which gifts bear: an artist, a club, a game. */
export function isProper({ name }: Like): boolean {
  return name !== null && !commonKinds.has(name.kind) && listTemplates(name.kind).length > 0;
}

/** The facts that a concept is made for or does good to. */
export function listServedFacts(concept: Concept, { facts: stated }: Reading): Reading["facts"] {
  return stated.filter(({ fact }) => {
    if (isForFact(concept, fact)) return true;
    const { prefers = [] }: FactRule = facts[fact];
    return prefers.some((demand) => concept.demands?.includes(demand));
  });
}

/** Whether a concept is made for a fact, or for an animal at home and something that is liked. */
export function isForFact({ facts: madeFor = [], both }: Concept, fact: FactId): boolean {
  const kept = listKept(new Set([fact]));
  return madeFor.includes(fact) || (both?.flat().some((id) => kept.has(id)) ?? false);
}

export function listServedWishes(concept: Concept, { wishes: stated }: Reading): Reading["wishes"] {
  return stated.filter(({ wish }) => measureWish(concept, wish) > 0);
}

/** 1 where a concept does what is wished, -1 where it does the opposite, 0 where it is neither. */
export function measureWish(concept: Concept, wish: keyof typeof wishes): number {
  if (concept.wishes?.includes(wish)) return 1;
  const { prefers = [], avoids = [], kind }: WishRule = wishes[wish];
  const demands = concept.demands ?? [];
  if (avoids.some((demand) => demands.includes(demand))) return -1;
  if (kind) return concept.kind === kind ? 1 : -1;
  return prefers.some((demand) => demands.includes(demand)) ? 1 : 0;
}
