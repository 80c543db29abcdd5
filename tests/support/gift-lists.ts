import type { Brief } from "#domain/gifts/brief/brief.ts";
import type { Composed } from "#domain/gifts/engine/compose.ts";
import { isInsideBand, readPriceRange } from "#domain/gifts/brief/price-range.ts";
import { findIdeaFault } from "#domain/gifts/guard/guard.ts";
import { measureTitleLikeness } from "#domain/gifts/guard/title-likeness.ts";

const alike = 0.4;
/** A range that says what a gift costs: the highest over the lowest. */
const widestPrice = 1.8;

/** Every promise about a list of five that this one breaks, in a few words each. */
export function listBrokenPromises(picks: readonly Composed[], brief: Brief): string[] {
  return [...listBrokenShape(picks, brief), ...listBrokenByWords(picks, brief)];
}

/** Those that are told from numbers, names and kinds; quick enough for every combination there is. */
export function listBrokenShape(picks: readonly Composed[], brief: Brief): string[] {
  return [
    ...(picks.length === 5 ? [] : [`${picks.length} ideas`]),
    ...picks.flatMap((pick) => listBrokenByOne(pick, brief)),
    ...(new Set(picks.map(({ concept }) => concept.category)).size < 2 ? ["all of one category"] : []),
  ];
}

function listBrokenByWords(picks: readonly Composed[], brief: Brief): string[] {
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

function listBrokenByOne({ suggestion }: Composed, brief: Brief): string[] {
  const { title, description, explanation, priceRange, category, searchTerms } = suggestion;
  const price = readPriceRange(priceRange, brief.currency);
  const isEmpty = [title, description, explanation, category, ...searchTerms].some((text) => text.trim() === "" || /[{}]/.test(text));
  return [
    ...(isEmpty || searchTerms.length < 2 ? [`an empty field: ${title}`] : []),
    ...(price && isInsideBand(price, brief.band) && price.low >= brief.band.min ? [] : [`price ${priceRange} outside ${brief.band.value}`]),
    ...(price && price.high > Math.max(price.low, 1) * widestPrice ? [`a price that says little: ${priceRange}`] : []),
    ...(/(?:^|[^A-Z])\$|(?<![A-Z])¥|[.]\d/.test(priceRange) ? [`unclear price ${priceRange}`] : []),
  ];
}
