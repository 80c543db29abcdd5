import type { Locale } from "#shared/locales/locale.ts";
import type { Passage, Stretch, Understood } from "./language.ts";
import type { Entry } from "./reading.ts";

/** A passage with what its language's reader made of it. */
export interface ReadPassage {
  passage: Passage;
  /** Where the passage begins in its field or item. */
  offset: number;
  language: Locale;
  understood: Understood;
}

/** A bracket that closes what was opened before it is no part of the words: 雪組）. */
const closing = /^[^()（）]+[)）]$/;

/** An entry for a stretch of a passage. */
export function enter({ passage, offset }: ReadPassage, { from, to: end }: Stretch, id: string): Entry {
  const to = closing.test(passage.text.slice(from, end)) ? end - 1 : end;
  return { id, words: passage.text.slice(from, to), field: passage.field, item: passage.item, from: from + offset, to: to + offset };
}

const isOfSameText = (one: Entry, other: Entry) => one.field === other.field && one.item === other.item;

export function overlaps(one: Entry, other: Entry): boolean {
  return isOfSameText(one, other) && one.from < other.to && other.from < one.to;
}

export function isInside(entry: Entry, other: Entry): boolean {
  return isOfSameText(entry, other) && entry.from >= other.from && entry.to <= other.to;
}
