import { concepts, listInterests } from "./knowledge.ts";

/** The share of an interest's gifts that may be for younger people than those who have it: a child's cup among all that is for coffee. */
const shareForYounger = 0.08;
const madeForIt = 3;

const agesByInterest = new Map<string, number[]>();
for (const concept of concepts)
  for (const [id, weight] of listInterests(concept)) {
    if (weight < madeForIt) continue;
    const ages = agesByInterest.get(id);
    if (ages) ages.push(concept.ages[0]);
    else agesByInterest.set(id, [concept.ages[0]]);
  }

const usualAges: ReadonlyMap<string, number> = new Map(
  [...agesByInterest].map(([id, ages]) => {
    const sorted = ages.toSorted((one, other) => one - other);
    return [id, sorted[Math.floor(sorted.length * shareForYounger)] ?? 0];
  }),
);

/** In years, from when nearly all gifts that are made for an interest are given; 0 for what nothing is made for. */
export function getUsualAge(interest: string): number {
  return usualAges.get(interest) ?? 0;
}
