import type { Stretch } from "../language.ts";

const letters = /^[a-z]{1,2}$/i;

/** D&D, R&B, H&M: letters with an ampersand between them are one word. */
export function joinLetters<Word extends Stretch & { text: string }>(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const [before, sign] = joined.slice(-2);
    const isOne =
      before !== undefined && sign !== undefined && /^[&＆]$/.test(sign.text) && letters.test(before.text) && letters.test(word.text);
    if (isOne) joined.splice(-2, 2, { ...before, to: word.to, text: before.text + sign.text + word.text });
    else joined.push(word);
  }
  return joined;
}
