import type { AgeRange, Currency, Occasion, Relationship } from "#shared/gift-options.ts";
import type { CircumstanceId } from "../vocabulary/circumstances.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import type { ThingId } from "../vocabulary/things.ts";
import type { TraitId } from "../vocabulary/traits.ts";

export const categoryIds = [
  "books",
  "food",
  "drinks",
  "kitchen",
  "home",
  "garden",
  "technology",
  "games",
  "crafts",
  "music",
  "screen-stage",
  "sports",
  "outdoors",
  "travel",
  "wellness",
  "style",
  "jewellery",
  "keepsakes",
  "stationery",
  "learning",
  "animals",
  "outings",
] as const;
export type CategoryId = (typeof categoryIds)[number];

/** How well a concept suits something: 1 a little, 2 clearly, 3 it was made for this. */
export type Weight = 1 | 2 | 3;

/** A culture whose customs apply to a gift, by the request's language or currency. */
export type Culture = "zh" | "ja" | "ko";

export interface ConceptText {
  /** At most 70 letters in English, 32 characters in Chinese and Japanese. */
  title: string;
  /** What it is and what makes it special: one or two sentences. */
  description: string;
  /** Why the gift is a good one in itself: one sentence that claims nothing about the person. */
  why: string;
  /** Two to four things to type into a shop's search field. */
  search: readonly string[];
}

/** A gift idea of the catalogue, written by hand in the file of its category. */
export interface Concept {
  /** Kebab-case, unique in the whole catalogue; never reused. */
  id: string;
  /** Whether time is given (a class, an outing, a stay), not an object. */
  experience: boolean;
  /** The usual price of the whole gift in US dollars, lowest and highest; prices in other currencies derive from it. */
  price: readonly [number, number];
  /** Prices in currencies for which the derived price would be wrong. */
  localPrices?: Partial<Record<Currency, readonly [number, number]>>;
  /** First and last age range for which it is safe, lawful and welcome. */
  ages: readonly [AgeRange, AgeRange];
  /**
   * Where `ages` begin at 0-12: the years of a child for which it is safe and welcome, first and last, both included; 1.5 is
   * eighteen months. What a maker would mark 3+ starts at 3, and what is outgrown by seven ends at 6.
   */
  childYears?: readonly [number, number];
  interests: Partial<Record<InterestId, Weight>>;
  traits: Partial<Record<TraitId, Weight>>;
  /** Occasions that it suits better than others. */
  occasions: Partial<Record<Occasion, Weight>>;
  /** Relationships that it suits better than others. */
  relationships?: Partial<Record<Relationship, Weight>>;
  /** It is suggested for these occasions only. */
  onlyOccasions?: readonly Occasion[];
  onlyRelationships?: readonly Relationship[];
  notRelationships?: readonly Relationship[];
  /** Without one of its interests nobody can do anything with it: it is for a dog, a motorcycle, an instrument that one has to have. */
  needsInterest?: true;
  /** It is suggested only where this was stated, and gladly then. */
  onlyCircumstance?: CircumstanceId;
  /** What it is or contains, to match what a giver excludes. */
  things: readonly ThingId[];
  /** Whether it is one of the gifts that everybody gets. */
  generic?: true;
  /** Cultures in which it is offensive or brings bad luck. */
  taboo?: readonly Culture[];
  /** It is suggested in these cultures only. */
  onlyCultures?: readonly Culture[];
  en: ConceptText;
  zh: ConceptText;
  ja: ConceptText;
}
