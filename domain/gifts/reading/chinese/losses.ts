import { foldToken } from "../fold.ts";
import type { Claim, Stretch, Token } from "../language.ts";
import { claimLost, listLosable } from "../losable.ts";
import { blot } from "../unspaced/blot.ts";
import { readLosses } from "../unspaced/read-losses.ts";
import { idioms } from "./cues.ts";
import { withoutVerb } from "./doing.ts";
import { inThePast } from "./doing-words.ts";
import { isKnownLiking } from "./known-words.ts";
import type { Said, Source } from "./source.ts";
import { readTokens } from "./tokens.ts";

/** How people tell that somebody had to stop, or can't any more; the pastime stands in the same clause. */
const lost =
  /放弃|荒废|没再[学练跳弹打踢玩唱画写游滑骑拉吹养拍钓]|再(?:也)?没[学练跳弹打踢玩唱画写游滑骑拉吹养拍钓碰]|中断了?|停掉|停了|戒掉|(?<![竿杆拍镯环柄针笔架镜串杖圈珠尺梳弦绳链带线鞋跟]子?|[弹打拉摔踩掰拽扯])断了(?![一两几]?[根条截把])|退役|搁(?:下|置)|告别|卖了|卖掉|挂(?:上|到|在)?了?(?:咸鱼|闲鱼|转转|二手)|送人了|收(?:起来|进柜)|(?<![爱欢去想常末天起])泡汤(?![泉池屋温])|封(?:山|笔|针|拍|杆)|(?<!衰)退(?:了(?!休|要|就|想|之?后|以后|准备|打算)|掉|赛|队)(?!休)|改(?:看|听|练|学)(?=.)|不敢(?:再)?(?:去|碰|玩|打|跑|养)|不让|(?<!投篮|[投射打猜算唱瞄念音枪门])不准|不许|(?<!能)不(?:能|可以|许)(?:再)?(?![不没少缺错停])|没法(?:再|去)?|没(?:办法|力气|精力|心情|心思|劲)|[拉弹吹打跑骑做写画织绣看听跳唱爬游踢滑钓去开练玩拼烤钩编缝捏刻]不(?:了|动|成)了?|[学练读看写画弹唱跳拉]不下去|不(?:去)?[^，。]{0,3}了$|(?:看到|看见|一?提(?:起|到)?|听到|想到)[^，。]{1,8}就(?:哭|难受|难过|伤心|烦|掉泪)|不(?:想|愿)(?:再)?(?:听|提|看|碰|聊)|(?:以后|往后|今后|暂时|医生[^，。]{0,4}|大夫[^，。]{0,4})(?:都|就|先)?(?:别|少|不要|甭)(?:再)?(?:去)?(?=[跑跳打踢爬骑游滑练])/;
/** 不能没有音乐: who can't be without it loves it. */
const never = /不(?:许|让|准)(?:我们?|别人|人|谁|孩子)|不能没|离不|不能错过|不让[^，。]{0,3}(?:停|错过)|停不|舍不得|怎么(?:都|也)|忘不/;
/** 眼睛花了 speaks of no flowers. */
const eyes = /^.*眼睛?[^，。]{0,2}花/;
const changed = /改(?:看|听|练|学)(?=.)/;
const ofVerb = /[拉弹吹打跑骑做写画织绣看听跳唱爬游踢滑钓开练玩拼烤钩编缝捏刻]不(?:了|动|成)/;
/** The verb alone is told here, and the pastime before: 以前爱打篮球，腰伤后打不了了. */
const goneBack =
  /(?<verb>[拉弹吹打跑骑做写画织绣看听跳唱爬游踢滑钓练玩])不(?:了|动|成)了?$|(?:不让|不准|不许|不能|没法|别|少)(?:再)?(?:去)?(?<told>[拉弹吹打跑骑做写画织绣跳唱爬游踢滑钓练玩])步?(?:了$|(?<=(?:医生|大夫|现在|如今|再也)[^，。]{0,8})$)/;
/** 上个月正式放弃了: whatever was learnt or done before it. */
const goneAll =
  /^(?:(?:但|不过|可)?(?:[^，。]{1,10}?(?:以后|之后|后|了我?|时候?|(?<!早)就))?(?:上个?月|上周|去年|前年|今年|最近|刚刚?|正式|终于|彻底|干脆|就|已经|后来|还是|前阵子|现在|早就?|都|也|便|慢慢|渐渐)*)(?:放弃|停|荒废|搁[下置]|丢(?:下|开)|扔下|不[学练跳弹打踢玩养拍钓画绣织唱写拉吹滑骑跑爬游刻雕缝钩]|(?:没再|再(?:也)?没)[学练跳弹打踢玩唱画写游滑骑拉吹养拍钓]过?|退|断)掉?了?$/;

/** 膝盖有旧伤, 手腕废了: of what was done once, it says why it no longer is. */
const injured =
  /(?:膝盖|脚踝|脚|腿|腰|肩膀?|手腕|手|韧带|跟腱|半月板|嗓子|声带)[^，。]{0,4}(?:旧伤|老伤|伤了|坏了|废了|断了|断过|动过刀|不行了)|(?:受|落下)了?[^，。]{0,3}伤/;
