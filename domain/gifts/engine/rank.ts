import { isProduct, type Concept } from "../knowledge/concept.ts";
import { isReasonToGive, isSituation, ofTheGift, type FactId } from "../knowledge/facts.ts";
import { listInterests, listMadeFor } from "../knowledge/knowledge.ts";
import { wishes, type WishId, type WishRule } from "../knowledge/wishes.ts";
import type { Reading } from "../reading/reading.ts";
import type { Brief } from "../brief/brief.ts";
import { isAboutAnother, isToldByLiking, suitsAnyPastime, type Candidate } from "./candidates.ts";
import { listServedFacts, listServedWishes, measureWish } from "./evidence.ts";
import { foldText } from "../words/fold-words.ts";
import { isBeyondBeginner, isForBeginner } from "./suits-level.ts";
import { isHabit } from "../knowledge/habits.ts";
import { namesSomethingOf } from "./word-match.ts";
import { listYears } from "./years.ts";
import { getConceptPrice, type PriceRange } from "../brief/price.ts";

/** A candidate with its points besides those for likings. */
export interface RankedCandidate extends Candidate {
  base: number;
  /** For how many wishes it does what they ask of it, besides keeping within limits. */
  answeredWishes: number;
}

const worthOfOccasion = [0, 2, 6, 10] as const;
const worthOfRelationship = [0, 1, 4, 7] as const;
/** Where nothing is liked, the day and whom it is for are all that there is to go by. */
const worthOfOccasionAlone = [0, 6, 16, 28] as const;
const worthOfRelationshipAlone = [0, 3, 10, 18] as const;
const worthOfTrait = [0, 1, 2, 4] as const;
const mostForTraits = 8;
const worthOfMadeFor = 20;
/** Where likings were stated, what does good to a fact is a word in passing. */
const worthOfMadeForBesides = 14;
/** Besides, where a festival or custom asks for it: another gift would be out of place. */
const worthOfCustom = 14;
/** Where nothing is liked, or only in passing, what somebody told of their life is what the gift is about. */
const worthOfMadeForAlone = 46;
const fewFacts = 3;
const worthOfGood = 6;
/** Without likings, for what the gift is about, besides being made for it. */
const worthOfReason = 10;
/** For what a habit is said of. */
const worthOfNamed = 8;
const worthOfWish = 12;
/** Where nothing is liked, it is what the gift is chosen by. */
const worthOfWishAlone = 60;
const costOfOpposite = 14;
const worthOfRightPrice = 4;
/** What a good gift guide would print is worth more than what merely fits. */
const worthOfPick = 12;
/** What a shop knows by its name can be ordered today, where a kind of thing has to be chosen first. */
const worthOfProduct = 10;
const costOfSpare = 8;
/** A template that is filled in with any pastime is for want of something better. */
const costOfAnyPastime = 20;
/** For whom a thing has been part of their life long enough to be told as a liking. */
const costOfFirstLesson = 150;
const oldestOfBeginners = 10;
/** Who has just begun needs what one begins with, before what only those want who do it already. */
const costOfBeyond = 30;
const costOfOtherLife = 24;
const costOfUnstated = [0, 4, 16, 24];
/** Of whom nothing is known gets what pleases nearly anybody. */
const costWhereNothingIsLiked = [0, 6, 24, 60];
/** What suits everybody is for nobody in particular. */
const costOfBreadth = 4;
/** Chance only breaks ties. */
const variation = 2;
/** What serves nothing stated is one of many. */
const variationOfFillers = 40;
/** Without a liking, the day and the person tell more of them apart. */
const variationAlone = 24;
/** Those of one kind of name are worth the same to all its fans: which one they get is spread by the name. */
const variationOfTemplates = 20;
const usualForTemplates = 5;
/** What any name fills is less for each; up to so many kinds it costs nothing. */
const costOfKind = 0.5;
const fewKinds = 3;

/** Adds the points for occasion, relationship, facts, wishes, traits and price. The same brief always gives the same. */
export function rank(candidates: readonly Candidate[], brief: Brief): RankedCandidate[] {
  return candidates.map((candidate) => ({
    ...candidate,
    base: measureBase(candidate, brief),
    answeredWishes: countAnsweredWishes(candidate.concept, brief.reading),
  }));
}

function countAnsweredWishes(concept: Concept, reading: Reading): number {
  if (reading.wishes.length === 0) return 0;
  const isLimit = (rule: WishRule) => rule.limits === true;
  return listServedWishes(concept, reading).filter(({ wish }) => !isLimit(wishes[wish])).length;
}

