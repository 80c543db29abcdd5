import { isWrittenIn, type Concept, type ConceptText } from "../knowledge/concept.ts";
import {
  conceptsForAnyone,
  interests,
  kindsOfGifts,
  listConceptsFor,
  listConceptsOfFact,
  listInterests,
  listTemplates,
} from "../knowledge/knowledge.ts";
import { clipToBand, getConceptPrice, type PriceRange } from "../brief/price.ts";
import { isReasonToGive, isSituation, listKept, type FactId } from "../knowledge/facts.ts";
import { findName } from "../knowledge/names/names.ts";
import type { Like } from "../reading/reading.ts";
import { isAllowed, prepareLimits, type Limits } from "./allowed.ts";
import type { Brief } from "../brief/brief.ts";
import { isProper, measureService, mostLikes, prepareLikes, type PreparedLike } from "./evidence.ts";
import { listHolding } from "./word-match.ts";
import { suitsLevel } from "./suits-level.ts";
import { fillLabel, fillName, isFullName, listKinds, nameSubject } from "./name-templates.ts";

/** A gift that may be suggested, in the request's language. */
export interface Candidate {
  concept: Concept;
  text: ConceptText;
  /** The part of its price that is inside the budget. */
  price: PriceRange;
  /** The points that it has for each stated liking. */
  serves: readonly number[];
  /** The liking whose name or pastime fills its place; `null` for a concept of the catalogue. */
  filledFor: number | null;
  /** Why the gift is given, or what the day is about, as far as it is made for that. */
  reasons: readonly FactId[];
  /** How they live now, as far as it is made for that: what they can't do any more, have to do, or have before them; and animals that live there. */
  situations: readonly string[];
}

/** From these points on, a reader would say that a gift serves a liking. */
export const clearly = 14;
const worthOfTemplate = 40;
const worthOfUnsureTemplate = 22;

/** Which concepts are weighed: those that may answer something told, all others that please nearly anybody, or all that may be given. */
export type Extent = "told" | "anyone" | "all";

/** What keeps the limits and the budget: concepts of the catalogue, and templates filled in with the names that were stated. */
export function listCandidates(brief: Brief, extent: Extent = "all"): Candidate[] {
  const limits = prepareLimits(brief);
  const likes = prepareLikes(brief.reading.likes, brief.locale);
  const told = listTold(brief, likes);
  const weighed = listWeighed(told, extent);
  const own = weighed.flatMap((concept) => {
    if (!isWrittenIn(concept, brief.locale)) return [];
    // Most cost more or less than what is asked, so that is looked at first.
    const price = findPrice(concept, brief);
    if (!price || !isAllowed(concept, limits)) return [];
    const serves = likes.map((like) => measureService(concept, like, brief.locale));
    return [{ concept, price, serves, text: concept[brief.locale], filledFor: null }];
  });
  const filling = extent === "anyone" ? [] : brief.reading.likes.slice(0, mostLikes);
  const named = filling.flatMap((like, position) => fillTemplates(like, position, limits));
  const filled = filling.flatMap((like, position) => fillInterest(like, position, limits));
  const stated = brief.reading.facts.map(({ fact }) => fact);
  const reasons = stated.filter((fact) => isReasonToGive(fact, brief.occasion));
  const situations = listSituations(brief);
  const kept = listKept(new Set(stated));
  return [...named, ...own, ...filled].map((candidate) => ({
    ...candidate,
    reasons: isOfCustom(candidate.concept) || !isAboutAnother(candidate) ? listMet(candidate.concept, reasons) : [],
    situations: [...listLives(candidate, situations, stated), ...listKeptFor(candidate.concept, kept)],
  }));
}

/** How they live now, as far as that is more than what they love. */
export function listSituations({ reading: { facts: stated, likes }, occasion }: Pick<Brief, "reading" | "occasion">): FactId[] {
  return stated.map(({ fact }) => fact).filter((fact) => isSituation(fact, occasion) && !isToldByLiking(fact, likes));
}

