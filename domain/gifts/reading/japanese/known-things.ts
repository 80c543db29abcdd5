import type { Stretch } from "../language.ts";
import { listLikings, listThingMeanings } from "../meanings.ts";
import type { Cue } from "./cue.ts";
import { readTokens } from "./segment.ts";
import type { Source } from "./source.ts";

export function isKnownAsAsked(source: Source, thing: Stretch, { goods, knownOnly, stance }: Cue): boolean {
  return (goods !== true || isKnown(source, thing, "has")) && (knownOnly !== true || isKnown(source, thing, stance));
}

/** 焙煎機: what ends so is a thing that one has, known or not. */
const ofTools =
  /(?:^|[\p{sc=Han}\p{sc=Katakana}ー])(?:機|器|棒|盤|セット|用品|用具|道具|グッズ|本体|マシン|メーカー|ケース|バッグ|もの|物|モノ)$/u;

export function isKnown({ passage, folded }: Source, thing: Stretch, stance: Cue["stance"]): boolean {
  const tokens = readTokens(passage.text, folded, thing);
  if (stance === "likes") return listLikings(tokens, "ja").length > 0;
  return ofTools.test(folded.slice(thing.from, thing.to)) || listThingMeanings(tokens, "ja").some(({ meanings }) => meanings.length > 0);
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
