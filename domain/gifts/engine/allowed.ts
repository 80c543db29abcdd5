import type { Currency, Occasion, Relationship } from "#shared/gift-options.ts";
import type { Concept } from "../knowledge/concept.ts";
import { facts, isReasonToGive, listKept, mourning, saidOfMost, type FactId, type FactRule } from "../knowledge/facts.ts";
import type { DemandId } from "../knowledge/demands.ts";
import { listInterests, listMadeFor, listWider } from "../knowledge/knowledge.ts";
import type { Avoid } from "../reading/reading.ts";
import type { Brief } from "../brief/brief.ts";
import { isMadeWithout } from "../guard/avoided.ts";
import { fitsLevels, listLevels } from "./suits-level.ts";
import { listYears } from "./years.ts";

/** The weight from which a concept is not only touched by an interest. */
const clearly = 2;

/** What a brief rules out, prepared once for all concepts. */
export interface Limits {
  brief: Brief;
  years: { youngest: number; oldest: number };
  /** Whether the gift greets a baby, so that it may be the baby's as well as the parents'. */
  greetsBaby: boolean;
  likes: ReadonlySet<string>;
  facts: ReadonlySet<FactId>;
  demands: ReadonlySet<DemandId>;
  things: ReadonlySet<string>;
  /** Those of the things that no way of making them lets in. */
  firm: readonly string[];
  interests: ReadonlySet<string>;
  /** Interests that would hurt by what happened, but in what was made for it. */
  sore: ReadonlySet<string>;
  levels: ReturnType<typeof listLevels>;
}

/** What the words and choices of a brief forbid: demands by facts, things and interests by what is avoided. */
export function prepareLimits(brief: Brief): Limits {
  const { likes, avoid } = brief.reading;
  const stated = new Set(brief.reading.facts.map(({ fact }) => fact));
  const rules: FactRule[] = [...stated].map((fact) => facts[fact]);
  const firm = [...rules.flatMap(({ things = [] }) => things), ...listIllOmens(brief)];
  const liked = new Set(likes.flatMap((like) => like.interests));
  return {
    brief,
    years: listYears(brief),
    greetsBaby: stated.has("newborn") && mayGreetBaby(brief),
    likes: liked,
    facts: stated,
    demands: new Set(rules.flatMap(({ forbids = [] }) => forbids)),
    things: new Set([...firm, ...avoid.flatMap(listThings)]),
    firm,
    interests: new Set(avoid.flatMap(({ interests }) => interests)),
    sore: new Set(rules.flatMap(({ interests = [] }) => interests).filter((id) => !liked.has(id))),
    levels: listLevels(likes),
  };
}

/** What has roots keeps the ill in bed, as Japanese visitors know. */
function listIllOmens({ cultures, occasion, reading }: Brief): readonly string[] {
  const isVisit = reading.facts.some(({ fact }) => illnesses.has(fact) && isReasonToGive(fact, occasion));
  return isVisit && cultures.includes("ja") ? ["plant"] : [];
}

const illnesses: ReadonlySet<FactId> = new Set(["ill-or-recovering", "laid-up", "bed-rest", "cancer-treatment"]);

/** Only some of these things are meant where a topic narrows them: the texts decide. */
function listThings({ things, topic }: Avoid): readonly string[] {
  return topic === null ? things : [];
}

type Rule = (concept: Concept, limits: Limits) => boolean;

/** Limits that are never relaxed; texts and prices are looked at apart. */
const rules: readonly Rule[] = [
  fitsAge,
  fitsLaw,
  fitsCountry,
  fitsChoices,
  fitsCouple,
  fitsLikes,
  fitsCultures,
  fitsNeeds,
  fitsJoined,
  fitsBoth,
  fitsFacts,
  fitsAvoided,
  (concept, { levels }) => fitsLevels(concept, levels),
];

export function isAllowed(concept: Concept, limits: Limits): boolean {
  return rules.every((keeps) => keeps(concept, limits));
}

/** Not a birthday of the mother, and not from the father or from her own child. */
const greetings: ReadonlySet<Occasion> = new Set(["other", "just-because"]);
const closest: ReadonlySet<Relationship> = new Set(["spouse", "parent"]);
const oldestBaby = 4;

function mayGreetBaby({ occasion, relationship, reading }: Brief): boolean {
  return greetings.has(occasion) && !closest.has(relationship) && !leavesOutBaby(reading.avoid);
}

const leavesOutBaby = (avoid: readonly Avoid[]) => avoid.some(({ told }) => ofBaby.test(told));

/** 赤ちゃん用品じゃなくて本人に: who leaves out what is for babies means the parents. */
const ofBaby = /\b(?:bab(?:y|ies)|newborns?|infants?)\b|婴儿|宝宝|母婴|ベビー|赤ちゃん/i;

/** Whether it suits the age of the person, or the baby that they have just had. */
function fitsAge(concept: Concept, { years, greetsBaby }: Limits): boolean {
  return fitsYears(concept, years) || (greetsBaby && isForNewborn(concept));
}

function isForNewborn({ ages: [from, to], facts: madeFor = [] }: Concept): boolean {
  return madeFor.includes("newborn") && from === 0 && to <= oldestBaby;
}

/** Whether it is safe and welcome at that age. */
function fitsYears({ ages: [from, to] }: Concept, { youngest, oldest }: Limits["years"]): boolean {
  return from <= youngest + measureLeeway(youngest) && to >= oldest;
}

function fitsLaw({ things }: Concept, { years, brief }: Limits): boolean {
  return !things.includes("alcohol") || years.youngest >= drinkingAge(brief.currency);
}

