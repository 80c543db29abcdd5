import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { findIdeaFault } from "../guard/guard.ts";
import { categoryNames } from "../knowledge/category-names.ts";
import type { Concept } from "../knowledge/concept.ts";
import { isReasonToGive } from "../knowledge/facts.ts";
import { wishes, type WishId, type WishRule } from "../knowledge/wishes.ts";
import { getConceptPicture } from "../pictures/find-picture.ts";
import type { Like } from "../reading/reading.ts";
import { foldText } from "../words/fold-words.ts";
import { formatPriceRange, narrowPrice } from "../brief/price.ts";
import { areTitlesLike } from "./like-titles.ts";
import { listShownConcepts } from "./shown-concepts.ts";
import type { Brief } from "../brief/brief.ts";
import { clearly, listCandidates, listSituations, type Extent } from "./candidates.ts";
import { choose, type Choice } from "./choose.ts";
import { isForFact, mostLikes } from "./evidence.ts";
import { callPerson, choosePronoun } from "./pronouns.ts";
import { isFirstLesson, rank, type RankedCandidate } from "./rank.ts";
import { listServedLikes } from "./taken.ts";
import { groupThemes } from "./themes.ts";
import { isSpokenOf, listSpokenOf } from "./spoken-of.ts";
import { areTwins } from "./twins.ts";

export interface Composed {
  suggestion: Suggestion;
  concept: Concept;
}

export interface ComposeOptions {
  wanted?: number;
  /** Ideas that are in the list already; the composed ones differ from them and complete the list. */
  taken?: readonly Suggestion[];
}

/** Up to `wanted` allowed, different ideas of our own, the best first; fewer only when the limits leave no more. The same brief gives the same ideas. */
export function compose(brief: Brief, { wanted = suggestionsPerQuery, taken = [] }: ComposeOptions = {}): Composed[] {
  const titles = [...brief.shown, ...taken.map(({ title }) => title)];
  const shown = listShownConcepts(titles);
  const likes = brief.reading.likes.slice(0, mostLikes);
  const hasReason = brief.reading.facts.some(({ fact }) => isReasonToGive(fact, brief.occasion));
  const hasSituation = listSituations(brief).length > 0;
  const spoken = listSpokenOf(brief);
  const choice: Choice = {
    wanted,
    themes: groupThemes(likes, brief.words),
    hasReason,
    hasSituation,
    isAboutLife: (hasReason || hasSituation) && likes.every(({ strength }) => strength !== "stated"),
    served: listServedLikes(taken, likes),
    wantsMore: findWanted(brief, likes),
    mayJoin: (candidate, others) =>
      !others.some(({ concept }) => areTwins(candidate.concept, concept)) &&
      !isSpokenOf(candidate.text.title, spoken) &&
      mayJoin(candidate, [...titles, ...others.map(({ text }) => text.title)], brief),
  };
  const list = (extent: Extent) =>
    rank(
      listCandidates(brief, extent).filter(({ concept }) => !shown.has(concept)),
      brief,
    );
  const chosen = likes.length === 0 ? choose(list("all"), choice) : chooseTold(list, brief, choice);
  return chosen.map((candidate) => ({ concept: candidate.concept, suggestion: write(candidate, brief) }));
}

/** What answers nothing told comes in only where too little does, and before any of it what pleases nearly anybody. */
function chooseTold(list: (extent: Extent) => RankedCandidate[], brief: Brief, choice: Choice): RankedCandidate[] {
  const isNoLesson = ({ concept }: RankedCandidate) => !isFirstLesson(concept, brief);
  const told = list("told").filter(isNoLesson);
  const answers = choose(told, choice);
  if (answers.length === choice.wanted && answers.every(answersSomething)) return answers;
  const completed = choose([...told, ...list("anyone").filter(isNoLesson)], choice);
  return completed.length === choice.wanted ? completed : choose(list("all"), choice);
}

/** Whether it serves a liking, or is made for what else was told. */
function answersSomething({ serves, reasons, situations }: RankedCandidate): boolean {
  return reasons.length + situations.length > 0 || serves.some((worth) => worth >= clearly);
}

/** The liking of which the giver asked for more ideas. */
function findWanted({ refine }: Brief, likes: readonly Like[]): number | null {
  if (refine === null || typeof refine === "string") return null;
  const position = likes.findIndex(({ words }) => foldText(words) === foldText(refine.more));
  return position < 0 ? null : position;
}

/** Texts are read only of what is about to be chosen. */
function mayJoin(candidate: RankedCandidate, titles: readonly string[], brief: Brief): boolean {
  const { title } = candidate.text;
  return !titles.some((other) => areTitlesLike(title, other)) && findIdeaFault(write(candidate, brief), brief, []) === null;
}

function write({ concept, text: written, price, serves }: RankedCandidate, brief: Brief): Suggestion {
  const { currency, locale } = brief;
  const text = callPerson(written, locale, choosePronoun(brief));
  return {
    title: text.title,
    description: text.about,
    explanation: text.why,
    priceRange: formatPriceRange(narrowPrice(price), currency, locale),
    category: categoryNames[concept.category][locale],
    isExperience: concept.kind === "experience",
    searchTerms: [...text.search],
    productLinks: [],
    because: listBecause({ concept, serves }, brief),
    shop: concept.shop,
    picture: getConceptPicture(concept),
    source: "catalogue",
  };
}

const fewestPoints = 12;
const mostReasons = 3;

/** The stated things that an idea rests on, in the giver's own words: of several that speak of one theme, what it serves best. */
function listBecause({ concept, serves }: Pick<RankedCandidate, "concept" | "serves">, { reading, words: typed }: Brief): string[] {
  const stated = reading.likes.slice(0, mostLikes);
  const likes = groupThemes(stated, typed).flatMap((theme) => {
    const [best] = theme.likes
      .flatMap((position) => ({ words: stated[position]?.words ?? "", points: serves[position] ?? 0 }))
      .toSorted((one, other) => other.points - one.points);
    return best && best.points >= fewestPoints ? [best] : [];
  });
  const words = [
    ...likes.toSorted((one, other) => other.points - one.points).map((like) => like.words),
    ...reading.facts.filter(({ fact }) => isForFact(concept, fact)).map((fact) => fact.words),
    ...reading.wishes.filter(({ wish }) => doesWish(concept, wish)).map((wish) => wish.words),
  ];
  return [...new Set(words)].filter(Boolean).slice(0, mostReasons);
}

/** What merely lasts, or is only used up, is no reason that anybody would read as theirs. */
function doesWish(concept: Concept, wish: WishId): boolean {
  const { kind }: WishRule = wishes[wish];
  return (concept.wishes?.includes(wish) ?? false) || (kind !== undefined && concept.kind === kind);
}