/** For the day, and whom it is for. Where somebody's life was told of, what is for it comes before what is only for the day. */
function measureDay({ occasions = {}, relationships = {} }: Concept, { reading, occasion, relationship }: Brief): number {
  const tellsOfLife = reading.facts.some(({ fact }) => isSituation(fact, occasion) && !ofTheGift.has(fact));
  const isAlone = reading.likes.length === 0 && !tellsOfLife;
  return (
    (isAlone ? worthOfOccasionAlone : worthOfOccasion)[occasions[occasion] ?? 0] +
    (isAlone ? worthOfRelationshipAlone : worthOfRelationship)[relationships[relationship] ?? 0]
  );
}

function measureBase(candidate: Candidate, brief: Brief): number {
  const { concept, price, serves } = candidate;
  const { reading, seed } = brief;
  return (
    measureDay(concept, brief) +
    measureTraits(concept, brief) +
    measureFacts(candidate, brief) +
    measureWishes(concept, brief) +
    measureRefinement(concept, brief) +
    worthOfRightPrice * measurePriceFit(concept, price, brief) +
    (concept.pick ? worthOfPick : 0) +
    (isProduct(concept) ? worthOfProduct : 0) -
    measureGuess(concept, serves, reading) -
    measureOtherLife(concept, brief) -
    (isFirstLesson(concept, brief) ? costOfFirstLesson : 0) -
    (isBeyondBeginner(concept, reading.likes) ? costOfBeyond : 0) +
    measureShare(candidate, seed)
  );
}

/** Whoever does a thing needs no first lesson in it, and whoever has just begun does; so does a child. */
export function isFirstLesson(concept: Concept, brief: Brief): boolean {
  const { likes } = brief.reading;
  if (concept.level !== "beginner" || likes.length === 0) return false;
  return !isForBeginner(concept, likes) && listYears(brief).youngest > oldestOfBeginners;
}

/** What is for nobody in particular, and chance. */
function measureShare({ concept, text, serves }: Candidate, seed: number): number {
  const spare = concept.spare ? costOfSpare : 0;
  if (!concept.for) {
    const isServing = serves.some((worth) => worth > 0);
    const spread = isServing ? variation : serves.length === 0 ? variationAlone : variationOfFillers;
    return spread * draw(seed, concept.id) - spare - costOfBreadth * measureBreadth(concept);
  }
  // One template may be filled in with two likings.
  const chance = draw(seed, foldText(text.title));
  const spread = usualForTemplates + variationOfTemplates * (chance - 0.5) - costOfKind * Math.max(0, concept.for.length - fewKinds);
  return spread - spare - (suitsAnyPastime(concept) ? costOfAnyPastime : 0);
}

/** What is all about an interest that nobody mentioned is a guess, except where it was made for what was told, or pleases nearly anybody. */
function measureGuess(concept: Concept, serves: readonly number[], reading: Reading): number {
  if (isCustomary(concept, reading) || serves.some((worth) => worth > 0)) return 0;
  // Who loves something else is no better known by a feeder for birds than by cookies.
  if (concept.anyone && reading.likes.length === 0) return 0;
  let most = 0;
  for (const [, weight] of listInterests(concept)) most = Math.max(most, weight);
  // A strap for the accordion is kind to the shoulders, and still for who plays.
  if (most < 3 && reading.facts.some(({ fact }) => concept.facts?.includes(fact))) return 0;
  return listCosts(concept, reading)[most] ?? 0;
}

function listCosts({ wishes: does = [] }: Concept, { likes, wishes: asked }: Reading): readonly number[] {
  const isAskedFor = asked.some(({ wish }) => ofContent.has(wish) && does.includes(wish));
  return likes.length === 0 && !isAskedFor ? costWhereNothingIsLiked : costOfUnstated;
}

/** Wishes that say what the gift is like, and not only how big it is or how it comes. */
const ofContent: ReadonlySet<WishId> = new Set([
  "relaxing",
  "funny",
  "cheering-up",
  "edible",
  "luxury",
  "handmade",
  "sustainable",
  "memories",
]);

/** What is made for a life that nobody told of is for somebody else. */
function measureOtherLife(concept: Concept, { reading: { facts: stated }, occasion }: Brief): number {
  const madeFor = listMadeFor(concept);
  const isFor = (fact: FactId) => stated.some((entry) => entry.fact === fact);
  const isTelling = madeFor.some((fact) => isSituation(fact, occasion) || isReasonToGive(fact, occasion));
  return isTelling && !madeFor.some(isFor) ? costOfOtherLife : 0;
}