/** 以前爱烘焙，去年把烤箱挂闲鱼了: the tools are gone, or it is sworn off. */
const swornOff =
  /把[^，。]{1,8}(?:都|全)?(?:挂(?:上|到|在)?了?(?:咸鱼|闲鱼|转转|二手|网上)|卖(?:了|掉)|送人了|扔了)|(?:再也|这辈子(?:都|再)*|发誓(?:都|再)*|以后都)不(?:碰|做|玩|打|跳|跑|养|弹|画|烤)/;
/** 广场舞 is danced, though nobody says so. */
const calledBy: Readonly<Record<string, string>> = { 跳: "跳舞操", 打: "打球拳牌", 唱: "唱歌戏", 吹: "吹号笛箫", 拉: "拉琴", 弹: "弹琴" };
const byOthers = /不(?:让|准|许)|医生|大夫|卖/;

/** 跑不了步, 游不了泳: one word with the verb before it. */
function joinParted(folded: string, { from, to, verb }: Stretch & { verb: string }): Token | null {
  const noun = /^\p{sc=Han}(?=$|[，。了啦])/u.exec(folded.slice(from, to))?.[0] ?? "";
  const whole = verb + noun;
  return whole.length > 1 && !isKnownLiking(noun) && isKnownLiking(whole)
    ? { from, to: from + 1, text: whole, key: foldToken(whole) }
    : null;
}

/** The pastimes that somebody had to give up, or can't go in for as things are. */
export function listLosses({ passage, folded }: Source, clauses: readonly Said[]): Claim[] {
  const own = clauses.filter(({ subject, text }) => subject === "person" || byOthers.test(text));
  const read = readGivenUp({ passage, folded }, own).map((claim) => tellWithVerb(folded, claim));
  return [...read, ...listInjured({ passage, folded }, own).filter(({ from }) => !read.some((one) => one.from === from))];
}

/** Of 跳街舞, which the dictionary joins, 街舞 is known. */
function nameWithoutVerb(source: Pick<Source, "passage" | "folded">, token: Token): Token {
  const { from, to } = withoutVerb(source, token);
  return from === token.from
    ? token
    : { from, to, text: source.passage.text.slice(from, to), key: foldToken(source.folded.slice(from, to)) };
}

/** 爬不了山 is told as 爬山. */
function tellWithVerb(folded: string, claim: Claim): Claim {
  const [, verb] = /([\p{sc=Han}])不(?:了|动|成)$/u.exec(folded.slice(0, claim.from)) ?? [];
  const told = `${verb}${folded.slice(claim.from, claim.to)}`;
  return verb !== undefined && isKnownLiking(told) ? { ...claim, told } : claim;
}

/** 以前跳芭蕾，脚踝有旧伤. */
function listInjured({ passage, folded }: Source, clauses: readonly Said[]): Claim[] {
  return clauses.flatMap((clause, at) => {
    if (!inThePast.test(clause.text)) return [];
    const next = clauses[at + 1];
    const isOver = (text: string) => injured.test(text) || swornOff.test(text);
    if (!isOver(clause.text) && !(next?.sentence === clause.sentence && isOver(next.text))) return [];
    const [first] = listLosable(readTokens(passage.text, folded, clause), "zh");
    return first ? [claimLost(passage, first)] : [];
  });
}

function readGivenUp({ passage, folded }: Source, own: readonly Said[]): Claim[] {
  return readLosses(passage, own, {
    language: "zh",
    lost: (text) => lost.test(blot(text, idioms)) && !never.test(text),
    ofAll: (text) => /^(?:现在|如今|也)*[都全]/.test(text),
    goneBack: (text) => {
      const { verb, told } = goneBack.exec(text)?.groups ?? {};
      const said = verb ?? told ?? (goneAll.test(text) ? "学练跳弹打踢玩唱画写游滑骑拉吹养拍钓摄绣织刻雕缝钩" : null);
      return said === null ? null : (calledBy[said] ?? said);
    },
    readTokens: ({ from: begins, to }) => {
      const from = begins + (eyes.exec(folded.slice(begins, to))?.[0].length ?? 0);
      // 滑雪改学单板了: what they went in for before.
      const change = changed.exec(folded.slice(from, to));
      if (change) return readTokens(passage.text, folded, { from, to: from + change.index });
      // 画不动画了 speaks of painting, and of no 动画.
      const verb = ofVerb.exec(folded.slice(from, to));
      const [start, end] = verb ? [from + verb.index, from + verb.index + verb[0].length] : [to, to];
      const parted = joinParted(folded, { from: end, to, verb: verb?.[0][0] ?? "" });
      if (parted) return [parted];
      return [
        { from, to: start },
        { from: end, to },
      ].flatMap((part) => readTokens(passage.text, folded, part).map((token) => nameWithoutVerb({ passage, folded }, token)));
    },
  });
}
