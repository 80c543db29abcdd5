import { canJoin, countServing, measureFaults, type ListGoal, type ListMember } from "./list-rules.ts";

/** An idea that may be chosen for the list. */
export interface ListCandidate extends ListMember {
  title: string;
  things: readonly string[];
  /** Its points without the interests. */
  base: number;
  /** The points that each stated interest adds while no other idea of the list serves it. */
  worth: readonly number[];
}

export interface Choice {
  wanted: number;
  goal: ListGoal;
  /** Ideas that are in the list already. */
  taken: readonly ListMember[];
  isRepeat: (title: string, other: string) => boolean;
}

/** An interest is worth less the more ideas of the list serve it already. */
const worthWhenServedBefore = [1, 0.5, 0.3, 0];
/** For filled-in ideas, which resemble each other, so that one or two are enough. */
const worthOfFilledInWhenServedBefore = [1, 0.2, 0, 0];
const costOfSameCategory = 4;
const costOfSameThing = 8;
const mostRepairs = 12;

/** Chooses the ideas that together score best and keep the rules of a list as far as possible; the best first. */
export function diversify<Idea extends ListCandidate>(candidates: readonly Idea[], choice: Choice): Idea[] {
  const strict = extend([], candidates, { ...choice, mayJoin: (idea, list) => canJoin(idea, list, choice.goal) });
  const full = strict.length === choice.wanted ? strict : extend(strict, candidates, { ...choice, mayJoin: () => true });
  return repair(full, candidates, choice).toSorted((one, other) => measureOwnWorth(other) - measureOwnWorth(one));
}

function extend<Idea extends ListCandidate>(
  start: readonly Idea[],
  candidates: readonly Idea[],
  { wanted, taken, isRepeat, mayJoin }: Choice & { mayJoin: (idea: Idea, list: readonly ListMember[]) => boolean },
): Idea[] {
  const chosen = [...start];
  const repeats = new Set<Idea>(start);
  while (chosen.length < wanted) {
    const list = [...taken, ...chosen];
    const best = findBest(candidates, (idea) => (repeats.has(idea) || !mayJoin(idea, list) ? -Infinity : measureGain(idea, list, chosen)));
    if (!best) return chosen;
    repeats.add(best);
    if (!chosen.some(({ title }) => isRepeat(title, best.title))) chosen.push(best);
  }
  return chosen;
}

/** Swaps one idea at a time until no rule is broken or no swap improves the list. */
function repair<Idea extends ListCandidate>(start: readonly Idea[], candidates: readonly Idea[], choice: Choice): readonly Idea[] {
  let chosen = start;
  for (let attempt = 0; attempt < mostRepairs; attempt++) {
    const better = findBetter(chosen, candidates, choice);
    if (!better) return chosen;
    chosen = better;
  }
  return chosen;
}

interface Swap<Idea> {
  list: readonly Idea[];
  faults: number;
  gain: number;
}

/** The best list that one swap can give: the one that breaks the fewest rules, then the one with the most points. `null` when none is better. */
function findBetter<Idea extends ListCandidate>(
  chosen: readonly Idea[],
  candidates: readonly Idea[],
  choice: Choice,
): readonly Idea[] | null {
  const before = measureFaults([...choice.taken, ...chosen], choice.goal);
  if (before === 0) return null;
  let best: Swap<Idea> = { list: chosen, faults: before, gain: Infinity };
  for (const leaving of chosen) {
    const kept = chosen.filter((idea) => idea !== leaving);
    const others: ListMember[] = [...choice.taken, ...kept];
    const lost = measureGain(leaving, others, kept);
    const list = [...others];
    const last = list.length;
    const differs = (idea: Idea) => !chosen.includes(idea) && !kept.some(({ title }) => choice.isRepeat(title, idea.title));
    for (const joining of candidates) {
      list[last] = joining;
      const faults = measureFaults(list, choice.goal);
      if (faults > best.faults) continue;
      const gain = measureGain(joining, others, kept) - lost;
      if (isBetter({ faults, gain }, best) && differs(joining)) best = { list: [...kept, joining], faults, gain };
    }
  }
  return best.list === chosen ? null : best.list;
}

function isBetter(one: Pick<Swap<unknown>, "faults" | "gain">, other: Pick<Swap<unknown>, "faults" | "gain">): boolean {
  return one.faults < other.faults || (one.faults === other.faults && one.gain > other.gain);
}

function measureGain(idea: ListCandidate, list: readonly ListMember[], chosen: readonly ListCandidate[]): number {
  let gain = idea.base;
  const shares = idea.filledIn ? worthOfFilledInWhenServedBefore : worthWhenServedBefore;
  for (let interest = 0; interest < idea.worth.length; interest++) {
    const worth = idea.worth[interest] ?? 0;
    if (worth > 0) gain += worth * (shares[countServing(list, interest)] ?? 0);
  }
  for (const other of chosen) {
    if (other.category === idea.category) gain -= costOfSameCategory;
    if (other.things.some((thing) => idea.things.includes(thing))) gain -= costOfSameThing;
  }
  return gain;
}

function measureOwnWorth({ base, worth }: ListCandidate): number {
  return base + Math.max(0, ...worth);
}

function findBest<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  let [best, most]: [Item | null, number] = [null, -Infinity];
  for (const item of items) {
    const measured = measure(item);
    if (measured > most) [best, most] = [item, measured];
  }
  return best;
}
