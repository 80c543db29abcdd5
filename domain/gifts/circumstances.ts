import { ageRanges } from "#shared/gift-options.ts";
import type { Brief, Stated } from "./brief.ts";
import type { InterestId } from "./vocabulary/interests.ts";
import type { TraitId } from "./vocabulary/traits.ts";

/** A brief as the choice among our own gifts reads it. */
export interface Circumstances {
  brief: Brief;
  /** In an order of their own, so that nothing depends on the order in which they were stated. */
  interests: readonly Stated<InterestId>[];
  traits: readonly Stated<TraitId>[];
  /** Position among the age ranges; `null` when the age was not stated. */
  age: number | null;
}

export function readCircumstances(brief: Brief): Circumstances {
  return {
    brief,
    interests: sortStated(brief.interests),
    traits: sortStated(brief.traits),
    age: brief.ageRange === null ? null : ageRanges.indexOf(brief.ageRange),
  };
}

function sortStated<Id extends string>(stated: readonly Stated<Id>[]): Stated<Id>[] {
  const byMeaning = new Map(stated.filter(({ words }) => words.trim() !== "").map((one) => [one.id ?? fold(one.words), one]));
  return [...byMeaning.keys()].toSorted().flatMap((meaning) => byMeaning.get(meaning) ?? []);
}

function fold(words: string): string {
  return words.normalize("NFKC").toLowerCase().trim();
}
