import type { Stretch } from "../language.ts";
import { isKnownGroup, isKnownLiking, isKnownName, isKnownThing } from "./known-words.ts";
import { segment } from "./segment.ts";
import type { Word } from "./segment.ts";

const isKnown = (text: string) => text.length > 1 && (isKnownThing(text) || isKnownGroup(text) || isKnownLiking(text) || isKnownName(text));

/** 带香味的, 跟狗有关的, 那一类: told by what it is like. */
const ofKind = /(?:的|类|款|系列|东西|相关|周边)$/;

/** What a sentence goes on with after a thing: 鲜花永远, 手袋她说, 球衣从十二岁攒到. */
function isFurther({ text, tag }: Word): boolean {
  if (isKnown(text) || /^全套$/.test(text)) return false;
  return /^[dpry]/.test(tag) || (/^v(?!n)/.test(tag) && (text.length === 1 || /[着了到过得]$/.test(text)));
}

/**
 * What of the words beside a cue names a thing: of 鲜花永远 the flowers, of 工位上摆 and 发票看着 nothing. What ends on a noun, or says what it is
 * like, stays as it is.
 */
export function keepNoun(folded: string, { from, to: end }: Stretch): Stretch | null {
  const whole = { from: from + (/^拿(?=.{2})/.exec(folded.slice(from, end))?.[0].length ?? 0), to: end };
  const text = folded.slice(whole.from, end);
  if (isKnown(text) || ofKind.test(text)) return whole;
  const words = segment(text);
  const of = words.findIndex(({ text: word }) => word === "的");
  const next = words.findIndex((word, at) => at > Math.max(0, of) && isFurther(word));
  const last = words.at(-1);
  if (next === -1 || last === undefined || isNoun(last) || words.at(-2)?.text === "的") return whole;
  const to = words[next]?.from ?? 0;
  const isNamed = ofKind.test(text.slice(0, to)) || isKnown(text.slice(0, to)) || isKnown(words[next - 1]?.text ?? "");
  // 口红按色号排了: what is spoken of stands first.
  const [first] = words;
  const kept = isNamed ? to : Number(isKnown(first?.text ?? "")) * (first?.to ?? 0);
  return kept > 0 ? { from: whole.from, to: whole.from + kept } : null;
}

const isNoun = ({ text, tag }: Word) => /^(?:n|eng|x|vn|a|b|i|l|j|z|s)/.test(tag) || isKnown(text) || isKnownThing(text);
