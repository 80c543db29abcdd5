import { foldToken } from "../fold.ts";
import type { Stretch, Token } from "../language.ts";

const word = /[\p{L}\p{N}]/u;

/** The words that a segmenter found in a stretch, with their keys, in `text` as typed; signs are left out. */
export function buildTokens(words: readonly (Stretch & { text: string })[], text: string, stretch: Stretch): Token[] {
  return words
    .filter(({ text: one }) => word.test(one))
    .map((one) => {
      const [from, to] = [stretch.from + one.from, stretch.from + one.to];
      const typed = text.slice(from, to);
      return { from, to, text: typed, key: foldToken(typed) };
    });
}
