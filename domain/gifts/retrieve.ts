import type { Brief } from "./brief.ts";
import { catalogue, type CatalogueConcept } from "./catalogue/catalogue.ts";
import type { ConceptText } from "./catalogue/concept.ts";
import { fillInterest, parametricConcepts } from "./catalogue/parametric.ts";
import { listAllowed } from "./hard-limits.ts";
import type { PriceRange } from "./price.ts";
import { listShownConcepts } from "./shown-concepts.ts";

/** A concept that may be given, in the words of the request's language. */
export interface Candidate {
  concept: CatalogueConcept;
  text: ConceptText;
  /** Inside the budget. */
  price: PriceRange;
  /** How much it serves each of the stated interests, from 0 to 3. */
  serves: readonly number[];
  /** Not written for this interest, only filled in with it. */
  filledIn: boolean;
}

const weightOfParametric = 2;

/**
 * Every concept that no hard limit forbids. An interest that the catalogue does not know, or has nothing
 * allowed for, is served by concepts that are filled in with it.
 */
export function retrieve(brief: Brief): Candidate[] {
  const { interests, locale } = brief;
  const shown = listShownConcepts(brief.shown, locale);
  const own = listAllowed(catalogue, brief)
    .filter(({ concept }) => !shown.has(concept))
    .map(({ concept, price }) => ({ concept, price, text: concept[locale], serves: interests.map(({ id }) => (id && concept.interests[id]) || 0), filledIn: false }))
    .filter((candidate) => !isNamedByExclusion(candidate, brief));
  const unserved = interests.map((_, position) => position).filter((position) => own.every(({ serves }) => serves[position] === 0));
  if (unserved.length === 0) return own;
  const fillable = listAllowed(parametricConcepts, brief).filter(({ concept }) => !shown.has(concept));
  return [...own, ...unserved.flatMap((position) => fillAll(fillable, position, brief))];
}

function fillAll(fillable: readonly Pick<Candidate, "concept" | "price">[], position: number, brief: Brief): Candidate[] {
  const { interests, locale } = brief;
  const interest = interests[position];
  if (!interest) return [];
  const serves = interests.map((_, other) => (other === position ? weightOfParametric : 0));
  return fillable
    .map(({ concept, price }) => ({ concept, price, serves, text: fillInterest(concept[locale], interest, locale), filledIn: true }))
    .filter((candidate) => !isNamedByExclusion(candidate, brief));
}

function isNamedByExclusion({ text }: Candidate, { exclusions }: Brief): boolean {
  if (exclusions.length === 0) return false;
  const whole = [text.title, text.description, text.why, ...text.search].join("\n");
  return exclusions.some((exclusion) => exclusion.isNamedIn(whole));
}
