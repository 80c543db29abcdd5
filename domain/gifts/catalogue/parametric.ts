import type { Locale } from "#shared/locales/locale.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import type { Wish } from "../wishes.ts";
import type { CatalogueConcept } from "./catalogue.ts";
import type { ConceptText } from "./concept.ts";
import { filledInExperiences } from "./filled-in-experiences.ts";
import { filledInObjects } from "./filled-in-objects.ts";

/** Concepts with a placeholder for an interest, for interests that the catalogue does not know. */
export const parametricConcepts: readonly CatalogueConcept[] = [...filledInObjects, ...filledInExperiences];

const place = "{interest}";
const lessons: ReadonlySet<string> = new Set([
  "any-interest-first-lesson",
  "any-interest-weekend-course",
  "any-interest-term-of-lessons",
  "any-interest-summer-school",
  "any-interest-mentor-year",
  "any-interest-workshop-together",
]);
/** Interests that people hardly take lessons in. */
const notForLessons: ReadonlySet<InterestId> = new Set([
  "reading",
  "dinosaurs",
  "animals",
  "cats",
  "aquariums",
  "chocolate",
  "cheese",
  "sweets",
  "sake",
  "beer",
  "wine",
  "whisky",
  "dining",
  "spicy-food",
  "spa",
  "film",
  "tv-series",
  "anime",
  "fountain-pens",
  "stationery",
  "collecting",
  "stamps",
  "coins",
  "antiques",
  "vintage",
  "sneakers",
  "watches",
  "perfume",
  "art",
  "architecture",
  "music",
  "vinyl",
  "electronic-music",
  "classical-music",
  "jazz",
  "rock-music",
  "k-pop",
  "concerts",
  "podcasts",
  "technology",
  "smart-home",
  "cars",
  "motorsport",
  "trains",
  "travel",
  "road-trips",
  "hot-springs",
  "theme-parks",
  "volunteering",
  "mythology",
  "true-crime",
  "science-fiction",
  "fantasy",
  "picnics",
  "incense",
  "puzzles",
  "board-games",
  "opera",
  "musicals",
  "hiking",
]);

/** Whether the concept makes sense with this interest: nobody takes a term of lessons in cheese. */
export function goesWith({ id }: CatalogueConcept, { ids }: Wish): boolean {
  return !lessons.has(id) || !ids.some((interest) => notForLessons.has(interest));
}

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

// Unknown words are put in quotation marks in languages without spaces, and foreign scripts in English.
function nameWish({ ids, words }: Wish, locale: Locale): string {
  if (ids.length > 0) return words;
  if (locale === "zh") return `“${words}”`;
  if (locale === "ja") return `「${words}」`;
  return /[^\p{Script=Latin}\p{N}\p{P}\p{Z}]/u.test(words) ? `“${words}”` : words;
}
