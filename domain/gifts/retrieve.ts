import { catalogue, type CatalogueConcept } from "./catalogue/catalogue.ts";
import type { ConceptText } from "./catalogue/concept.ts";
import { fillInterest, goesWith, parametricConcepts } from "./catalogue/parametric.ts";
import { listAllowed } from "./hard-limits.ts";
import type { PriceRange } from "./price.ts";
import { listShownConcepts } from "./shown-concepts.ts";
import type { BriefWithWishes, Wish } from "./wishes.ts";

/** A concept that may be suggested, in the request's language. */
export interface Candidate {
  concept: CatalogueConcept;
  text: ConceptText;
  /** The part of its price that is inside the budget. */
  price: PriceRange;
  /** How well it serves each wish, from 0 to 3. */
  serves: readonly number[];
  /** Whether it is a parametric concept that was filled in with a wish. */
  filledIn: boolean;
}

const weightOfParametric = 2;
const enoughToChooseFrom = 15;

/**
 * All concepts that keep the hard limits and were not shown or refused before. For a wish that the catalogue does not know, or
 * has nothing left for, it adds parametric concepts.
 */
export function retrieve(brief: BriefWithWishes, refused: ReadonlySet<CatalogueConcept>): Candidate[] {
  const { wishes, locale } = brief;
  const shown = listShownConcepts(brief.shown, locale);
  const isNew = ({ concept }: Pick<Candidate, "concept">) => !shown.has(concept) && !refused.has(concept);
  const allowed = listAllowed(catalogue, brief).filter(isNew);
  const least = wishes.map((wish) => findLeastService(allowed, wish));
  const own = allowed.map(({ concept, price }) => {
    const serves = wishes.map((wish, position) => keepFrom(least[position] ?? 1, measureService(concept, wish)));
    return { concept, price, text: concept[locale], serves, filledIn: false };
  });
  const inNeed =
    own.length < enoughToChooseFrom ? wishes : wishes.filter((_, position) => own.every(({ serves }) => serves[position] === 0));
  if (inNeed.length === 0) return own;
  const fillable = listAllowed(parametricConcepts, brief).filter(isNew);
  return [...own, ...inNeed.flatMap((wish) => fillAll(fillable, wish, brief))];
}

/** A concept with weight 1 serves a wish only when no better one does. */
function findLeastService(allowed: readonly Pick<Candidate, "concept">[], wish: Wish): number {
  return allowed.some(({ concept }) => measureService(concept, wish) > 1) ? 2 : 1;
}

function keepFrom(least: number, weight: number): number {
  return weight < least ? 0 : weight;
}

function measureService({ interests }: CatalogueConcept, { ids }: Wish): number {
  let most = 0;
  for (const id of ids) most = Math.max(most, interests[id] ?? 0);
  return most;
}

function fillAll(fillable: readonly Pick<Candidate, "concept" | "price">[], wish: Wish, { wishes, locale }: BriefWithWishes): Candidate[] {
  const serves = wishes.map((other) => (other === wish ? weightOfParametric : 0));
  const fitting = fillable.filter(({ concept }) => goesWith(concept, wish));
  return fitting.map(({ concept, price }) => ({
    concept,
    price,
    serves,
    text: fillInterest(concept[locale], wish, locale),
    filledIn: true,
  }));
}
