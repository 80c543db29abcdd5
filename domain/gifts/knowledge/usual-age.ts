import { concepts, groupBy, listInterests } from "./knowledge.ts";

/** The share of an interest's gifts that may be for younger people than those who have it: a child's cup among all that is for coffee. */
const shareForYounger = 0.08;
const madeForIt = 3;

const conceptsMadeFor = groupBy(concepts, (concept) => listInterests(concept).flatMap(([id, weight]) => (weight < madeForIt ? [] : [id])));

const usualAges: ReadonlyMap<string, number> = new Map(
  [...conceptsMadeFor].map(([id, madeFor]) => {
    const youngest = madeFor.map(({ ages }) => ages[0]).toSorted((one, other) => one - other);
    return [id, youngest[Math.floor(youngest.length * shareForYounger)] ?? 0];
  }),
);

/** In years, from when nearly all gifts that are made for an interest are given; 0 for what nothing is made for. */
export function getUsualAge(interest: string): number {
  return usualAges.get(interest) ?? 0;
}
