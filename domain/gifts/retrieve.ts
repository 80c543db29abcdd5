import { catalogue, type CatalogueConcept } from "./catalogue/catalogue.ts";
import type { ConceptText } from "./catalogue/concept.ts";
import { fillInterest, goesWith, parametricConcepts } from "./catalogue/parametric.ts";
import { listAllowed } from "./hard-limits.ts";
import type { PriceRange } from "./price.ts";
import { listShownConcepts } from "./shown-concepts.ts";
import type { BriefWithWishes, Wish } from "./wishes.ts";

/** A concept that may be given, in the words of the request's language. */
export interface Candidate {
  concept: CatalogueConcept;
  text: ConceptText;
  /** Inside the budget. */
  price: PriceRange;
  /** How much it serves each of the wishes, from 0 to 3. */
  serves: readonly number[];
  /** Not written for this wish, only filled in with it. */
  filledIn: boolean;
}

const weightOfParametric = 2;
const enoughToChooseFrom = 15;

/**
 * Every concept that no hard limit forbids and that was not shown or refused before. A wish that the catalogue
 * does not know, or has nothing left for, is served by concepts that are filled in with it.
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

/** What merely touches on an interest serves it only where nothing better does. */
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
