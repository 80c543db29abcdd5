import type { Locale } from "#shared/locales/locale.ts";
import type { Brief } from "./brief.ts";
import { asksForAlcohol, findUnsafe } from "./vocabulary/unsafe.ts";
import type { InterestId } from "./vocabulary/interests.ts";

const longestWords = { en: 60, zh: 24, ja: 24 } as const satisfies Record<Locale, number>;
const longestForeignWords = { en: 7, zh: 24, ja: 24 } as const satisfies Record<Locale, number>;

/** One interest in the giver's words. */
export interface Wish {
  words: string;
  /** The interests of the vocabulary that it names: two for 'hiking with dogs', none for an unknown one. */
  ids: readonly InterestId[];
}

export interface BriefWithWishes extends Brief {
  wishes: readonly Wish[];
}

/** Adds the wishes to a brief. Interests that are unsafe at this age are left out altogether. */
export function readWishes(brief: Brief): BriefWithWishes {
  const isAlcoholAskedFor = asksForAlcohol(brief.interests);
  const safe = brief.interests.filter(({ words }) => findUnsafe(words, brief.ageRange, isAlcoholAskedFor) === null);
  const byWords = Map.groupBy(safe, ({ words }) => words);
  return {
    ...brief,
    wishes: [...byWords].map(([words, stated]) => ({ words: shorten(words, brief.locale), ids: stated.flatMap(({ id }) => id ?? []) })),
  };
}

/** Foreign words are cut shorter, so that a text they are filled into still passes as its own language. */
function shorten(words: string, locale: Locale): string {
  const isForeign =
    locale === "en"
      ? /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]/u.test(words)
      : !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words);
  const longest = isForeign ? longestForeignWords[locale] : longestWords[locale];
  return words.length <= longest
    ? words
    : `${words
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd()}…`;
}
