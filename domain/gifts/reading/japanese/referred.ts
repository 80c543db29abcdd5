import type { Claim, Stretch, Token } from "../language.ts";
import { listThingMeanings } from "../meanings.ts";
import { isRefused } from "../stances.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { listThings, phraseBefore } from "./phrases.ts";
import { readTokens } from "./segment.ts";
import type { Source } from "./source.ts";

const itself =
  "(?:それ|これ|(?<=から|ので|ため|し|。|^)、?そこ(?=は|だけは)|そっち|そちら|それら|そう(?:いう|いった)(?:の|もの|物|系)|その(?:手|系統|辺|へん|類|あたり)の?(?:もの|物|やつ)?)(?:系|関係|関連)?(?:だけ)?";
const unwanted =
  "(?:は|も|を|だと|なら|って)(?:もう|ちょっと|さすがに|絶対(?:に)?|なるべく|できれば|今回は|今年は)*(?:なし|ナシ|無し|ng|いら|要ら|いり|要り|不要|避け|やめ|止め|パス|外し|除|だめ|ダメ|無理|結構|勘弁|遠慮|却下|十分|選ばな|買わな|あげな|(?:いい|ええ)(?:$|[。、]|です|かな|わ|や|よ))|(?:以外(?=[でのがをに])|(?<=(?:ので|から|ため|し)、?それ)以外(?=$|[。、])|とは?(?:別|違|ちが|かぶ|被|重な|だぶ|ダブ))";
/** それ以外で, それはもういいかな, それとかぶらないもの. */
const pointing = new RegExp(`${itself}(?:${unwanted})`, "u");
/** 買ったばかりだから違うものを, みんなが贈るので別のにしたい. */
const another =
  /(?<=ので|から|ため|[んえ]|し|て|で)、?(?:今年は?|今回は?|今度は?|できれば|なるべく|何か|なんか|もう|ちょっと)*(?:別|他|ほか|違う|ちがう)の?(?:もの|物|の|やつ|系統|ジャンル|何か)?(?:で|を|に|が(?:いい|良い|よ))/u;

/** Where it ends what is spoken of before: 'エコバッグが5枚あるから、それはもういいかな', 'みんなで時計を贈るのでそれ以外で'. */
export function findReferred(text: string): { from: number; isPointing: boolean } | null {
  const found = pointing.exec(text);
  if (found) return { from: found.index, isPointing: true };
  const other = another.exec(text);
  return other && { from: other.index, isPointing: false };
}

const overlaps = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to;

/** What 'not that' means: the thing that was spoken of right before, in this sentence or else in the last one; `claims` are what is claimed so far. */
export function listReferred(
  source: Source,
  { sentences, at }: { sentences: readonly Clause[]; at: number },
  claims: readonly Claim[],
): Stretch[] {
  const sentence = sentences[at];
  const referred = sentence ? findReferred(sentence.text) : null;
  if (!sentence || !referred) return [];
  const here = { from: sentence.from, to: sentence.from + referred.from };
  const last = sentences[at - 1];
  const before = referred.isPointing && here.to - here.from < shortestPart && last ? last : here;
  const own = claims.filter((claim) => overlaps(claim, { ...before, to: sentence.to }));
  return own.some(isRefused) ? [] : listSpokenOf(source, before).filter((thing) => !own.some((claim) => overlaps(claim, thing)));
}

const shortestPart = 5;

/** Of the things that we know what は marks, or else を, or else the last. */
function listSpokenOf({ passage, folded }: Source, before: Stretch): Stretch[] {
  const tokens = readTokens(passage.text, folded, before);
  const ends = listThingMeanings(tokens, "ja")
    .filter(({ meanings, names }) => meanings.length + names.length > 0)
    .flatMap(({ to }) => withoutParticle(tokens[to - 1]));
  const marks = ["は", "も", "を", "が", ""];
  const said = marks.map((mark) => ends.findLast((to) => folded.startsWith(mark, to))).find((to) => to !== undefined);
  const end = said ?? getEndOfTopic(folded, before);
  return end === null ? [] : listThings(folded, phraseBefore(folded, { from: before.from, to: end }));
}

/** 時計を is in the lexicon as it stands. */
const withoutParticle = (token: Token | undefined) => (token ? [token.to - (/^\p{sc=Han}*[はがもを]$/u.test(token.text) ? 1 : 0)] : []);

/** Of what nobody knows what は or を marks. */
function getEndOfTopic(folded: string, { from, to }: Stretch): number | null {
  const found = /^(?:[^、。]*[、。])?[^、。はがもを]{2,14}(?=[はを][^、。はを]+$)/u.exec(folded.slice(from, to));
  return found && from + found[0].length;
}
