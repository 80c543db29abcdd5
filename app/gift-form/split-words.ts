import { fallbackLocale, type Locale } from "#shared/locales/locale.ts";

/** Splits text at the commas of all three languages; trims the words and drops empty ones. */
export function splitWords(text: string): string[] {
  return text
    .split(separators)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The separator between two words in a language. */
export function getSeparator(locale: Locale): string {
  return locale === fallbackLocale ? ", " : "、";
}

export function addWord(text: string, word: string, separator: string): string {
  const words = splitWords(text);
  return words.some((known) => isSameWord(known, word)) ? text : [...words, word].join(separator) + separator;
}

export function removeWord(text: string, position: number, separator: string): string {
  const words = splitWords(text).filter((_, index) => index !== position);
  return words.length === 0 ? "" : words.join(separator) + separator;
}

export function isSameWord(one: string, other: string): boolean {
  return one.normalize("NFKC").toLowerCase() === other.normalize("NFKC").toLowerCase();
}

/** Whether the text ends in a word without a comma after it. */
export function hasOpenWord(text: string): boolean {
  const tail = text.split(separators).at(-1) ?? "";
  return tail.trim() !== "";
}

const separators = /[,，、､]/;
