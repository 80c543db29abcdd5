import { clearly, suitsAnyPastime } from "./candidates.ts";
import type { Concept } from "../knowledge/concept.ts";
import { limitsOnly, mourning } from "../knowledge/facts.ts";
import type { RankedCandidate } from "./rank.ts";
import type { Theme } from "./themes.ts";

export interface Choice {
  wanted: number;
  /** What was stated as liked, by what it speaks of. */
  themes: readonly Theme[];
  /** For each liking, how many of the ideas that are in the list already serve it. */
  served: readonly number[];
  /** The liking of which more ideas are wanted, before all others. */
  wantsMore: number | null;
  /** Whether the words tell why the gift is given, and how the person lives. */
  hasReason: boolean;
  hasSituation: boolean;
  /** Whether that is what the gift is about, since nothing is liked but in passing: 'used to play guitar'. */
  isAboutLife: boolean;
  /** Whether a candidate may stand beside those chosen: its texts are read here, when it is about to be chosen. */
  mayJoin: (candidate: RankedCandidate, chosen: readonly RankedCandidate[]) => boolean;
}

/** How many candidates are tried whose texts may not stand in the list. */
const mostTries = 60;
/** A further idea for the same theme counts less, the less the more themes wait for one: by their number. */
const worthAgain = [0.9, 0.9, 0.75, 0.55, 0.45] as const;
const worthAgainAmongMany = 0.35;
const worthOfFirst = 30;
const worthOfWanted = 4;
const worthOfUnwanted = 0.2;
const worthOfReason = 56;
const worthOfSituation = 26;
/** What serves a liking in the way in which they live now is better than either alone. */
const worthOfSituationBesides = 28;
/** One idea that is made for what is told besides is enough. */
const worthOfToldAgain = 3;
/** What is made for another part of their life is no repetition. */
const worthOfAnother = 24;
/** Where one thing is liked, so many ideas may be for how they live. */
const mostBesidesOneTheme = 2;
const costOfSameCategory = 3;
/** Where one theme was stated, the five are five kinds of things. */
const costOfSameKindOfThing = 9;
/** For all things that two have in common; a part of it for some. */
const costOfSameThings = 24;
const costOfSamePicture = 16;
const costOfSameConcept = 60;
/** A player with songs of an opera, and one with those of its kind, are the same gift twice. */
const costOfSameForOne = 500;
/** One idea that suits every pastime is enough. */
const costOfSecondAnyPastime = 18;
/** One that a name or pastime fills is enough; where nothing else was stated, there are more of them. */
const costOfSecondFilled = 12;
const costOfSecondFilledAlone = 6;
const mostOfCategory = 4;
const costOfOneCategory = 100;
/** Where this many things were told, no theme has more than two of the five. */
const manyThings = 3;
const mostOfTheme = 2;
const costOfThirdOfTheme = 16;
/** An idea that serves none of the likings, where some were stated; less for what serves a neighbor of one. */
const costOfFiller = 170;
const mostForNeighbor = 104;

/** Chooses the ideas that go together, the best first; each choice takes a pass over the candidates. */
export function choose(all: readonly RankedCandidate[], choice: Choice): RankedCandidate[] {
  const candidates = keepLikely(all);
  const chosen: RankedCandidate[] = [];
  const state = prepareState(choice);
  const passed = new Set<RankedCandidate>();
  while (chosen.length < choice.wanted && passed.size < mostTries) {
    for (const theme of state.themes) theme.least = measureLeast(candidates, theme, passed);
    const best = findBest(candidates, state, { chosen, passed, mayJoin: choice.mayJoin });
    if (!best) break;
    chosen.push(best);
    for (const theme of state.themes) if (servesTheme(best, theme)) theme.served += 1;
    state.reasons += best.reasons.length > 0 ? 1 : 0;
    state.situations += best.situations.length > 0 ? 1 : 0;
    for (const told of [...best.reasons, ...best.situations]) state.answered.add(told);
  }
  return chosen.toSorted((one, other) => measureAnswer(other, choice) - measureAnswer(one, choice));
}

interface ServedTheme extends Theme {
  served: number;
  /** The points from which an idea serves it: where nothing does so clearly, those of the best. */
  least: number;
}

interface State {
  themes: ServedTheme[];
  /** What a further idea for the same theme counts. */
  again: number;
  /** How many of the chosen are made for why the gift is given, and for how the person lives. */
  reasons: number;
  situations: number;
  /** The reasons and ways of living that an idea is made for already. */
  answered: Set<string>;
  hasMuchTold: boolean;
  isAboutLife: boolean;
}

