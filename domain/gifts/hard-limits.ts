import { ageRanges, type AgeRange } from "#shared/gift-options.ts";
import type { Brief } from "./brief.ts";
import type { CatalogueConcept } from "./catalogue/catalogue.ts";
import { clipToBand, findConceptPrice, type PriceRange } from "./price.ts";
import type { CircumstanceId } from "./vocabulary/circumstances.ts";
import type { InterestId } from "./vocabulary/interests.ts";
import { alcoholicThings, type ThingId } from "./vocabulary/things.ts";

interface Priced {
  concept: CatalogueConcept;
  price: PriceRange;
}

type Limit = (concept: CatalogueConcept, brief: Brief) => boolean;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of every age range
const positionOfAge = Object.fromEntries(ageRanges.map((age, position) => [age, position])) as Record<AgeRange, number>;

/** The weight from which a concept is not only touched by an interest. */
const clearly = 2;

/** Things that an interest asks for by its name; for them, customs against such gifts do not apply. */
const askedForBy: Partial<Record<InterestId, readonly ThingId[]>> = {
  wine: ["alcohol", "wine"],
  whisky: ["alcohol", "whisky", "spirits"],
  beer: ["alcohol", "beer"],
  cocktails: ["alcohol", "cocktail", "spirits"],
  sake: ["alcohol", "sake"],
  "home-brewing": ["alcohol", "beer"],
  tea: ["tea", "teapot"],
  watches: ["watch", "clock"],
  sneakers: ["shoes", "sneakers"],
  flowers: ["flowers"],
  houseplants: ["plant"],
  gardening: ["plant", "flowers"],
};

/** Limits that are never relaxed. */
const limits: readonly Limit[] = [
  fitsAge,
  fitsChildAge,
  fitsRelationship,
  fitsOccasion,
  fitsCultures,
  fitsPastimes,
  fitsCircumstances,
  isNotExcluded,
];

/** The concepts that keep all hard limits and the budget, with their price inside it. */
export function listAllowed(concepts: readonly CatalogueConcept[], brief: Brief): Priced[] {
  return concepts.flatMap((concept) => {
    const price = findPrice(concept, brief);
    return price && limits.every((keeps) => keeps(concept, brief)) ? [{ concept, price }] : [];
  });
}

function fitsAge(concept: CatalogueConcept, brief: Brief): boolean {
  const from = positionOfAge[concept.ages[0]];
  const to = positionOfAge[concept.ages[1]];
  if (brief.ageRange !== null) return from <= positionOfAge[brief.ageRange] && positionOfAge[brief.ageRange] <= to;
  if (brief.relationship === "child") return from === positionOfAge["0-12"] && to >= positionOfAge["35-49"];
  const isAdultSafe = from <= positionOfAge["25-34"] && to >= positionOfAge["50-64"];
  return isAdultSafe && (!contains(concept, alcoholicThings) || isAskedFor(concept, brief));
}

/** Safe for the youngest who was told of, and not outgrown by the oldest. */
function fitsChildAge({ childYears }: CatalogueConcept, { childAge }: Brief): boolean {
  if (childAge === null) return true;
  return childYears !== undefined && childYears[0] <= childAge.youngest && Math.floor(childAge.oldest) <= childYears[1];
}

function fitsRelationship({ onlyRelationships, notRelationships }: CatalogueConcept, { relationship }: Brief): boolean {
  return (onlyRelationships?.includes(relationship) ?? true) && !notRelationships?.includes(relationship);
}

function fitsOccasion({ onlyOccasions }: CatalogueConcept, { occasion }: Brief): boolean {
  return onlyOccasions?.includes(occasion) ?? true;
}

function fitsPastimes({ needsInterest, interests }: CatalogueConcept, brief: Brief): boolean {
  return !needsInterest || brief.interests.some(({ id }) => id !== null && (interests[id] ?? 0) >= clearly);
}

function fitsCircumstances({ onlyCircumstance, interests }: CatalogueConcept, brief: Brief): boolean {
  if (onlyCircumstance && !isGoneThrough(onlyCircumstance, brief)) return false;
  const isStated = (interest: InterestId) => brief.interests.some(({ id }) => id === interest);
  return !brief.circumstances.some(({ unfit }) => unfit.some((id) => (interests[id] ?? 0) >= clearly && !isStated(id)));
}

/** Whoever is told to be small enough for its years is a small child. */
function isGoneThrough(id: CircumstanceId, { circumstances, childAge }: Brief): boolean {
  return circumstances.some(({ ids }) => ids.includes(id)) || (id === "small-child" && childAge !== null);
}

function fitsCultures(concept: CatalogueConcept, brief: Brief): boolean {
  const { cultures } = brief;
  if (concept.onlyCultures && !concept.onlyCultures.some((culture) => cultures.has(culture))) return false;
  return !concept.taboo?.some((culture) => cultures.has(culture)) || isAskedFor(concept, brief);
}

function isNotExcluded({ things, interests }: CatalogueConcept, { exclusions }: Brief): boolean {
  return !exclusions.some(
    (exclusion) => things.some((thing) => exclusion.things.has(thing)) || servesAnyOf(interests, exclusion.interests),
  );
}

function servesAnyOf(interests: CatalogueConcept["interests"], disliked: ReadonlySet<InterestId>): boolean {
  for (const id of disliked) if (interests[id]) return true;
  return false;
}

function isAskedFor(concept: CatalogueConcept, { interests }: Brief): boolean {
  return interests.some(({ id }) => id !== null && contains(concept, askedForBy[id] ?? []));
}

function contains({ things }: CatalogueConcept, wanted: readonly ThingId[]): boolean {
  return things.some((thing) => wanted.includes(thing));
}

// A cache with one entry per currency and budget band; the weak maps do not keep concepts alive.
const pricesByCell = new Map<string, WeakMap<CatalogueConcept, { price: PriceRange | null }>>();

function findPrice(concept: CatalogueConcept, { currency, band }: Brief): PriceRange | null {
  const cell = `${currency} ${band.value}`;
  const prices = pricesByCell.get(cell) ?? new WeakMap<CatalogueConcept, { price: PriceRange | null }>();
  pricesByCell.set(cell, prices);
  const known = prices.get(concept) ?? { price: clipToBand(findConceptPrice(concept, currency), band) };
  prices.set(concept, known);
  return known.price;
}
