import type { Locale } from "#shared/locales/locale.ts";

/**
 * A word of the vocabulary: its label as it stands in a sentence, and what people type for it.
 * `also` lists further names in all three languages, separated by commas. Marks in front of a name:
 * `~` understood, but never repeated in a sentence (a verb or a person); `=` only when it stands alone;
 * `<` one kind of it only; `@` only where the request is in Japanese. A label may carry `=` too; read it with `readLabel`. An asterisk at the end takes every ending of that word, and is never repeated either.
 */
export interface VocabularyEntry extends Record<Locale, string> {
  /** The ids of what it belongs to: a mug is a cup, and tableware. */
  of?: string | readonly string[];
  also: string;
}

/** The label of an entry as it stands in a sentence. */
export function readLabel(entry: VocabularyEntry, locale: Locale): string {
  return entry[locale].replace(/^=/, "");
}

export interface Name {
  text: string;
  /** Fit to stand in a sentence in place of the label. */
  sayable: boolean;
  /** Counts only as a whole phrase, since inside others it usually means something else. */
  alone: boolean;
  anyEnding: boolean;
  /** Names one kind of the thing: a toaster among kitchen machines. */
  kind: boolean;
  /** Means something else in Chinese: 工作 is a craft in Japanese, and work in Chinese. */
  japanese: boolean;
}

/** Every name of an entry, its labels first. */
export function listNames(entry: VocabularyEntry): Name[] {
  return [...readNames([entry.en, entry.zh, entry.ja].join(",")), ...readNames(entry.also)];
}

const readLists = new Map<string, readonly Name[]>();

/** The names of a list, which is read once: several indexes are made of it. */
export function readNames(list: string): readonly Name[] {
  const known = readLists.get(list);
  if (known) return known;
  const names = list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readName);
  readLists.set(list, names);
  return names;
}

function readName(written: string): Name {
  const anyEnding = written.endsWith("*");
  return {
    text: written.replace(/^[~=<@]/, "").replace(/\*$/, ""),
    sayable: !written.startsWith("~") && !anyEnding,
    alone: written.startsWith("="),
    anyEnding,
    kind: written.startsWith("<"),
    japanese: written.startsWith("@"),
  };
}
