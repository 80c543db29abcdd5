import { clearly, suitsAnyPastime } from "./candidates.ts";
import type { Like } from "../reading/reading.ts";
import type { RankedCandidate } from "./rank.ts";

export interface Choice {
  wanted: number;
  likes: readonly Like[];
  /** For each liking, how many of the ideas that are in the list already serve it. */
  served: readonly number[];
  /** The liking of which more ideas are wanted, before all others. */
  wantsMore: number | null;
  /** Whether a candidate may stand beside those chosen: its texts are read here, when it is about to be chosen. */
  mayJoin: (candidate: RankedCandidate, chosen: readonly RankedCandidate[]) => boolean;
}

/** Each turn is a pass over all candidates; those whose texts may not stand in the list cost one, too. */
const mostTurns = 60;
/** What a liking that was only hinted at counts. */
const worthOfAffinity = 0.6;
/** A further idea for the same liking counts less, the less the more likings wait for one: by their number. */
const worthAgain = [0.9, 0.9, 0.75, 0.55, 0.45] as const;
const worthAgainAmongMany = 0.35;
const worthOfReasonAgain = 0.1;
const worthOfFirst = 30;
const worthOfWanted = 4;
const worthOfUnwanted = 0.2;
const costOfSameCategory = 3;
/** For all things that two have in common; a part of it for some. */
const costOfSameThings = 14;
const costOfSamePicture = 16;
const costOfSameConcept = 60;
/** One idea that suits every pastime is enough. */
const costOfSecondAnyPastime = 18;
const mostOfCategory = 4;
const costOfOneCategory = 100;
/** An idea that serves none of the likings, where some were stated; less for what serves a neighbour of one. */
const costOfFiller = 40;
const mostForNeighbour = 28;

/** Chooses the ideas that go together, the best first; each choice takes a pass over the candidates. */
export function choose(all: readonly RankedCandidate[], choice: Choice): RankedCandidate[] {
  const candidates = keepLikely(all);
  const chosen: RankedCandidate[] = [];
  const passed = new Set<RankedCandidate>();
  const served = [...choice.served];
  const again = choice.wantsMore === null ? (worthAgain[choice.likes.length] ?? worthAgainAmongMany) : worthAgain[1];
  const weights = choice.likes.map(({ strength }, position) => weighLike(strength, position, choice.wantsMore));
  for (let turn = 0; turn < mostTurns && chosen.length < choice.wanted; turn += 1) {
    const best = findBest(candidates, (candidate) =>
      passed.has(candidate) ? -Infinity : measureGain(candidate, { chosen, served, weights, again }),
    );
    if (!best) return chosen;
    passed.add(best);
    if (!choice.mayJoin(best, chosen)) continue;
    chosen.push(best);
    for (const [position, worth] of best.serves.entries()) if (worth >= clearly) served[position] = (served[position] ?? 0) + 1;
  }
  return chosen;
}

/** For each liking, and for none, how many of the best have a chance; what they have in common with others costs no more than that. */
const mostForEach = 90;

/** Those among which the best are, whatever is chosen before them. */
function keepLikely(all: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const places = all[0]?.serves.length ?? 0;
  if (all.length <= (places + 1) * mostForEach) return all;
  const likely = new Set(listBest(all, ({ base }) => base));
  for (let place = 0; place < places; place += 1) {
    const serving = all.filter(({ serves }) => (serves[place] ?? 0) > 0);
    for (const candidate of listBest(serving, ({ base, serves }) => base + (serves[place] ?? 0))) likely.add(candidate);
  }
  return [...likely];
}

function listBest(candidates: readonly RankedCandidate[], measure: (candidate: RankedCandidate) => number): RankedCandidate[] {
  if (candidates.length <= mostForEach) return [...candidates];
  return candidates.toSorted((one, other) => measure(other) - measure(one)).slice(0, mostForEach);
}

function weighLike(strength: Like["strength"], position: number, wantsMore: number | null): number {
  if (wantsMore !== null) return position === wantsMore ? worthOfWanted : worthOfUnwanted;
  return strength === "affinity" ? worthOfAffinity : 1;
}

interface State {
  chosen: readonly RankedCandidate[];
  served: readonly number[];
  weights: readonly number[];
  /** What a further idea for the same liking counts. */
  again: number;
}

function measureGain(candidate: RankedCandidate, { chosen, served, weights, again }: State): number {
  let gain = candidate.base;
  for (const [position, worth] of candidate.serves.entries()) {
    // After the likings stands what the gift is about, for which one idea is enough.
    const share = position < weights.length ? again : worthOfReasonAgain;
    if (worth > 0) gain += (weights[position] ?? 1) * weighService(worth, served[position] ?? 0, share);
  }
  if (weights.length > 0) gain -= measureFiller(Math.max(...candidate.serves));
  for (const other of chosen) gain -= measureLikeness(candidate, other);
  return isOneTooMany(candidate, chosen) ? gain - costOfOneCategory : gain;
}

/** Five of one category are four and a repetition. */
function isOneTooMany({ concept }: RankedCandidate, chosen: readonly RankedCandidate[]): boolean {
  return chosen.length === mostOfCategory && chosen.every((other) => other.concept.category === concept.category);
}

function measureFiller(most: number): number {
  return most >= clearly ? 0 : costOfFiller - (mostForNeighbour * most) / clearly;
}

function weighService(worth: number, times: number, again: number): number {
  return worth * again ** times + (times === 0 && worth >= clearly ? worthOfFirst : 0);
}

function measureLikeness({ concept }: RankedCandidate, { concept: other }: RankedCandidate): number {
  if (concept === other) return costOfSameConcept;
  const samePicture = concept.picture !== undefined && concept.picture === other.picture;
  return (
    (concept.category === other.category ? costOfSameCategory : 0) +
    costOfSameThings * measureSharedThings(concept.things, other.things) +
    (samePicture ? costOfSamePicture : 0) +
    (suitsAnyPastime(concept) && suitsAnyPastime(other) ? costOfSecondAnyPastime : 0)
  );
}

function measureSharedThings(things: readonly string[], others: readonly string[]): number {
  const shared = things.filter((thing) => others.includes(thing)).length;
  return shared === 0 ? 0 : shared / (things.length + others.length - shared);
}

function findBest<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  let [best, most]: [Item | null, number] = [null, -Infinity];
  for (const item of items) {
    const measured = measure(item);
    if (measured > most) [best, most] = [item, measured];
  }
  return best;
}