/** Who loves the cat is told of by that: that a cat lives there says nothing besides. */
export function isToldByLiking(fact: FactId, likes: readonly Like[]): boolean {
  const pets = [...listKept(new Set([fact]))];
  return pets.length > 0 && likes.some(({ strength, interests: ids }) => strength === "stated" && pets.some((pet) => ids.includes(pet)));
}

/** What joins a liking and a life is made for both, in whatever way that life was told. */
function listLives(candidate: FilledCandidate, situations: readonly FactId[], stated: readonly FactId[]): readonly FactId[] {
  if (candidate.concept.joins) return listMet(candidate.concept, stated);
  return isAboutAnother(candidate) ? [] : listMet(candidate.concept, situations);
}

/** Products are for what was told alone: of nobody is it known by chance that they climb. */
function listWeighed(told: ReadonlySet<Concept>, extent: Extent): readonly Concept[] {
  if (extent === "told") return [...told];
  const others = (extent === "anyone" ? conceptsForAnyone : kindsOfGifts).filter((concept) => !told.has(concept));
  return extent === "anyone" ? others : [...told, ...others];
}

/** The concepts for the stated likings, their neighbors and the stated facts. */
function listTold({ reading: { facts: stated }, locale }: Brief, likes: readonly PreparedLike[]): ReadonlySet<Concept> {
  // That several people give it says what may be spent, and not what on.
  const lives = stated.filter(({ fact }) => fact !== "group-gift" || likes.length === 0);
  const told = new Set(lives.flatMap(({ fact }) => listConceptsOfFact(fact)));
  for (const { worths } of likes) for (const id of worths.keys()) for (const concept of listConceptsFor(id, locale)) told.add(concept);
  const byWords = likes.filter(({ like: { interests: ids, isThing, strength } }) => (ids.length === 0 || isThing) && strength === "stated");
  for (const { query } of byWords) for (const concept of listHolding(query, locale)) told.add(concept);
  return told;
}

function listMet({ facts = [] }: Concept, stated: readonly FactId[]): FactId[] {
  return facts.filter((fact) => stated.includes(fact));
}

/** Rice cakes for the full month are of that day, whatever else they are about. */
function isOfCustom({ only }: Concept): boolean {
  return only?.cultures !== undefined;
}

/** Help on a pilgrimage is for pilgrims, though their backs hurt as others' do; a pen for grading is for teachers, though others retire. */
export function isAboutAnother({ concept, serves }: Pick<Candidate, "concept" | "serves">): boolean {
  return !serves.some((worth) => worth > 0) && listInterests(concept).some(([, weight]) => weight === 3);
}

/** The animals that live there which it is made for, besides something that is liked. */
function listKeptFor({ both }: Concept, kept: ReadonlySet<string>): string[] {
  return both?.flat().filter((id) => kept.has(id)) ?? [];
}

type FilledCandidate = Omit<Candidate, "reasons" | "situations">;

function fillTemplates(like: Like, position: number, limits: Limits): FilledCandidate[] {
  const { brief } = limits;
  const { locale, reading } = brief;
  const own = listKinds(like);
  const isForChild = limits.years.oldest <= oldestOfKidsShows && own.some((kind) => screenKinds.has(kind));
  const kinds = isForChild ? [...own, "kids-show"] : own;
  const stage = like.name && findName(like.name.id)?.isOffStage ? "off" : "on";
  return [...new Set(kinds.flatMap(listTemplates))].flatMap((concept) => {
    if (concept.stage && concept.stage !== stage) return [];
    if ((like.level && !suitsLevel(concept, like.level)) || isOfLeftOut(concept, like, limits)) return [];
    const price = fitsInterests(concept, like.interests, like.name) ? findPrice(concept, brief) : null;
    if (!price || !isAllowed(concept, limits)) return [];
    const worth = isProper(like) ? worthOfTemplate : worthOfUnsureTemplate;
    const serves = reading.likes.map((other, place) => (place === position ? worth : belongsTo(like, other) ? worthOfBelonging : 0));
    return [{ concept, price, serves, text: fillName(concept[locale], like, locale), filledFor: position }];
  });
}

