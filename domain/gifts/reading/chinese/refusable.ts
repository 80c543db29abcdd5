import type { Stretch } from "../language.ts";
import { isKnownGroup, isKnownLiking, isKnownName, isKnownThing } from "./known-words.ts";
import { segment } from "./segment.ts";
import type { Word } from "./segment.ts";

const isKnown = (text: string) => text.length > 1 && (isKnownThing(text) || isKnownGroup(text) || isKnownLiking(text) || isKnownName(text));

/** 带香味的, 跟狗有关的, 那一类: told by what it is like. */
const ofKind = /(?:的|类|款|系列|东西|相关|周边)$/;

/** What a sentence goes on with after a thing: 鲜花永远, 手袋她说, 球衣从十二岁攒到. */
function isFurther({ text, tag }: Word): boolean {
  if (isKnown(text) || text === "全套") return false;
  return /^(?:[dpry]|zg)/.test(tag) || (/^v(?!n)/.test(tag) && (text.length === 1 || /[着了到过得]$/.test(text)));
}

/**
 * What of the words beside a cue names a thing: of 鲜花永远 the flowers, of 工位上摆 and 发票看着 nothing. What ends on a noun, or says what it is
 * like, stays as it is.
 */
export function keepNoun(folded: string, { from, to }: Stretch): Stretch | null {
  // 拿红色的东西给他.
  const start = /^拿.{2}/.test(folded.slice(from, to)) ? from + 1 : from;
  const text = folded.slice(start, to);
  const length = isKnown(text) || ofKind.test(text) ? text.length : measureNoun(text, segment(text));
  return length === 0 ? null : { from: start, to: start + length };
}

function measureNoun(text: string, words: readonly Word[]): number {
  const next = findFurther(words);
  if (next === undefined || endsOnNoun(words)) return text.length;
  const before = text.slice(0, next.from);
  const isNamed = ofKind.test(before) || isKnown(before) || words.some((word) => word.to === next.from && isKnown(word.text));
  return isNamed ? next.from : measureFirst(words);
}

/** The first word that a sentence goes on with, after what says which one it is: 会飞的东西她. */
function findFurther(words: readonly Word[]): Word | undefined {
  const of = words.find(({ text }) => text === "的")?.from ?? 0;
  return words.find((word) => word.from > of && isFurther(word));
}

/** 口红按色号排了: what is spoken of stands first. */
const measureFirst = ([first]: readonly Word[]) => (first && isKnown(first.text) ? first.to : 0);

function endsOnNoun(words: readonly Word[]): boolean {
  const [last, before] = [words.at(-1), words.at(-2)];
  return last === undefined || isNoun(last) || before?.text === "的";
}

const isNoun = ({ text, tag }: Word) => /^(?:n|eng|x|vn|a|b|i|l|j|z$|s)/.test(tag) || isKnown(text) || isKnownThing(text);