/** Whether it belongs to the festival or custom that was stated, and is at home there. */
function isCustomary({ only, facts = [] }: Concept, reading: Reading): boolean {
  return only?.cultures !== undefined && reading.facts.some(({ fact }) => facts.includes(fact));
}

function measureTraits({ traits = {} }: Concept, { reading }: Brief): number {
  let worth = 0;
  for (const { trait } of reading.traits) worth += worthOfTrait[traits[trait] ?? 0];
  return Math.min(worth, mostForTraits);
}

/** Who loses keys needs something for keys, before what is for whoever loses things. */
function measureNamed(concept: Concept, { reading, locale }: Brief): number {
  const isNamed = reading.facts.some(
    ({ fact, words }) => isHabit(fact) && concept.facts?.includes(fact) && namesSomethingOf(words, concept, locale),
  );
  return isNamed ? worthOfNamed : 0;
}

function measureFacts(candidate: Candidate, brief: Brief): number {
  const { concept } = candidate;
  const { reading, occasion } = brief;
  if (reading.facts.length === 0) return 0;
  // A pouch for metal detecting is of the right size for Secret Santa, and for who goes detecting.
  const madeFor = listMadeFor(concept).filter((fact) => !ofTheGift.has(fact) || !isAboutAnother(candidate));
  const isTold = (fact: FactId) => reading.facts.some((stated) => stated.fact === fact) && !isToldByLiking(fact, reading.likes);
  if (madeFor.some(isTold))
    return (
      measureMadeFor(concept, { reading, occasion }) + (isCustomary(concept, reading) ? worthOfCustom : 0) + measureNamed(concept, brief)
    );
  return listServedFacts(concept, reading).length > 0 ? worthOfGood : 0;
}

/** With likings, what the gift is about counts as one of them, in the choice; and it comes before what else is told of somebody. */
function measureMadeFor({ facts = [] }: Concept, { reading, occasion }: Pick<Brief, "reading" | "occasion">): number {
  const isReason = reading.facts.some(({ fact }) => isReasonToGive(fact, occasion) && facts.includes(fact));
  if (reading.likes.some(({ strength }) => strength === "stated")) return isReason ? 0 : worthOfMadeForBesides;
  const isOfLife = isReason || reading.facts.some(({ fact }) => isSituation(fact, occasion) && facts.includes(fact));
  // What is made for many lives is less made for each.
  const worth = isOfLife && facts.length <= fewFacts ? worthOfMadeForAlone : worthOfMadeFor;
  return isReason ? worth + worthOfReason : worth;
}

function measureWishes(concept: Concept, { reading }: Brief): number {
  const [worthOfOne, costOfOne] = reading.likes.length === 0 ? [worthOfWishAlone, worthOfWishAlone] : [worthOfWish, costOfOpposite];
  let worth = 0;
  for (const { wish } of reading.wishes) {
    const measured = measureWish(concept, wish);
    worth += measured * (measured > 0 ? worthOfOne : costOfOne);
  }
  return worth;
}

const worthOfRefinement = 30;
/** Who asks for an experience or an object gets five, even where the best of the other kind are much better known. */
const worthOfKind = 50;
const personal: ReadonlySet<string> = new Set(["personal", "handmade", "memories", "made-by-giver"]);

function measureRefinement({ kind, demands = [], wishes = [] }: Concept, { refine }: Brief): number {
  if (refine === "experience" || refine === "object") return kind === refine ? worthOfKind : -worthOfKind;
  if (refine !== "personal") return 0;
  return demands.includes("made-to-order") || wishes.some((wish) => personal.has(wish)) ? worthOfRefinement : 0;
}

/** The share of the price range that is inside the budget, on a logarithmic scale. */
function measurePriceFit(concept: Concept, [low, high]: PriceRange, { currency }: Brief): number {
  const [lowest, highest] = getConceptPrice(concept, currency);
  return highest > lowest ? Math.min(1, Math.log(high / low) / Math.log(highest / lowest)) : 1;
}

/** The share of a long life that a concept suits, from 0 to 1. */
function measureBreadth({ ages: [from, to] }: Concept): number {
  return (to - from) / 99;
}

/** A pseudo-random number from 0 to 1, always the same for the same seed and name. */
function draw(seed: number, name: string): number {
  let hash = seed | 0;
  for (let position = 0; position < name.length; position += 1) hash = Math.imul(hash ^ name.charCodeAt(position), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
