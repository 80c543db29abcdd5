import type { Locale } from "#shared/locales/locale.ts";
import type { Wish } from "../wishes.ts";
import type { CatalogueConcept } from "./catalogue.ts";
import type { ConceptText } from "./concept.ts";
import { filledInExperiences } from "./filled-in-experiences.ts";
import { filledInObjects } from "./filled-in-objects.ts";

/** Concepts with a place for an interest: what can be given to whoever loves something that the catalogue does not know. */
export const parametricConcepts: readonly CatalogueConcept[] = [...filledInObjects, ...filledInExperiences];

const place = "{interest}";

export function fillInterest(text: ConceptText, wish: Wish, locale: Locale): ConceptText {
  const name = nameWish(wish, locale);
  const fill = (sentence: string) => sentence.replaceAll(place, name);
  return {
    title: fill(text.title),
    description: fill(text.description),
    why: fill(text.why),
    search: text.search.map((term) => term.replaceAll(place, wish.words)),
  };
}

/** Whether a title, in any language, is this concept's with some interest filled in. */
export function isFilledFrom(concept: CatalogueConcept, title: string): boolean {
  return [concept.en, concept.zh, concept.ja].some((text) => {
    const [before = "", after = ""] = text.title.split(place);
    return title.length > before.length + after.length && title.startsWith(before) && title.endsWith(after);
  });
}

// Words that we do not know stand in quotation marks where the language does not set words apart by itself.
function nameWish({ ids, words }: Wish, locale: Locale): string {
  if (ids.length > 0) return words;
  if (locale === "zh") return `“${words}”`;
  if (locale === "ja") return `「${words}」`;
  return /[^\p{Script=Latin}\p{N}\p{P}\p{Z}]/u.test(words) ? `“${words}”` : words;
}
