import { fallbackLocale, type Locale } from "#shared/locales/locale.ts";

/** Commas of all three languages part the words; blanks around them and empty words are dropped. */
export function splitWords(text: string): string[] {
  return text
    .split(separators)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** What is put between two words in a language. */
export function findSeparator(locale: Locale): string {
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

/** Whether the text ends in a word that no comma has closed yet. */
export function hasOpenWord(text: string): boolean {
  const tail = text.split(separators).at(-1) ?? "";
  return tail.trim() !== "";
}

const separators = /[,，、､]/;
