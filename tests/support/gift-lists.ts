import type { Brief } from "#domain/gifts/brief.ts";
import { catalogue } from "#domain/gifts/catalogue/catalogue.ts";
import { findIdeaFault } from "#domain/gifts/guard/guard.ts";
import type { CataloguePick } from "#domain/gifts/pick-from-catalogue.ts";
import { isInsideBand, readPriceRange } from "#domain/gifts/price-range.ts";
import { weighOccasion } from "#domain/gifts/score.ts";
import { measureTitleLikeness } from "#domain/gifts/guard/title-likeness.ts";
import type { Occasion, Relationship } from "#shared/gift-options.ts";

const conceptsById = new Map(catalogue.map((concept) => [concept.id, concept]));
const alike = 0.4;

/** What the explanations may call the occasion and the relationship, in the three languages. */
const occasionNames: Record<Occasion, RegExp> = {
  birthday: /birthday|生日|誕生日/i,
  anniversary: /anniversary|纪念日|記念日/i,
  christmas: /Christmas|圣诞节|クリスマス/,
  valentines: /Valentine|情人节|バレンタイン/,
  "mothers-day": /Mother’s Day|母亲节|母の日/,
  "fathers-day": /Father’s Day|父亲节|父の日/,
  graduation: /graduation|毕业|卒業/i,
  wedding: /wedding|新婚|结婚|結婚/i,
  housewarming: /housewarming|乔迁|引っ越し/i,
  "just-because": /just-because|惊喜|なんでもない日/i,
  other: /special-occasion|特别日子|特別な日/i,
};
const relationshipNames: Record<Relationship, RegExp> = {
  spouse: /your spouse|爱人|パートナー/,
  parent: /your parent|父母|親/,
  child: /your child|孩子|お子さん/,
  sibling: /your sibling|兄弟姐妹|きょうだい/,
  friend: /your friend|朋友|友人/,
  colleague: /your colleague|同事|同僚/,
  "extended-family": /your relative|亲戚|親戚/,
  other: /the person you describe|对方|大切な人/,
};

/** Every promise about a list of five that this one breaks, in a few words each. */
export function listBrokenPromises(picks: readonly CataloguePick[], brief: Brief): string[] {
  return [...listBrokenShape(picks, brief), ...listBrokenByWords(picks, brief)];
}

/** Those that are told from numbers, names and kinds; quick enough for every combination there is. */
export function listBrokenShape(picks: readonly CataloguePick[], brief: Brief): string[] {
  return [
    ...(picks.length === 5 ? [] : [`${picks.length} ideas`]),
    ...picks.flatMap((pick) => listBrokenByOne(pick, brief)),
    ...listBrokenByBalance(picks, brief),
  ];
}

function listBrokenByWords(picks: readonly CataloguePick[], brief: Brief): string[] {
  const suggestions = picks.map(({ suggestion }) => suggestion);
  const titles = suggestions.map(({ title }) => title);
  return [
    ...(titles.some((title, position) => titles.slice(0, position).some((other) => measureTitleLikeness(title, other) >= alike))
      ? ["titles alike"]
      : []),
    ...suggestions.flatMap((suggestion, position) => {
      const fault = findIdeaFault(suggestion, brief, suggestions.slice(0, position));
      return fault ? [`the guard says ${fault}: ${suggestion.title}`] : [];
    }),
  ];
}

function listBrokenByOne({ suggestion }: CataloguePick, brief: Brief): string[] {
  const { title, description, explanation, priceRange, category, searchTerms } = suggestion;
  const price = readPriceRange(priceRange, brief.currency);
  const isEmpty = [title, description, explanation, category, ...searchTerms].some((text) => text.trim() === "" || /[{}]/.test(text));
  return [
    ...(isEmpty || searchTerms.length < 2 ? [`an empty field: ${title}`] : []),
    ...(price && isInsideBand(price, brief.band) && price.low >= brief.band.min ? [] : [`price ${priceRange} outside ${brief.band.value}`]),
    ...(/(?:^|[^A-Z])\$|(?<![A-Z])¥|[.]\d/.test(priceRange) ? [`unclear price ${priceRange}`] : []),
    ...(countNamed(explanation, brief) >= 2 ? [] : [`fewer than two stated things: ${explanation}`]),
  ];
}

function countNamed(explanation: string, { interests, traits, occasion, relationship, ageRange }: Brief): number {
  const words = [...interests, ...traits].filter((stated) => explanation.includes(stated.words.replace(/^an? /, "")));
  const always = [
    occasionNames[occasion].test(explanation),
    relationshipNames[relationship].test(explanation),
    ageRange !== null && /\d\d|teenager/.test(explanation),
  ];
  return words.length + always.filter(Boolean).length;
}

function listBrokenByBalance(picks: readonly CataloguePick[], brief: Brief): string[] {
  const { occasion, interests } = brief;
  const categories = Map.groupBy(picks, ({ concept }) => concept.category);
  const experiences = picks.filter(({ suggestion }) => suggestion.isExperience).length;
  const served = picks.filter(({ concept, suggestion }) => {
    const own = conceptsById.get(concept.id);
    // Where interests leave little choice they come first, and the occasion is at least named.
    return (interests.length > 0 || (own && weighOccasion(own, { occasion }) > 0)) && occasionNames[occasion].test(suggestion.explanation);
  });
  return [
    ...(categories.size < 3 ? ["fewer than three categories"] : []),
    ...([...categories.values()].some(({ length }) => length > 2) ? ["three of one category"] : []),
    ...(experiences === 0 ? ["no experience"] : experiences === picks.length ? ["no object"] : []),
    ...(served.length < 2 && isServed(brief) ? ["the occasion served less than twice"] : []),
    ...(picks.filter(({ concept }) => conceptsById.get(concept.id)?.generic).length > 1 ? ["two generic ideas"] : []),
    ...(new Set(picks.map(({ suggestion }) => suggestion.explanation.slice(0, 12))).size < picks.length ? ["openings alike"] : []),
  ];
}

/** In how many explanations each interest is given as the reason: in the opening, before the gift is praised in itself. */
export function countServed(picks: readonly CataloguePick[], interests: readonly { words: string }[]): Map<string, number> {
  const openings = picks.map(({ suggestion }) => suggestion.explanation.split(/(?<=[.?。])/)[0] ?? "");
  return new Map(interests.map(({ words }) => [words, openings.filter((opening) => opening.includes(words)).length]));
}

const daysOfChildren: ReadonlySet<string> = new Set(["birthday", "christmas", "just-because"]);

/** There is hardly a gift for a newborn's wedding or a toddler's new flat. */
function isServed({ occasion, childAge }: Brief): boolean {
  return occasion !== "other" && (childAge === null || daysOfChildren.has(occasion));
}
