import type { Stretch } from "../language.ts";

/** Of no script and in no pattern. */
const blank = "\uE000";

/** The text with what the patterns find made unreadable, positions kept. */
export function blot(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, (words) => blank.repeat(words.length)), text);
}

/** The same for a stretch, as far as it is in the text. */
export function blotStretch(text: string, stretch: Stretch): string {
  const [from, to] = [Math.max(0, stretch.from), Math.min(text.length, stretch.to)];
  return text.slice(0, from) + blank.repeat(to - from) + text.slice(to);
}
