import type { Concept, ConceptText } from "../knowledge/concept.ts";
import { concepts, listTemplates } from "../knowledge/knowledge.ts";
import { clipToBand, findConceptPrice, type PriceRange } from "./price.ts";
import type { Like } from "../reading/reading.ts";
import { isAllowed, prepareLimits, type Limits } from "./allowed.ts";
import type { Brief } from "./brief.ts";
import { measureService, mostLikes, prepareLikes } from "./evidence.ts";
import { fillIn, fillName, listKinds, nameSubject } from "./name-templates.ts";

/** A gift that may be suggested, in the request's language. */
export interface Candidate {
  concept: Concept;
  text: ConceptText;
  /** The part of its price that is inside the budget. */
  price: PriceRange;
  /** The points that it has for each stated liking. */
  serves: readonly number[];
}

/** From these points on, a reader would say that a gift serves a liking. */
export const clearly = 14;
const worthOfTemplate = 40;
const worthOfUnsureTemplate = 22;

/** Everything that keeps the limits and the budget: concepts of the catalogue, and templates filled in with the names that were stated. */
export function listCandidates(brief: Brief): Candidate[] {
  const limits = prepareLimits(brief);
  const likes = prepareLikes(brief.reading.likes, brief.locale);
  const own = concepts.flatMap((concept) => {
    const price = isAllowed(concept, limits) ? findPrice(concept, brief) : null;
    if (!price) return [];
    const serves = likes.map((like) => measureService(concept, like, brief.locale));
    return [{ concept, price, serves, text: concept[brief.locale] }];
  });
  const named = brief.reading.likes.slice(0, mostLikes).flatMap((like, position) => fillTemplates(like, position, limits));
  return [...named, ...own, ...brief.reading.likes.slice(0, mostLikes).flatMap((like, position) => fillInterest(like, position, limits))];
}

function fillTemplates(like: Like, position: number, limits: Limits): Candidate[] {
  const { brief } = limits;
  const { locale, reading } = brief;
  const { kinds: own, isSure } = listKinds(like);
  const isForChild = limits.years.oldest <= oldestOfKidsShows && own.some((kind) => screenKinds.has(kind));
  const kinds = isForChild ? [...own, "kids-show"] : own;
  return [...new Set(kinds.flatMap(listTemplates))].flatMap((concept) => {
    const price = fitsInterest(concept, like) && isAllowed(concept, limits) ? findPrice(concept, brief) : null;
    if (!price) return [];
    const serves = reading.likes.map((_, other) => (other === position ? (isSure ? worthOfTemplate : worthOfUnsureTemplate) : 0));
    return [{ concept, price, serves, text: fillName(concept[locale], like, locale) }];
  });
}

/** To a small child a film or a game is what a show on television is. */
const oldestOfKidsShows = 10;
const screenKinds: ReadonlySet<string> = new Set(["film", "film-series", "series", "anime", "video-game", "character"]);

/** What suits every pastime, where little else serves a known one at this age and budget; for words that nobody knows a book at least. */
function fillInterest(like: Like, position: number, limits: Limits): Candidate[] {
  const { brief } = limits;
  const subject = nameSubject(like, brief.locale);
  if (subject === null) return [];
  return listTemplates("interest").flatMap((concept) => {
    if (like.interests.length === 0 && concept.category !== "books") return [];
    const price = isAllowed(concept, limits) ? findPrice(concept, brief) : null;
    if (!price) return [];
    const serves = brief.reading.likes.map((_, other) => (other === position ? clearly : 0));
    return [{ concept, price, serves, text: fillIn(concept[brief.locale], subject) }];
  });
}

/** A template with interests is for names of these alone: a baseball shirt, not any shirt. */
function fitsInterest({ interests }: Concept, like: Like): boolean {
  return interests === undefined || like.interests.some((id) => id in interests);
}

// One entry per currency, band and half of a band; the weak maps do not keep concepts alive.
const pricesByCell = new Map<string, WeakMap<Concept, { price: PriceRange | null }>>();

function findPrice(concept: Concept, { currency, band }: Brief): PriceRange | null {
  const cell = `${currency} ${band.min} ${band.max}`;
  const prices = pricesByCell.get(cell) ?? new WeakMap<Concept, { price: PriceRange | null }>();
  pricesByCell.set(cell, prices);
  const known = prices.get(concept) ?? { price: clipToBand(findConceptPrice(concept, currency), band) };
  prices.set(concept, known);
  return known.price;
}
