/** The properties of an idea on which the balance of a list depends. */
export interface ListMember {
  category: string;
  experience: boolean;
  generic: boolean;
  /** Whether it is a parametric concept that was filled in with an interest. */
  filledIn: boolean;
  /** Whether it suits the occasion better than others do. */
  suitsOccasion: boolean;
  /** How much it serves each of the stated interests. */
  serves: readonly number[];
}

/** What a balanced list can reach with the available ideas. */
export interface ListGoal {
  /** Interests that only filled-in ideas serve. */
  rareInterests: readonly number[];
  /** Other interests that some idea serves. */
  interests: readonly number[];
  categories: number;
  experiences: number;
  objects: number;
  forOccasion: number;
  mostGeneric: number;
}

type Rule = (list: readonly ListMember[], goal: ListGoal) => number;

export const mostOfOneCategory = 2;
export const mostOfOneInterest = 3;
export const mostInterestsToServe = 4;
const mostFilledInForOneInterest = 2;
const fewestCategories = 3;
const fewestForOccasion = 2;

/** Each counts how often a list breaks a rule. Earlier rules take precedence when not all can be kept. */
const rules: readonly Rule[] = [
  (list, { rareInterests }) => countUnserved(list, rareInterests),
  (list) => countOverserved(list),
  (list) => countCrowdedCategories(list),
  (list, { categories }) => missing(countCategories(list), Math.min(categories, fewestCategories)),
  (list, { experiences }) =>
    missing(
      count(list, ({ experience }) => experience),
      Math.min(experiences, 1),
    ),
  (list, { objects }) =>
    missing(
      count(list, ({ experience }) => !experience),
      Math.min(objects, 1),
    ),
  (list, { interests, rareInterests }) => countUnserved(list, interests, mostInterestsToServe - rareInterests.length),
  (list) => countOverfilled(list),
  (list, { forOccasion }) =>
    missing(
      count(list, ({ suitsOccasion }) => suitsOccasion),
      Math.min(forOccasion, fewestForOccasion),
    ),
  (list, { mostGeneric }) =>
    missing(
      mostGeneric,
      count(list, ({ generic }) => generic),
    ),
];
// Greater than the number of times that one list can break a rule.
const strictness = 8;

/** 0 for a list that keeps every rule; one breach of an earlier rule counts more than all breaches of later ones. */
export function measureFaults(list: readonly ListMember[], goal: ListGoal): number {
  let faults = 0;
  for (const rule of rules) faults = faults * strictness + rule(list, goal);
  return faults;
}

/** Whether an idea can join a list without breaking a rule that later ideas could not repair. */
export function canJoin(member: ListMember, list: readonly ListMember[], { mostGeneric }: ListGoal): boolean {
  if (count(list, ({ category }) => category === member.category) >= mostOfOneCategory) return false;
  if (member.generic && count(list, ({ generic }) => generic) >= mostGeneric) return false;
  const most = member.filledIn ? mostFilledInForOneInterest : mostOfOneInterest;
  return member.serves.every((weight, interest) => weight === 0 || countServing(list, interest) < most);
}

export function countServing(list: readonly ListMember[], interest: number): number {
  return count(list, ({ serves }) => (serves[interest] ?? 0) > 0);
}

function countUnserved(list: readonly ListMember[], interests: readonly number[], most = mostInterestsToServe): number {
  const served = count(interests, (interest) => countServing(list, interest) > 0);
  return missing(served, Math.min(interests.length, Math.max(most, 0)));
}

function countOverserved(list: readonly ListMember[]): number {
  const interests = list[0]?.serves.length ?? 0;
  let overserved = 0;
  for (let interest = 0; interest < interests; interest++) overserved += missing(mostOfOneInterest, countServing(list, interest));
  return overserved;
}

function countOverfilled(list: readonly ListMember[]): number {
  const filledIn = list.filter((member) => member.filledIn);
  let overfilled = 0;
  for (let interest = 0; interest < (filledIn[0]?.serves.length ?? 0); interest++) {
    overfilled += missing(mostFilledInForOneInterest, countServing(filledIn, interest));
  }
  return overfilled;
}

function countCrowdedCategories(list: readonly ListMember[]): number {
  return count(
    list,
    (member, position) => count(list, ({ category }, before) => before < position && category === member.category) >= mostOfOneCategory,
  );
}

function countCategories(list: readonly ListMember[]): number {
  return count(list, (member, position) => list.findIndex(({ category }) => category === member.category) === position);
}

function missing(has: number, needs: number): number {
  return Math.max(0, needs - has);
}

function count<Item>(items: readonly Item[], holds: (item: Item, position: number) => boolean): number {
  let found = 0;
  for (let position = 0; position < items.length; position++) {
    const item = items[position];
    if (item !== undefined && holds(item, position)) found++;
  }
  return found;
}

/** The goal for a list that is chosen from these ideas. */
export function findGoal(ideas: readonly ListMember[], wishes: readonly unknown[]): ListGoal {
  const positions = wishes.map((_, position) => position);
  const served = positions.filter((interest) => countServing(ideas, interest) > 0);
  const rareInterests = served
    .filter((interest) => ideas.every(({ serves, filledIn }) => filledIn || !serves[interest]))
    .slice(0, mostInterestsToServe);
  return {
    rareInterests,
    interests: served.filter((interest) => !rareInterests.includes(interest)),
    categories: new Set(ideas.map(({ category }) => category)).size,
    experiences: count(ideas, ({ experience }) => experience),
    objects: count(ideas, ({ experience }) => !experience),
    forOccasion: count(ideas, ({ suitsOccasion }) => suitsOccasion),
    mostGeneric: wishes.length > 0 ? 0 : 1,
  };
}
