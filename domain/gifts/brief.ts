import type { AgeRange, BudgetBand, Currency, Occasion, Relationship } from "#shared/gift-options.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Culture } from "./catalogue/concept.ts";
import type { InterestId } from "./vocabulary/interests.ts";
import type { ThingId } from "./vocabulary/things.ts";
import type { TraitId } from "./vocabulary/traits.ts";

/** An interest or trait as the giver stated it. */
export interface Stated<Id> {
  /** `null` when the vocabulary does not know it. */
  id: Id | null;
  /** How to name it in the request's language: the person's own words, tidied. */
  words: string;
}

/** Something that must not be given: they have it, dislike it or cannot take it. */
export interface Exclusion {
  /** For telling back, in the giver's own words: 'cookbooks'. */
  words: string;
  /** Everything that it covers, narrower things included. */
  things: ReadonlySet<ThingId>;
  /** Whether a text in any of the three languages names it. */
  isNamedIn: (text: string) => boolean;
}

/** A gift request made precise, once. */
export interface Brief {
  locale: Locale;
  currency: Currency;
  band: BudgetBand;
  relationship: Relationship;
  occasion: Occasion;
  ageRange: AgeRange | null;
  interests: readonly Stated<InterestId>[];
  traits: readonly Stated<TraitId>[];
  exclusions: readonly Exclusion[];
  /** Whose customs decide, by language and currency. */
  cultures: ReadonlySet<Culture>;
  /** Titles that this recipient has seen or disliked already. */
  shown: readonly string[];
  /** The same for the same meaning, whatever the order, case or width of the words; gender has no part in it. */
  seed: number;
}

export declare function buildBrief(request: GiftRequest, alreadySeen?: readonly string[]): Brief;
