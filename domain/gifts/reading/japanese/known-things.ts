import type { Stretch } from "../language.ts";
import { listLikings, listThingMeanings, type MeaningHit } from "../meanings.ts";
import type { Cue } from "./cue.ts";
import { readTokens } from "./segment.ts";
import type { Source } from "./source.ts";

/** Whether a cue may speak of a thing, or of any of a list: クラブもウェアも. */
export function isKnownAsAsked(source: Source, things: readonly Stretch[], { goods, knownOnly, stance }: Cue): boolean {
  return (
    (goods !== true || things.some((thing) => isKnown(source, thing, "has"))) &&
    (knownOnly !== true || things.some((thing) => isKnown(source, thing, stance)))
  );
}

/** 焙煎機: what ends so is a thing that one has, known or not. */
const ofTools =
  /(?:^|[\p{sc=Han}\p{sc=Katakana}ー])(?:機|器|棒|盤|セット|用品|用具|道具|グッズ|本体|マシン|メーカー|ケース|バッグ|もの|物|モノ)$/u;

/** エナジードリンク, 柔軟剤: what may make ill, known or not. */
const ofMaterial = /(?:[\p{sc=Katakana}ー]{4,}(?<!ワーク|ストレス|バイト|シフト|スマホ|テレビ)|剤|粉|油|酢|酒|乳|茶)$/u;

const ofGoods = /^(?:toy-line|collectible|trading-cards|board-game|video-game|dish|drink|alcohol|ingredient)$|-brand$/;

export function isKnown({ passage, folded }: Source, thing: Stretch, stance: Cue["stance"]): boolean {
  const tokens = readTokens(passage.text, folded, thing);
  if (stance === "likes") return listLikings(tokens, "ja").length > 0;
  const isGoods = ({ names, meanings }: MeaningHit) => meanings.length > 0 || names.some(({ kind }) => ofGoods.test(kind));
  const words = folded.slice(thing.from, thing.to);
  return ofTools.test(words) || (stance === "cannot" && ofMaterial.test(words)) || listThingMeanings(tokens, "ja").some(isGoods);
}

/** '新幹線とポケモン、レゴはもうたくさんある': of what is no thing to own, and parted from what is spoken of, it is not said. */
export function isRatherLoved({ passage, folded }: Source, thing: Stretch, last: Stretch | undefined): boolean {
  if (!folded.slice(thing.to, last?.from ?? thing.to).includes("、")) return false;
  const tokens = readTokens(passage.text, folded, thing);
  return (
    listThingMeanings(tokens, "ja").every(({ names, meanings }) => names.length > 0 && meanings.length === 0) &&
    listLikings(tokens, "ja").length > 0
  );
}