/** Who has tea leaves to spare is sent none, whichever it is that they love. */
function isOfLeftOut({ for: kinds = [], demands = [] }: Concept, { interests: ids }: Like, limits: Limits): boolean {
  const isDrinkItself = kinds.includes("drink") && demands.includes("used-up") && !demands.includes("leaving-home");
  return isDrinkItself && ids.some((id) => limits.things.has(thingOfDrink[id] ?? ""));
}

const thingOfDrink: Readonly<Record<string, string>> = {
  tea: "tea",
  "black-tea": "tea",
  "gongfu-tea": "tea",
  "herbal-tea": "tea",
  matcha: "matcha",
  coffee: "coffee",
  "pour-over-coffee": "coffee",
  espresso: "coffee",
  beer: "beer",
  wine: "wine",
  whisky: "whisky",
  sake: "sake",
};

/** What bears the name of a club serves its sport. */
function belongsTo({ name, interests: ids }: Like, other: Like): boolean {
  const [own] = ids;
  return name !== null && own !== undefined && other.interests.includes(own);
}

const worthOfBelonging = 20;

/** To a small child a film or a game is what a show on television is. */
const oldestOfKidsShows = 10;
const screenKinds: ReadonlySet<string> = new Set(["film", "film-series", "series", "anime", "video-game", "character"]);

/** With the kind of an interest behind it, templates that suit all pastimes of that kind. */
const anyPastime = "interest";

export function suitsAnyPastime(concept: Concept): boolean {
  return concept.for?.some((kind) => kind.startsWith(anyPastime)) ?? false;
}

/** What there is of everything, whatever the words mean. */
const unknownKind = "unknown";

/**
 * What suits every pastime, where little else serves a known one at this age and budget; for words that nobody knows, what there is of everything.
 * An occupation is no pastime: nobody wants credit at a shop for nursing.
 */
function fillInterest(like: Like, position: number, limits: Limits): FilledCandidate[] {
  const { brief } = limits;
  const subject = nameSubject(like, brief.locale);
  if (subject === null || like.strength === "affinity") return [];
  const subjects = like.interests.slice(0, 1);
  const [kind = unknownKind] = subjects.flatMap((id) => interests.get(id)?.kind ?? []);
  if (kind === unknownKind && isFullName(like)) return [];
  return listTemplates(`${anyPastime}-${kind}`).flatMap((concept) => {
    if (!fitsInterests(concept, subjects) || (like.level && !suitsLevel(concept, like.level))) return [];
    const price = findPrice(concept, brief);
    if (!price || !isAllowed(concept, limits)) return [];
    const serves = brief.reading.likes.map((_, other) => (other === position ? clearly : 0));
    return [{ concept, price, serves, text: fillLabel(concept[brief.locale], subject, brief.locale), filledFor: position }];
  });
}

/**
 * A template with interests is for what is of these alone: a baseball shirt, not any shirt; and some of its kind it may not fit.
 * What a pastime is called may not fit where a name does: nobody drinks a bottle of craft beer and pubs, whoever drinks Guinness.
 */
function fitsInterests({ interests: only, not }: Concept, ids: readonly string[], name: Like["name"] = null): boolean {
  const filling = name ? [findName(name.id)?.interest ?? ""] : ids;
  if (filling.some((id) => not?.interests?.includes(id))) return false;
  return only === undefined || ids.some((id) => id in only);
}

function findPrice(concept: Concept, { currency, band }: Brief): PriceRange | null {
  return clipToBand(getConceptPrice(concept, currency), band);
}