function prepareState({ themes, served, wantsMore, hasReason, hasSituation, isAboutLife }: Choice): State {
  const told = themes.length + (hasReason ? 1 : 0) + (hasSituation ? 1 : 0);
  return {
    themes: themes.map((theme) => ({
      ...theme,
      weight: wantsMore === null ? theme.weight : theme.likes.includes(wantsMore) ? worthOfWanted : worthOfUnwanted,
      served: Math.max(0, ...theme.likes.map((position) => served[position] ?? 0)),
      least: clearly,
    })),
    again: wantsMore === null ? (worthAgain[told] ?? worthAgainAmongMany) : worthAgain[1],
    reasons: 0,
    situations: 0,
    answered: new Set(),
    hasMuchTold: wantsMore === null && themes.length >= manyThings,
    isAboutLife: wantsMore === null && isAboutLife,
  };
}

interface Search extends Pick<Choice, "mayJoin"> {
  chosen: readonly RankedCandidate[];
  passed: Set<RankedCandidate>;
}

/** The best of those that may join; what is tried is not tried again. */
function findBest(candidates: readonly RankedCandidate[], state: State, { chosen, passed, mayJoin }: Search): RankedCandidate | null {
  const gains = candidates.map((candidate) => (passed.has(candidate) ? -Infinity : measureGain(candidate, state, chosen)));
  while (passed.size < mostTries) {
    const place = getHighest(gains);
    const best = candidates[place];
    if (!best || gains[place] === -Infinity) return null;
    gains[place] = -Infinity;
    passed.add(best);
    if (mayJoin(best, chosen)) return best;
  }
  return null;
}

function getHighest(values: readonly number[]): number {
  let [place, most] = [-1, -Infinity];
  for (const [position, value] of values.entries()) if (value > most) [place, most] = [position, value];
  return place;
}

/** How much of what was told an idea answers, with what is most central counting most. */
function measureAnswer(candidate: RankedCandidate, { themes }: Choice): number {
  let answer =
    shareOfWish * candidate.answeredWishes +
    (candidate.reasons.length > 0 ? 1 : 0) +
    (candidate.situations.length > 0 ? shareOfSituation : 0);
  for (const theme of themes) if (getWorth(candidate, theme) >= clearly) answer += theme.weight;
  // Added up in another order, the same themes weigh the same.
  return Math.round(answer * 1000);
}

const shareOfSituation = 0.6;
const shareOfWish = 0.5;

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
  for (const candidate of listBest(
    all.filter(({ reasons, situations }) => reasons.length + situations.length > 0),
    ({ base }) => base,
  ))
    likely.add(candidate);
  return [...likely];
}

function listBest(candidates: readonly RankedCandidate[], measure: (candidate: RankedCandidate) => number): RankedCandidate[] {
  if (candidates.length <= mostForEach) return [...candidates];
  return candidates.toSorted((one, other) => measure(other) - measure(one)).slice(0, mostForEach);
}

function getWorth({ serves }: RankedCandidate, { likes }: Theme): number {
  let worth = 0;
  for (const position of likes) worth = Math.max(worth, serves[position] ?? 0);
  return worth;
}

/** Less than this serves nothing, even where there is nothing better. */
const leastOfAll = 10;

function measureLeast(candidates: readonly RankedCandidate[], theme: Theme, passed: ReadonlySet<RankedCandidate>): number {
  let best = 0;
  for (const candidate of candidates) if (!passed.has(candidate)) best = Math.max(best, getWorth(candidate, theme));
  return best < leastOfAll ? clearly : Math.min(best, clearly);
}

function servesTheme(candidate: RankedCandidate, theme: ServedTheme): boolean {
  return getWorth(candidate, theme) >= theme.least;
}

function measureGain(candidate: RankedCandidate, state: State, chosen: readonly RankedCandidate[]): number {
  // Without likings, what is made for what was told stands in `base`, for all five.
  let gain = candidate.base + (state.themes.length > 0 ? measureThemes(candidate, state) : 0);
  for (const other of chosen) gain -= measureLikeness(candidate, other, state.themes);
  return isOneTooMany(candidate, chosen) ? gain - costOfOneCategory : gain;
}

function measureThemes(candidate: RankedCandidate, state: State): number {
  let [gain, most] = [0, 0];
  for (const theme of state.themes) {
    const worth = getWorth(candidate, theme);
    const serves = worth >= theme.least;
    most = Math.max(most, serves && theme.served === 0 ? clearly : worth);
    const first = serves && theme.served === 0 ? worthOfFirst : 0;
    gain += theme.weight * (worth * state.again ** theme.served + first);
    if (serves && state.hasMuchTold && theme.served >= mostOfTheme) gain -= costOfThirdOfTheme;
  }
  return gain + measureTold(candidate, state, most) - (isFirstForTold(candidate, state) ? 0 : measureFiller(most));
}

function measureTold({ concept, reasons, situations }: RankedCandidate, state: State, served: number): number {
  const again = state.isAboutLife && !isTurnOfThemes(state) ? worthOfSituation : worthOfToldAgain;
  const first = served >= clearly ? worthOfSituationBesides : worthOfSituation;
  const worthOfNext = (told: readonly string[]) => (told.some((one) => !state.answered.has(one)) ? Math.max(worthOfAnother, again) : again);
  let told = 0;
  if (reasons.length > 0) told += state.reasons === 0 ? worthOfReason : worthOfNext(reasons);
  if (situations.length > 0) told += state.situations === 0 ? first : worthOfNext(situations);
  return told * Math.max(leastShare, Math.min(1, fewFacts / (concept.facts?.length ?? 1)));
}

