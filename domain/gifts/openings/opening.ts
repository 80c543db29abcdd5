import type { AgeRange, Occasion, Relationship } from "#shared/gift-options.ts";

/** What an opening sentence names, always at least two things that the giver stated. */
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
  /** One or two, in the giver's words. */
  interests: readonly string[];
  trait: string;
  occasion: Occasion;
  relationship: Relationship;
  ageRange: AgeRange | null;
}

/**
 * The openings of one language. They are sentences with places in braces; whatever the giver typed must fit in
 * there, so an interest is never the subject of a verb and a trait always stands in front of a noun.
 */
export interface Openings {
  sentences: Record<OpeningKind, readonly string[]>;
  fill: (sentence: string, facts: Facts) => string;
  /** Puts the opening before the reason. */
  join: (opening: string, why: string) => string;
}

/** Puts each value in its place: 'A {trait} soul' with {trait: "calm"} is 'A calm soul'. */
export function fillPlaces(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{([^{}]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
