import type { Cue } from "./cue.ts";
import type { Stretch } from "../language.ts";
import { isThing } from "./phrases.ts";
import { isKnown } from "./known-things.ts";
import type { Source } from "./source.ts";

/** After 'but', or after a part of the sentence that has said something of another thing. */
const turn =
  /^.*(?:(?:けれども?|けど|(?:です|ます|[だたるい])が|のに)、?|[はも][^、。]{2,}、)(?=([^、。はもが「」をに]{2,14})(?:は|も(?!う)|なら))/u;

/** '帽子はかぶるんですがマフラーは巻きません': of the words before a cue, how many speak of another thing that we know. */
export function measureTurn(source: Source, { from, to }: Stretch, { stance }: Cue): number {
  if (stance === "likes" || stance === "affinity") return 0;
  const found = turn.exec(source.folded.slice(from, to));
  if (!found) return 0;
  const start = from + found[0].length;
  const topic = { from: start, to: start + (found[1]?.length ?? 0) };
  const words = source.folded.slice(topic.from, topic.to);
  const isOther = isKnown(source, topic, "has") || (found[0].endsWith("、") && isThing(words) && !ofThing.test(words));
  return isOther ? found[0].length : 0;
}

/** 'アロマは、香りは選べない': what any thing has. */
const ofThing =
  /(?:サイズ|色|味|香り|匂い|におい|形|センス|量|数|度数|値段|重さ|中身|音|柄|デザイン|機種|管理|手入れ|置き場|置き場所|扱い|世話|使い方|部分|関係)$|^(?:私|僕|俺|夫|妻|親|子)/;
