import type { Locale } from "#shared/locales/locale.ts";
import type { Stated } from "../brief.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import type { CatalogueConcept } from "./catalogue.ts";
import type { ConceptText } from "./concept.ts";
import { filledInExperiences } from "./filled-in-experiences.ts";
import { filledInObjects } from "./filled-in-objects.ts";

/** Concepts with a place for an interest: what can be given to whoever loves something that the catalogue does not know. */
export const parametricConcepts: readonly CatalogueConcept[] = [...filledInObjects, ...filledInExperiences];

const place = "{interest}";
const longestName = 60;

export function fillInterest(text: ConceptText, interest: Stated<InterestId>, locale: Locale): ConceptText {
  const name = nameInterest(interest, locale);
  const fill = (sentence: string) => sentence.replaceAll(place, name);
  return {
    title: fill(text.title),
    description: fill(text.description),
    why: fill(text.why),
    search: text.search.map((term) => term.replaceAll(place, cut(interest.words))),
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
function nameInterest({ id, words }: Stated<InterestId>, locale: Locale): string {
  const name = cut(words);
  if (id !== null) return name;
  if (locale === "zh") return `“${name}”`;
  if (locale === "ja") return `「${name}」`;
  return /[^\p{Script=Latin}\p{N}\p{P}\p{Z}]/u.test(name) ? `“${name}”` : name;
}

function cut(words: string): string {
  return words.length <= longestName ? words : `${words.slice(0, longestName).trimEnd()}…`;
}
