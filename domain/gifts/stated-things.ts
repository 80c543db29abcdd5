import type { Suggestion } from "#shared/suggestion.ts";
import { locales } from "#shared/locales/locale.ts";
import type { Brief, Stated } from "./brief.ts";
import { labelInterest, type InterestId } from "./vocabulary/interests.ts";
import { labelTrait, type TraitId } from "./vocabulary/traits.ts";

/** Everything that the giver said about the person, in their words and in ours, for looking something up in it. */
export function joinStatedWords({ interests, traits }: Pick<Brief, "interests" | "traits">): string {
  return [...interests.flatMap(listInterestNames), ...traits.flatMap(listTraitNames)].join("\n");
}

/** The stated interests that a text names. */
export function listNamedInterests(text: string, { interests }: Brief): Stated<InterestId>[] {
  const folded = foldWords(text);
  return interests.filter((interest) => listInterestNames(interest).some((name) => isNamedIn(folded, name)));
}

/** The stated traits that a text names. */
export function listNamedTraits(text: string, { traits }: Brief): Stated<TraitId>[] {
  const folded = foldWords(text);
  return traits.filter((trait) => listTraitNames(trait).some((name) => isNamedIn(folded, name)));
}

/** How many of the stated interests and traits an idea speaks to. */
export function countStated(suggestion: Suggestion, brief: Brief): number {
  const text = `${describeGift(suggestion)}\n${suggestion.explanation}`;
  return listNamedInterests(text, brief).length + listNamedTraits(text, brief).length;
}

/** What the idea itself is, without the reasons given for it. */
export function describeGift({ title, description, searchTerms }: Suggestion): string {
  return [title, description, ...searchTerms].join("\n");
}

function listInterestNames({ id, words }: Stated<InterestId>): string[] {
  return id === null ? [words] : [words, ...locales.map((locale) => labelInterest(id, locale))];
}

function listTraitNames({ id, words }: Stated<TraitId>): string[] {
  return id === null ? [words] : [words, ...locales.map((locale) => labelTrait(id, locale))];
}

function isNamedIn(folded: string, name: string): boolean {
  const words = foldWords(name).trim();
  if (words === "") return false;
  return /[^\x20-\x7e]/.test(words) ? folded.includes(words) : folded.includes(` ${words} `);
}

// 'Hikes', 'hiker' and 'hiking' are one word here.
function foldWords(text: string): string {
  const words = text.normalize("NFKC").toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return ` ${words.map((word) => word.replace(/(?<=^[a-z]{3,})(?:ing|ers?|es|s|e|y|ies)$/, "")).join(" ")} `;
}
