import type { Stance } from "../language.ts";
import type { Cue } from "./cue.ts";
import { inThePast, wantsMore } from "./cues.ts";

/** What a cue says of its thing; `upTo` ends with its words, `from` begins with them. */
export function stanceOf(cue: Cue, upTo: string, { from, said }: { from: string; said: string }): Exclude<Stance, "about"> {
  if (cue.stance === "likes" && isOver(upTo, from)) return "affinity";
  return cue.stance === "has" && wantsMore.test(said) ? "likes" : cue.stance;
}

function isOver(upTo: string, from: string): boolean {
  // パン屋巡りが趣味だったのに行けていない: it is missed.
  if (/^[^、。]{0,8}だったのに/.test(from)) return false;
  // 若い頃の趣味だった無線をまたいじり始めた: it is loved again.
  if (/(?:また|再び|ふたたび|改めて|久しぶりに|もう一度)[^、。]{0,8}(?:始め[たてま]|た(?:い|が[るりっ]|く))/.test(upTo)) return false;
  return (
    /^[^、。]{0,4}(?:好き|趣味|日課)(?:だった|でした)/.test(from) ||
    /^[^、。]{0,6}[まマ]って(?:い)?た(?:けど|が|時期|頃)/.test(from) ||
    inThePast.test(upTo.slice(upTo.lastIndexOf("、") + 1))
  );
}
