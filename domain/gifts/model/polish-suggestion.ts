import { limits } from "#shared/limits.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Brief } from "../brief/brief.ts";
import { findPlace } from "../reading/find-place.ts";
import { mapCategory } from "./map-category.ts";
import { defaultTexts } from "../guard/idea-texts.ts";
import { toPlainText } from "./plain-text.ts";
import type { PriceReading } from "../brief/price-range.ts";
import { formatPriceRange } from "../brief/price.ts";
import { repairPrice } from "./repair-price.ts";

const openEnded = {
  en: { below: (price: string) => `up to ${price}`, above: (price: string) => `${price}+` },
  zh: { below: (price: string) => `${price}以内`, above: (price: string) => `${price}起` },
  ja: { below: (price: string) => `${price}以内`, above: (price: string) => `${price}から` },
} as const satisfies Record<Locale, Record<"below" | "above", (price: string) => string>>;

/** Gives a model's idea our own format of prices and categories and at least one search term, and drops reasons that nobody stated. */
export function polishSuggestion(suggestion: Suggestion, brief: Brief): Suggestion {
  const isMissing = suggestion.category === defaultTexts.category;
  return {
    ...suggestion,
    priceRange: formatAsOurs(suggestion.priceRange, brief),
    category: mapCategory(isMissing ? "" : suggestion.category, { locale: brief.locale, isExperience: suggestion.isExperience }),
    because: suggestion.because.flatMap((reason) => findPlace(reason, brief.words)?.words ?? []),
    searchTerms: suggestion.searchTerms.length > 0 ? suggestion.searchTerms : [toPlainText(suggestion.title, limits.suggestionWords)],
  };
}

function formatAsOurs(text: string, brief: Brief): string {
  const { currency, locale } = brief;
  const price = repairPrice(text, brief);
  if (!price) return text;
  const format = (low: number, high: number) => formatPriceRange([low, high], currency, locale);
  return formatReading(price, format, locale);
}

function formatReading({ low, high }: PriceReading, format: (low: number, high: number) => string, locale: Locale): string {
  const formatOne = (amount: number) => format(amount, amount).replace(/([\d,]+)[–～]\1/, "$1");
  if (low === 0) return openEnded[locale].below(formatOne(Math.floor(high)));
  if (high === Infinity) return openEnded[locale].above(formatOne(Math.ceil(low)));
  const [from, to] = [Math.ceil(low), Math.floor(high)];
  return from < to ? format(from, to) : formatOne(to);
}
