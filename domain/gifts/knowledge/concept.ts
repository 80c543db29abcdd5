import type { Currency, Occasion, Relationship } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { DemandId } from "./demands.ts";
import type { FactId } from "./facts.ts";
import type { WishId } from "./wishes.ts";

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

/** Where a gift is bought, by the kind of thing. */
export const shopKinds = [
  "goods",
  "handmade",
  "books",
  "media",
  "games",
  "plants",
  "food",
  "drinks",
  "experience",
  "class",
  "ticket",
  "digital",
  "charity",
  "second-hand",
] as const;
export type ShopKind = (typeof shopKinds)[number];

/** How well a concept suits something: 1 a little, 2 clearly, 3 it was made for this. */
export type Weight = 1 | 2 | 3;

/** A culture whose customs apply to a gift, by the request's language or currency. */
export const cultures = ["zh", "ja", "ko"] as const;
export type Culture = (typeof cultures)[number];

export interface ConceptText {
  title: string;
  /** What it is and how to choose it: one or two sentences. */
  about: string;
  /** Why it is right for somebody with that interest: one sentence. */
  why: string;
  /** What to type into a shop's search field. */
  search: readonly string[];
}

/** A gift idea. With `for`, the texts hold `{name}`, and it is filled in with a name of these kinds. */
export interface Concept extends Record<Locale, ConceptText> {
  /** Kebab-case, unique, never reused. */
  id: string;
  /** An experience gives time: a class, an outing, a stay. */
  kind: "object" | "experience";
  category: CategoryId;
  /** What it usually costs in the shops of each market, lowest and highest; missing currencies derive from the nearest one. */
  price: Partial<Record<Currency, readonly [number, number]>>;
  /** First and last year of age for which it is safe, lawful and welcome; 99 has no end. */
  ages: readonly [number, number];
  shop: ShopKind;
  /** What a picture of it shows, in plain English nouns. */
  picture?: string;
  /** `beginner`: a first lesson or starter kit, nothing for somebody who does it already. */
  level?: "beginner" | "does-it" | "anybody";
  interests?: Readonly<Record<string, Weight>>;
  /** Life facts and wishes that it is made for. */
  facts?: readonly FactId[];
  wishes?: readonly WishId[];
  traits?: Readonly<Record<string, Weight>>;
  /** Occasions and relationships that it suits better than others. */
  occasions?: Readonly<Partial<Record<Occasion, Weight>>>;
  relationships?: Readonly<Partial<Record<Relationship, Weight>>>;
  /** `languages` are those of the shops that sell it, `currencies` those of the countries where it's sold or makes sense. */
  only?: {
    occasions?: readonly Occasion[];
    relationships?: readonly Relationship[];
    cultures?: readonly Culture[];
    languages?: readonly Locale[];
    currencies?: readonly Currency[];
  };
  /** `interests` are those that a template for their kind doesn't fit, or whose lovers a concept is not for: nobody has a movement check for bingo. */
  not?: { relationships?: readonly Relationship[]; interests?: readonly string[] };
  /** Cultures in which it offends, brings bad luck or isn't had. */
  taboo?: readonly Culture[];
  /** Nobody without one of its interests can use it: it is for a dog, an instrument, a console. */
  needs?: true;
  /** Made for one of its interests in one of its lives: given only where both were told. */
  joins?: true;
  /** Made for two likings of one person, each named by the interests that stand for it: given only where both were stated. */
  both?: readonly [readonly string[], readonly string[]];
  /** Pleases nearly anybody of its ages, whatever interest it's made for: for whom nothing was told. */
  anyone?: true;
  /** What those who know the pastime or the life would suggest to a friend without a second thought. */
  pick?: true;
  /** One for want of a better: what it says holds, and is little. */
  spare?: true;
  demands?: readonly DemandId[];
  /** What it is or contains, so that what a giver rules out can be left out. */
  things: readonly string[];
  /** A template for whoever can still be seen on a stage, or for whoever can't any more; without it, for both. */
  stage?: "on" | "off";
  /** Kinds of names that it is made for. */
  for?: readonly string[];
}

/** Whether a gift has texts in the language: what is sold in the shops of one has none in others. */
export function isWrittenIn({ only }: Pick<Concept, "only">, locale: Locale): boolean {
  return only?.languages?.includes(locale) ?? true;
}

/** Whether shops know a gift by its name (`products/`). */
export function isProduct({ only }: Pick<Concept, "only">): boolean {
  return only?.languages !== undefined;
}

/** Something that people love to do or know about. */
export interface Interest extends Record<Locale, string> {
  id: string;
  /** Further words that people type for it, in all languages, separated by commas; see `readNames` for their marks. */
  also: string;
  /** Interests that include this one: who asks for whisky is served by what is for drinks. */
  wider?: readonly string[];
  /** Neighbors whose gifts would please as well. */
  near: readonly string[];
  kind?: string;
  /** The kind of templates that people who love it like, filled in with its label. */
  templates?: string;
}

/**
 * An entry of the names lexicon: kind, interest, English, Chinese, Japanese, further spellings separated by `|`. What follows ` ~` tells
 * a name from another and isn't said within a sentence: 'Trek ~bikes'. Whoever has died, retired or parted has left the stage.
 */
export type NameRow = readonly [kind: string, interest: string, en: string, zh: string, ja: string, aliases: string, stage?: "off-stage"];