/** From ten on, two years more or less are a matter of taste; before, and for what the law forbids, they are one of safety. */
function measureLeeway(youngest: number): number {
  return youngest >= 10 && youngest < 14 ? 2 : 0;
}

/** The age range 18-24 begins below the drinking age of the United States; Japan's and Korea's is higher, too. */
function drinkingAge(currency: Currency): number {
  return currency === "USD" || currency === "JPY" || currency === "KRW" ? 21 : 18;
}

/** Whether it is sold, or makes sense, where they live. */
function fitsCountry({ only }: Concept, { brief }: Limits): boolean {
  return only?.currencies?.includes(brief.currency) ?? true;
}

function fitsChoices({ only, not }: Concept, { brief }: Limits): boolean {
  if (only?.relationships && !only.relationships.includes(brief.relationship)) return false;
  if (not?.relationships?.includes(brief.relationship)) return false;
  return only?.occasions?.includes(brief.occasion) ?? true;
}

/** A wedding present is for two, and what has to fit is for one of them. */
function fitsCouple({ demands, occasions }: Concept, { brief }: Limits): boolean {
  return brief.occasion !== "wedding" || !demands?.includes("fitting") || occasions?.wedding !== undefined;
}

/** Who feeds the squirrels gets no feeder that keeps them out. Of a template, its own name decides. */
function fitsLikes({ not, for: kinds }: Concept, { likes }: Limits): boolean {
  return kinds !== undefined || !(not?.interests ?? []).some((id) => likes.has(id));
}

function fitsCultures(concept: Concept, { brief: { cultures }, likes }: Limits): boolean {
  const { only, taboo } = concept;
  if (only?.cultures && !only.cultures.some((culture) => cultures.includes(culture))) return false;
  if (!taboo) return true;
  const isAskedFor = listInterests(concept).some(([id, weight]) => weight === 3 && likes.has(id));
  return isAskedFor || !taboo.some((culture) => cultures.includes(culture));
}

function fitsNeeds(concept: Concept, { likes }: Limits): boolean {
  return !concept.needs || listInterests(concept).some(([id, weight]) => weight >= clearly && likes.has(id));
}

/** What is made for a fact is given only where that fact is stated, unless it serves a stated liking besides, or is for nearly anybody. */
function fitsFacts(concept: Concept, limits: Limits): boolean {
  const { facts: madeFor = [], demands = [] } = concept;
  const isMeant = listMadeFor(concept).some((fact) => limits.facts.has(fact));
  if (!isMeant && madeFor.some((fact) => mourning.has(fact))) return false;
  if (!isMeant && !isForMost(concept) && !listInterests(concept).some(([id]) => limits.likes.has(id))) return false;
  if (!demands.some((demand) => limits.demands.has(demand))) return true;
  return isMeant && !asksTooMuch(demands, madeFor, limits);
}

/** What is made for no life, or pleases nearly anybody and is only said to be for two. */
function isForMost({ anyone, facts: madeFor = [] }: Concept): boolean {
  return madeFor.length === 0 || (anyone === true && madeFor.every((fact) => saidOfMost.has(fact)));
}

/** What joins a liking with a fact needs both; the liking may be a narrower one: roses are grown as all that is in a garden. */
function fitsJoined(concept: Concept, { likes, facts: stated }: Limits): boolean {
  if (!concept.joins) return true;
  if (!listMadeFor(concept).some((fact) => stated.has(fact))) return false;
  return listInterests(concept).some(([id]) => isLiked(id, likes));
}

/** What is made for two likings of one person is half a gift for whoever has one of them. */
function fitsBoth({ both }: Concept, { likes, facts: stated }: Limits): boolean {
  const kept = listKept(stated);
  return both?.every((side) => side.some((id) => isLiked(id, likes) || kept.has(id))) ?? true;
}

function isLiked(id: string, likes: Limits["likes"]): boolean {
  return likes.has(id) || [...likes].some((like) => listWider(like).includes(id));
}

/** Whether it asks what a fact forbids that it wasn't made for: who is in a care home may be blind besides. */
function asksTooMuch(demands: readonly DemandId[], madeFor: readonly FactId[], { facts: stated }: Limits): boolean {
  return [...stated].some((fact) => {
    const { forbids = [] }: FactRule = facts[fact];
    return !madeFor.includes(fact) && forbids.some((demand) => demands.includes(demand));
  });
}

/** Caffeine-free teas are given to whoever has to do without caffeine, though they are tea. */
function isMadeWithoutThem({ things, en: { title } }: Concept, { firm, brief }: Limits): boolean {
  const left = brief.reading.avoid.filter((avoid) => !isMadeWithout(avoid, title)).flatMap(listThings);
  return ![...left, ...firm].some((thing) => things.some((own) => own === thing));
}

/** What is pushed, changed or put to bed with it is the baby's as well. */
const withBaby = /\b(?:stroller|pram|diaper|nursery|crib|bab(?:y|ies)|newborn|infant)s?\b/i;

function fitsAvoided(concept: Concept, limits: Limits): boolean {
  if (withBaby.test(concept.en.title) && leavesOutBaby(limits.brief.reading.avoid)) return false;
  if (concept.things.some((thing) => limits.things.has(thing)) && !isMadeWithoutThem(concept, limits)) return false;
  const isMeant = listMadeFor(concept).some((fact) => limits.facts.has(fact));
  return !listInterests(concept).some(
    ([id, weight]) => weight >= clearly && (limits.interests.has(id) || (!isMeant && limits.sore.has(id))),
  );
}
