import type { Claim, Passage } from "../language.ts";
import type { Clause } from "./clauses.ts";
import type { Phrase } from "./phrases.ts";
import type { Word } from "./words.ts";

/** A claim whose tokens are still words of English. */
export interface Plain extends Claim {
  tokens: readonly Word[];
}

/** A claim of a phrase as it was typed. */
export function buildPlain(passage: Passage, clause: Clause, { phrase, stance }: { phrase: Phrase; stance: Claim["stance"] }): Plain {
  const tokens = clause.words.slice(phrase.from, phrase.to);
  const from = tokens[0]?.from ?? 0;
  const to = tokens.at(-1)?.to ?? from;
  return { stance, subject: "person", words: tidyQuotes(passage.text.slice(from, to)), tokens, cued: true, from, to };
}

/** A quotation mark whose other half stands outside goes. */
export function tidyQuotes(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])['"“”‘’`]|['"“”’`](?![\p{L}\p{N}])/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The first word that begins at or after a place in the line. */
export function wordAfter({ line, wordAt, words }: Clause, place: number): number {
  const end = line.slice(0, place).trimEnd().length;
  const last = wordAt[end - 1] ?? -1;
  return Math.min(words.length, last + 1);
}

export function wordBefore({ wordAt }: Clause, place: number): number {
  return wordAt[place] ?? 0;
}
