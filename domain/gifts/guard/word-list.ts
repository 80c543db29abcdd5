/** Words of a language with spaces between words, and of those without; each separated by commas. */
export interface WordList {
  /** Whole words, in the singular; a plural counts as well, and a hyphen is as good as a space. */
  en: string;
  /** Of Chinese and Japanese, wherever they stand. */
  zhJa: string;
  /** What is no list of words: numbers with a unit, verbs in their forms. */
  patterns?: readonly RegExp[];
}

/** One expression that finds all words of a list. */
export function getWords({ en, zhJa, patterns = [] }: WordList): RegExp {
  const latin = split(en).map((word) => escape(word).replaceAll(" ", "[- ]"));
  const whole = latin.length > 0 ? [`\\b(?:${latin.join("|")})(?:e?s)?\\b`] : [];
  return new RegExp([...whole, ...split(zhJa).map(escape), ...patterns.map(({ source }) => source)].join("|"), "iu");
}

function split(list: string): string[] {
  return list
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