/** Where a list is about how somebody lives, so many ideas are, before what is liked in passing or was once has its first. */
const mostBeforeThemes = 3;

function isTurnOfThemes({ themes, reasons, situations }: State): boolean {
  return reasons + situations >= mostBeforeThemes && themes.some(({ served }) => served === 0);
}

/** What is made for many lives is less made for each. */
const fewFacts = 3;
const leastShare = 0.6;

/** What is made for many lives is hardly made for this one. */
const mostFacts = 2;
/** With more themes than these, the five are theirs. */
const mostThemesBesides = 2;

/** Whether it needs to serve no liking. */
function isFirstForTold(candidate: RankedCandidate, state: State): boolean {
  const { reasons, situations } = candidate;
  if (state.isAboutLife && !isTurnOfThemes(state)) return reasons.length + situations.length > 0;
  return isNextReason(reasons, state) || (situations.length > 0 && isFirstForSituation(candidate, state));
}

const mostReasons = 2;
const losses: ReadonlySet<string> = new Set(mourning);

/** The day, and what else the gift is given for ('housewarming', and a first winter): the second once every theme has an idea, and no loss that lies beside it. */
function isNextReason(reasons: readonly string[], { reasons: given, answered, themes }: State): boolean {
  if (given === 0) return reasons.length > 0;
  return given < mostReasons && reasons.some((one) => !answered.has(one) && !losses.has(one)) && themes.every(({ served }) => served > 0);
}

/** What is made for how they live alone waits until every theme has an idea; so does what is made for another part of it. */
function isFirstForSituation({ concept, situations: own }: RankedCandidate, { themes, reasons, situations, answered }: State): boolean {
  const isOnlyForFew = (concept.facts?.length ?? 0) <= mostFacts && themes.length <= mostThemesBesides;
  const isAnother = own.some((one) => !answered.has(one) && !limitsOnly.has(one));
  return (
    isOnlyForFew &&
    isAnother &&
    reasons + situations < (themes.length > 1 ? 1 : mostBesidesOneTheme) &&
    themes.every(({ served }) => served > 0)
  );
}

/** Five of one category are four and a repetition. */
function isOneTooMany({ concept }: RankedCandidate, chosen: readonly RankedCandidate[]): boolean {
  return chosen.length === mostOfCategory && chosen.every((other) => other.concept.category === concept.category);
}

function measureFiller(most: number): number {
  return most >= clearly ? 0 : costOfFiller - (mostForNeighbor * most) / clearly;
}

function measureLikeness(candidate: RankedCandidate, chosen: RankedCandidate, themes: readonly Theme[]): number {
  const [{ concept }, { concept: other }] = [candidate, chosen];
  if (concept === other) return isForSameName(candidate, chosen) ? costOfSameForOne : costOfSameConcept;
  return measureSameKind(concept, other, themes.length) + measureSameTemplate(candidate, chosen, themes);
}

function measureSameKind(concept: Concept, other: Concept, themes: number): number {
  const isSameCategory = concept.category === other.category;
  const isSameKind = themes === 1 && isSameCategory && concept.kind === other.kind;
  const isSamePicture = concept.picture !== undefined && concept.picture === other.picture;
  return (
    (isSameCategory ? costOfSameCategory : 0) +
    (isSameKind ? costOfSameKindOfThing : 0) +
    (isSamePicture ? costOfSamePicture : 0) +
    costOfSameThings * measureSharedThings(concept.things, other.things)
  );
}

function measureSameTemplate(candidate: RankedCandidate, chosen: RankedCandidate, themes: readonly Theme[]): number {
  const second = themes.length > 1 ? costOfSecondFilled : costOfSecondFilledAlone;
  return (
    (suitsAnyPastime(candidate.concept) && suitsAnyPastime(chosen.concept) ? costOfSecondAnyPastime : 0) +
    (areFilledAlike(candidate, chosen, themes) ? second : 0)
  );
}

/** Whether one of the names that fill the same template belongs to the other. */
function isForSameName(one: RankedCandidate, other: RankedCandidate): boolean {
  const serves = ({ serves: worths }: RankedCandidate, place: number | null) => place !== null && (worths[place] ?? 0) > 0;
  return serves(one, other.filledFor) || serves(other, one.filledFor);
}

/** Whether both bear the same name or pastime. */
function areFilledAlike({ filledFor: one }: RankedCandidate, { filledFor: other }: RankedCandidate, themes: readonly Theme[]): boolean {
  return one !== null && other !== null && themes.some(({ likes }) => likes.includes(one) && likes.includes(other));
}

function measureSharedThings(things: readonly string[], others: readonly string[]): number {
  const shared = things.filter((thing) => others.includes(thing)).length;
  return shared === 0 ? 0 : shared / (things.length + others.length - shared);
}
