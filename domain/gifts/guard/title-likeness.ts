import { foldText } from "../words/fold-words.ts";

const fillers = new Set(
  "a an the of for and with in on to your their his her that this set kit gift personalized personalised custom".split(" "),
);

/** The similarity of two titles, from 0 to 1: the share of letter trigrams that they have in common. */
export function measureTitleLikeness(one: string, other: string): number {
  const spaced = measureOverlap(listTrigrams(fold(one)), listTrigrams(fold(other)));
  const unspaced = measureOverlap(listTrigrams(fold(one).replaceAll(" ", "")), listTrigrams(fold(other).replaceAll(" ", "")));
  return Math.max(spaced, unspaced);
}

/** Whether two titles consist of the same words, apart from filler words and plurals. */
export function hasSameWords(one: string, other: string): boolean {
  const [words, otherWords] = [listWords(one), listWords(other)];
  return words.size > 0 && words.size === otherWords.size && words.isSubsetOf(otherWords);
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function listTrigrams(text: string): Set<string> {
  if (text.length < 3) return new Set(text === "" ? [] : [text]);
  return new Set(Array.from({ length: text.length - 2 }, (_, position) => text.slice(position, position + 3)));
}

function measureOverlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const together = one.union(other).size;
  return together === 0 ? 0 : one.intersection(other).size / together;
}

function listWords(title: string): Set<string> {
  const words = foldText(title).split(" ");
  return new Set(words.filter((word) => word !== "" && !fillers.has(word)));
}
