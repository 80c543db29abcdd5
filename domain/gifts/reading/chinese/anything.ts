import { isKnownLiking, isKnownThing } from "./known-words.ts";

export const isKnown = (words: string) => isKnownThing(words) || isKnownLiking(words);

/** 好看的东西; and one letter that means nothing. */
export const isAnything = (words: string) => (ofAnything.test(words) && !isFlavor(words)) || (words.length === 1 && !isKnown(words));

/** 桂花味的东西. */
function isFlavor(words: string): boolean {
  const [, flavor] = /^([^，。]{1,4})(?:味道?|口味|风味)的/.exec(words) ?? [];
  return flavor !== undefined && isKnown(flavor);
}

/** 可爱的东西, 实用的: a wish at most. */
const ofAnything =
  /^(?:手机|[酸咸热凉冰软脆]的?|软糯的?|烂乎的?|软乎的?|烂糊的?|清淡的?|软烂的?|热乎的?|吃的?|喝的?|玩的?|睡觉|热闹|安静|干净|面子|啃东西|东西)$|的(?:东西|小?物件|小东西|小玩意儿?)$|^(?:实用|简单|干净|可爱|漂亮|好看|精致|特别|有趣|小众|便宜)的$|^小众.{1,3}$/;
