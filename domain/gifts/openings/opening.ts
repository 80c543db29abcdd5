import type { AgeRange, Occasion, Relationship } from "#shared/gift-options.ts";

/** The pairs of stated things that an opening sentence can name. */
export const openingKinds = [
  "interest-trait",
  "interest-occasion",
  "interest-relationship",
  "trait-occasion",
  "trait-relationship",
  "occasion-relationship",
  "occasion-age",
  "relationship-age",
] as const;
export type OpeningKind = (typeof openingKinds)[number];

export interface Facts {
  /** None, one or two, in the giver's words. */
  interests: readonly string[];
  trait: string;
  occasion: Occasion;
  relationship: Relationship;
  ageRange: AgeRange | null;
}

/**
 * The openings of one language: sentences with placeholders in braces. As they have to fit whatever the giver typed, an
 * interest is never the subject of a verb, and a trait always precedes a noun.
 */
export interface Openings {
  sentences: Record<OpeningKind, readonly string[]>;
  fill: (sentence: string, facts: Facts) => string;
  /** Joins the opening and the reason. */
  join: (opening: string, why: string) => string;
}

/** Fills the placeholders: 'A {trait} soul' with `{ trait: "calm" }` becomes 'A calm soul'. */
export function fillPlaces(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{([^{}]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
