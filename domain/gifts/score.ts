import { ageRanges, listBudgetBands, type Currency } from "#shared/gift-options.ts";
import type { ChildAge } from "./brief.ts";
import { catalogue, type CatalogueConcept } from "./catalogue/catalogue.ts";
import { categoryNames } from "./catalogue/category-names.ts";
import { parametricConcepts } from "./catalogue/parametric.ts";
import type { ListCandidate } from "./diversify.ts";
import { clipToBand, findConceptPrice, type PriceRange } from "./price.ts";
import type { Candidate } from "./retrieve.ts";
import type { BriefWithWishes, Wish } from "./wishes.ts";

export type ScoredCandidate = Candidate & ListCandidate;

// Points, indexed by weight. Interests dominate: one that the concept was made for outweighs all the rest together.
const worthOfInterest = [0, 7, 20, 30];
const worthOfTrait = [0, 3, 6, 8];
const worthOfOccasion = [0, 5, 6.5, 7];
const worthOfRelationship = [0, 1, 2, 3];
/** Points off for a gift that is all about an interest that nobody mentioned. */
const costOfUnstatedInterest = [0, 0, 1.5, 4];
const childhood = 13;
const mostForTraits = 12;
/** For a gift made for what the person goes through. */
const worthOfCircumstance = 14;
const worthOfRightAge = 4;
/** For years close around the age that was told of a child: what suits a newborn and a grown-up alike says little. */
const worthOfRightYears = 12;
const worthOfRightPrice = 4;
/** Points off for a gift that suits everybody at every price. */
const costOfBreadth = 10;
const costOfGeneric = 8;
/** Up to this many points are decided by the seed, so that nearly equal concepts take turns. */
const variation = 20;
// Filled-in ideas hardly differ otherwise, so chance counts more, in both directions.
const variationOfFilledIn = 30;

const conceptsPerInterest = countConceptsPerInterest();
const mostConceptsPerInterest = Math.max(...conceptsPerInterest.values());

const breadths = new Map([...catalogue, ...parametricConcepts].map((concept) => [concept, measureBreadth(concept)]));

/** Scores how well each candidate fits the brief, in points. The same brief always gives the same scores. */
export function score(candidates: readonly Candidate[], brief: BriefWithWishes): ScoredCandidate[] {
  const rarities = brief.wishes.map(findRarity);
  return candidates.map((candidate) => {
    const { concept, text, price, serves, filledIn } = candidate;
    return {
      concept,
      text,
      price,
      serves,
      filledIn,
      title: text.title,
      category: categoryNames[concept.category][brief.locale],
      experience: concept.experience,
      generic: concept.generic ?? false,
      suitsOccasion: weighOccasion(concept, brief) > 0,
      things: concept.things,
      base: scoreWithoutInterests(candidate, brief),
      worth: serves.map((weight, position) => (worthOfInterest[weight] ?? 0) * (rarities[position] ?? 1)),
    };
  });
}

function scoreWithoutInterests({ concept, price, serves, filledIn }: Candidate, brief: BriefWithWishes): number {
  const { currency, relationship, seed } = brief;
  return (
    scoreTraits(concept, brief) +
    (concept.onlyCircumstance && !brief.childAge ? worthOfCircumstance : 0) +
    (worthOfOccasion[weighOccasion(concept, brief)] ?? 0) +
    (worthOfRelationship[concept.relationships?.[relationship] ?? 0] ?? 0) +
    worthOfRightPrice * measurePriceFit(concept, price, currency) +
    scoreAge(concept, brief) -
    (concept.generic ? costOfGeneric : 0) -
    measureGuess(concept, serves) -
    costOfBreadth * (breadths.get(concept) ?? 0) +
    (filledIn ? variation - variationOfFilledIn * draw(seed, concept.id) : variation * draw(seed, concept.id))
  );
}

/** How well a concept suits the occasion, from 0 to 3. Without a particular occasion everything suits a little. */
export function weighOccasion({ occasions }: CatalogueConcept, { occasion }: Pick<BriefWithWishes, "occasion">): number {
  return occasions[occasion] ?? (occasion === "just-because" || occasion === "other" ? 1 : 0);
}

function scoreTraits(concept: CatalogueConcept, { traits, circumstances }: BriefWithWishes): number {
  const ids = [...traits.map(({ id }) => id), ...circumstances.flatMap(({ leanings }) => leanings)];
  const worths = ids.map((id) => (id && worthOfTrait[concept.traits[id] ?? 0]) || 0);
  return Math.min(sum(worths), mostForTraits);
}

/** The share of the price range that is inside the budget, on a logarithmic scale. */
function measurePriceFit(concept: CatalogueConcept, [low, high]: PriceRange, currency: Currency): number {
  const [lowest, highest] = findConceptPrice(concept, currency);
  return Math.log(high / low) / Math.log(highest / lowest);
}

function measureGuess({ interests }: CatalogueConcept, serves: readonly number[]): number {
  if (serves.some((weight) => weight > 0)) return 0;
  return costOfUnstatedInterest[Math.max(0, ...Object.values(interests))] ?? 0;
}

/** The share of all ages and budgets that a concept suits, from 0 to 1. */
function measureBreadth({ ages: [youngest, oldest], price }: CatalogueConcept): number {
  const ages = ageRanges.indexOf(oldest) - ageRanges.indexOf(youngest) + 1;
  const bands = listBudgetBands("USD").filter((band) => clipToBand(price, band));
  return (ages * bands.length) / (ageRanges.length * listBudgetBands("USD").length);
}

function scoreAge(concept: CatalogueConcept, { ageRange, childAge }: BriefWithWishes): number {
  const rightAge = ageRange === null ? 0 : worthOfRightAge * measureAgeFit(concept, ageRanges.indexOf(ageRange));
  return rightAge + (childAge && concept.childYears ? worthOfRightYears * measureYearsFit(concept.childYears, childAge) : 0);
}

/** Nearly 1 for a few years, towards 0 for the whole of childhood. */
function measureYearsFit([from, to]: readonly [number, number], { youngest }: ChildAge): number {
  const fromMiddle = Math.abs(youngest - (from + to) / 2);
  return 1 - (to - from) / (2 * childhood) - fromMiddle / childhood;
}

/** Nearly 1 in the middle of a narrow range of ages, towards 0 at the ends of a wide one. */
function measureAgeFit({ ages }: CatalogueConcept, age: number): number {
  const [from, to] = [ageRanges.indexOf(ages[0]), ageRanges.indexOf(ages[1])];
  const fromMiddle = Math.abs(age - (from + to) / 2);
  return 1 - (to - from) / (2 * ageRanges.length) - fromMiddle / ageRanges.length;
}

/** A factor from 1 to 1.6: interests that few concepts serve say more about a person. */
function findRarity({ ids }: Wish): number {
  const count = Math.max(1, ...ids.map((id) => conceptsPerInterest.get(id) ?? 1));
  return 1 + 0.6 * (1 - Math.log(count) / Math.log(mostConceptsPerInterest));
}

function countConceptsPerInterest(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const interest of catalogue.flatMap(({ interests }) => Object.keys(interests)))
    counts.set(interest, (counts.get(interest) ?? 0) + 1);
  return counts;
}

/** A pseudo-random number from 0 to 1, always the same for the same seed and name. */
function draw(seed: number, name: string): number {
  let hash = seed | 0;
  for (let position = 0; position < name.length; position++) hash = Math.imul(hash ^ name.charCodeAt(position), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
