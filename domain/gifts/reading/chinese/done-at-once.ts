import type { Stretch } from "../language.ts";
import { vegetables } from "./doing.ts";
import { isKnownLiking } from "./known-words.ts";
import { listThings, trimObject } from "./objects.ts";

/** 种辣椒和小葱: who grows several vegetables grows vegetables. */
export function listGrown(folded: string, { from, to }: Stretch): Stretch[] | null {
  const start = folded.charAt(from) === "种" ? from : from - 1;
  return folded.charAt(start) === "种" && vegetables.test(folded.slice(start + 1, to)) ? [{ from: start, to }] : null;
}

/** 种辣椒和小葱, of which no one word is known. */
export function nameGrown(words: string): string | null {
  return words.startsWith("种") && !isKnownLiking(words) && vegetables.test(words.slice(1)) ? "种菜" : null;
}

/** 一个人边煮小火锅边看综艺: two things are done at once; the dictionary takes 人边 for a word. */
export function listDoneAtOnce(folded: string, { from, to }: Stretch): Stretch[] | null {
  const { one, other } = /^人?一?边(?<one>[^边，。]{2,10})一?边(?<other>[^边，。]{2,10})$/.exec(folded.slice(from, to))?.groups ?? {};
  if (one === undefined || other === undefined) return null;
  const first = folded.indexOf(one, from);
  const parts = [
    { from: first, to: first + one.length },
    { from: to - other.length, to },
  ];
  return parts.flatMap((part) => listThings(folded, withoutCooking(folded, trimObject(folded, part))));
}

const withoutCooking = (folded: string, { from, to }: Stretch): Stretch => ({
  from: /[煮涮烧煎炖]/.test(folded.charAt(from)) ? from + 1 : from,
  to,
});
