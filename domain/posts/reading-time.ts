/** For content without any words (specification, section 9). */
const usualMinutes = 5;
const wordsPerMinute = 230;
const charactersPerMinute = 450;
// Scripts that put no space between words are read by the character.
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Estimates the reading time in whole minutes, at least one. */
export function estimateReadingMinutes(content: string): number {
  const characters = content.match(character)?.length ?? 0;
  const words = content.replace(character, " ").match(word)?.length ?? 0;
  if (characters + words === 0) return usualMinutes;
  return Math.max(1, Math.round(characters / charactersPerMinute + words / wordsPerMinute));
}
