import type { AgeRange, Currency, Occasion, Relationship } from "#shared/gift-options.ts";
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

/** How strongly something speaks for a concept: 1 a little, 2 clearly, 3 it was made for this. */
export type Weight = 1 | 2 | 3;

/** A place whose customs decide: the request's language or its currency points to it. */
export type Culture = "zh" | "ja" | "ko";

export interface ConceptText {
  /** At most 70 letters in English, 32 characters in Chinese and Japanese. */
  title: string;
  /** What it is and what makes this one special: one or two sentences. */
  description: string;
  /** Why the gift is a good one in itself: one sentence that claims nothing about the person. */
  why: string;
  /** Two to four things to type into a shop's search field. */
  search: readonly string[];
}

/** One of our own gift ideas, as it is written by hand in a file of its category. */
export interface Concept {
  /** Kebab-case, unique in the whole catalogue; never reused. */
  id: string;
  /** True when what is given is time (a class, an outing, a stay), not an object. */
  experience: boolean;
  /** What it usually costs in US dollars, whole gift, lowest and highest; other currencies follow. */
  price: readonly [number, number];
  /** Where the local price is not simply the exchanged one. */
  localPrices?: Partial<Record<Currency, readonly [number, number]>>;
  /** First and last age range for which it is safe, lawful and welcome. */
  ages: readonly [AgeRange, AgeRange];
  interests: Partial<Record<InterestId, Weight>>;
  traits: Partial<Record<TraitId, Weight>>;
  /** Occasions that it suits better than others. */
  occasions: Partial<Record<Occasion, Weight>>;
  /** Relationships that it suits better than others. */
  relationships?: Partial<Record<Relationship, Weight>>;
  /** It is made for these occasions and appears on no other. */
  onlyOccasions?: readonly Occasion[];
  onlyRelationships?: readonly Relationship[];
  notRelationships?: readonly Relationship[];
  /** What it is or contains, for everything that a giver may exclude. */
  things: readonly ThingId[];
  /** One of the gifts that everybody gets. */
  generic?: true;
  /** Cultures in which it gives offence or bad luck. */
  taboo?: readonly Culture[];
  /** Local taste: shown in these cultures alone. */
  onlyCultures?: readonly Culture[];
  en: ConceptText;
  zh: ConceptText;
  ja: ConceptText;
}
