import type { UnderstoodEntry } from "../gift-form/understood.ts";

/** Without those that are said as what is left out ('hates clutter' beside 'clutter'), and each words once, though they may tell several things. */
export function listKeptInMind(entries: readonly UnderstoodEntry[], leavingOut: readonly UnderstoodEntry[]): UnderstoodEntry[] {
  const others = entries.filter(({ words }) => !leavingOut.some((out) => words.includes(out.words)));
  return others.filter(
    ({ words }, at) => !others.some((other, place) => saysMore(other.words, words) || (other.words === words && place < at)),
  );
}

function saysMore(words: string, than: string): boolean {
  return words.length > than.length && words.includes(than);
}
