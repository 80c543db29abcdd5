import { locales, type Locale } from "#shared/locales/locale.ts";
import { isWrittenIn, type Concept, type Weight } from "./concept.ts";
import { concepts as kindsOfGifts } from "./concepts/concepts.ts";
import { ofTheGift, type FactId } from "./facts.ts";
import { interests } from "./interests/interests.ts";
import { products } from "./products/products.ts";
import { nameTemplates } from "./templates/templates.ts";

/** Every gift that isn't filled in: kinds of things, and those that shops know by a name. */
export const concepts: readonly Concept[] = [...kindsOfGifts, ...products];

const nothing: readonly string[] = [];

/** The interests that include this one, whose gifts serve it a little less exactly. */
export function listWider(id: string): readonly string[] {
  return interests.get(id)?.wider ?? nothing;
}

/** The interests whose gifts would please somebody with this one as well. */
export function listNear(id: string): readonly string[] {
  return interests.get(id)?.near ?? nothing;
}

type WeighedInterest = readonly [id: string, weight: Weight];

const interestsByConcept: ReadonlyMap<Concept, readonly WeighedInterest[]> = new Map(
  [...concepts, ...nameTemplates].map((concept) => [concept, Object.entries(concept.interests ?? {})]),
);

/** The interests that a concept serves, as a list that is made once: each request goes through all concepts. */
export function listInterests(concept: Concept): readonly WeighedInterest[] {
  return interestsByConcept.get(concept) ?? [];
}

const noFacts: readonly FactId[] = [];

const livesByConcept: ReadonlyMap<Concept, readonly FactId[]> = new Map(
  [...concepts, ...nameTemplates].flatMap((concept) => (concept.facts ? [[concept, listLives(concept.facts)] as const] : [])),
);

/** An alarm that shakes the bed of the deaf is nothing for whoever only has everything. */
function listLives(madeFor: readonly FactId[]): readonly FactId[] {
  const lives = madeFor.filter((fact) => !ofTheGift.has(fact));
  return lives.length > 0 ? lives : madeFor;
}

/** The facts any of which makes a gift right for somebody: those of a life where it is made for one, else what is told of the gift. */
export function listMadeFor(concept: Concept): readonly FactId[] {
  return livesByConcept.get(concept) ?? noFacts;
}

const conceptsByInterest = new Map(
  locales.map((locale) => [
    locale,
    groupBy(
      concepts.filter((concept) => isWrittenIn(concept, locale)),
      (concept) => Object.keys(concept.interests ?? {}),
    ),
  ]),
);
const conceptsByFact: ReadonlyMap<FactId, readonly Concept[]> = groupBy(concepts, ({ facts = [] }) => facts);

const noConcepts: readonly Concept[] = [];

/** The concepts of any weight for an interest that have texts in a language. */
export function listConceptsFor(interest: string, locale: Locale): readonly Concept[] {
  return conceptsByInterest.get(locale)?.get(interest) ?? noConcepts;
}

export function listConceptsOfFact(fact: FactId): readonly Concept[] {
  return conceptsByFact.get(fact) ?? noConcepts;
}

/** What pleases nearly anybody. */
export const conceptsForAnyone: readonly Concept[] = concepts.filter(({ anyone }) => anyone);

const templatesByKind: ReadonlyMap<string, readonly Concept[]> = groupBy(nameTemplates, (template) => template.for ?? []);

/** What people give to somebody who loves a name of this kind; their texts hold `{name}`. */
export function listTemplates(kind: string): readonly Concept[] {
  return templatesByKind.get(kind) ?? noConcepts;
}

/** Concepts by each key that a function finds for them, in their order. */
export function groupBy<Key extends string>(
  listed: readonly Concept[],
  listKeys: (concept: Concept) => readonly Key[],
): ReadonlyMap<Key, readonly Concept[]> {
  const groups = new Map<Key, Concept[]>();
  for (const concept of listed)
    for (const key of listKeys(concept)) {
      const group = groups.get(key);
      if (group) group.push(concept);
      else groups.set(key, [concept]);
    }
  return groups;
}

export { interests, kindsOfGifts };
