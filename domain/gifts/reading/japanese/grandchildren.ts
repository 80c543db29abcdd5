import type { Claim } from "../language.ts";
import { listMatches } from "../../words/list-matches.ts";
import { readTokens } from "./segment.ts";
import type { Source } from "./source.ts";

/** How people say that somebody lives for the grandchildren: 孫が来ると別人のように笑う, 孫の話になると止まらない. */
const loved =
  /(?<!うちの|私の)(?:ひ|初)?孫(?:たち|達|ちゃん|くん|さん)?(?:、[^、。]{1,6}等)?(?=(?:が|に|は)(?:遊びに|家に|うちに)?(?:来る|来た|帰省する|会う|会える)(?:と|ときだけ|時だけ)[^、。]{0,12}(?:笑|元気|喜|ご?機嫌|うれし|嬉し|別人|目尻)|に(?:は)?(?:夢中|メロメロ|デレデレ|でれでれ|目がな|甘(?:い|く))|(?:の[^、。]{1,4})?が(?:いちばんの|一番の|何よりの)?(?:生きがい|癒し|癒やし|(?:大|だい)好き(?!な)|何より)|の話(?:になると|ばかり|ばっかり?|しか)|の(?:成長|写真|動画)[がを](?:何より|一番)?の?(?:楽しみ|生きがい|見てばかり|眺めて)|(?:に会う|と遊ぶ|と過ごす)(?:の|こと|時間)が[^、。]{0,6}(?:楽しみ|生きがい|好き|幸せ)|一筋|命(?=$|[。、]|です|で))/gu;

/** The grandchildren, where they are loved; they are people, so that no other cue may speak of them. */
export function listGrandchildren({ passage, folded, person }: Source): Claim[] {
  if (passage.field !== "additionalInfo" || person?.text.includes("孫") === true) return [];
  return listMatches(folded, loved)
    .slice(0, 1)
    .map(({ 0: { length }, index }) => {
      const [from, to] = [index, index + length];
      const at = folded.indexOf("孫", index);
      const tokens = readTokens(passage.text, folded, { from: at, to: at + 1 });
      return { stance: "likes", subject: "person", words: passage.text.slice(from, to), tokens, cued: true, from, to };
    });
}
