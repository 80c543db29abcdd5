import type { Suggestion } from "#shared/suggestion.ts";
import { locales } from "#shared/locales/locale.ts";
import type { Brief, Stated } from "./brief.ts";
import { foldText, splitUnits, tidyText } from "./words/fold-words.ts";
import { interestVocabulary, traitVocabulary, type Vocabulary } from "./words/match-words.ts";
import type { InterestId } from "./vocabulary/interests.ts";
import type { TraitId } from "./vocabulary/traits.ts";

/** The stated interests and traits as one text to search, in the giver's words and in all labels of the vocabulary. */
export function joinStatedWords({ interests, traits }: Pick<Brief, "interests" | "traits">): string {
  return [
    ...interests.flatMap((stated) => listNames(stated, interestVocabulary)),
    ...traits.flatMap((stated) => listNames(stated, traitVocabulary)),
  ].join("\n");
}

/** The stated interests that a text names, by any of their words or by a narrower interest. */
export function listNamedInterests(text: string, { interests }: Pick<Brief, "interests">): Stated<InterestId>[] {
  return listNamed(text, interests, interestVocabulary);
}

export function listNamedTraits(text: string, { traits }: Pick<Brief, "traits">): Stated<TraitId>[] {
  return listNamed(text, traits, traitVocabulary);
}

/** How many of the stated interests and traits an idea names. */
export function countStated(suggestion: Suggestion, brief: Brief): number {
  const text = joinTexts(suggestion);
  return listNamedInterests(text, brief).length + listNamedTraits(text, brief).length;
}

/** The texts that describe the gift itself, without the reasons for it. */
export function describeGift({ title, description, searchTerms }: Suggestion): string {
  return [title, description, ...searchTerms].join("\n");
}

/** All texts of an idea except its price. */
export function joinTexts(suggestion: Suggestion): string {
  return [describeGift(suggestion), suggestion.category, suggestion.explanation].join("\n");
}

function listNames<Id>({ id, words }: Stated<Id>, { label }: Vocabulary<Id>): string[] {
  return id === null ? [words] : [words, ...locales.map((locale) => label(id, locale))];
}

function listNamed<Id>(text: string, stated: readonly Stated<Id>[], { lexicon, listWider }: Vocabulary<Id>): Stated<Id>[] {
  if (stated.length === 0) return [];
  const hits = lexicon.findAll(splitUnits(tidyText(text)));
  const named = hits.flatMap(({ meanings }) => meanings.flatMap(({ id }) => (id === null ? [] : [id, ...listWider(id)])));
  const folded = ` ${foldText(text)} `;
  return stated.filter(({ id, words }) => (id !== null && named.includes(id)) || folded.includes(` ${foldText(words)} `));
}
