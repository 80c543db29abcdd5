import type { Claim, Stretch, Token } from "../language.ts";
import { foldToken } from "../fold.ts";
import { overlapsAny } from "../losable.ts";
import { blot } from "../unspaced/blot.ts";
import { idioms, wantsMore } from "./cues.ts";
import { wasOnce } from "./doing-words.ts";
import { tellMore, type Cue } from "./cue.ts";
import { getAllergy, nameFood, splitAllergens } from "./diets.ts";
import { listDoneAtOnce, listGrown, nameGrown } from "./done-at-once.ts";
import { readDoing, readPictures, withoutVerb } from "./doing.ts";
import { isAnything, isKnown } from "./anything.ts";
import { listCues } from "./found-cues.ts";
import type { FoundCue } from "./found-cues.ts";
import { isKnownGroup, isKnownLiking, isKnownName, isKnownThing } from "./known-words.ts";
import { nameBreed } from "./breeds.ts";
import { tellsEnough } from "./enough.ts";
import { listOffered, whoAlone } from "./offered.ts";
import { isThing, listThings, takeLastThing, trimObject, trimTopic } from "./objects.ts";
import { findReason } from "./reason.ts";
import { keepNoun } from "./refusable.ts";
import { segment } from "./segment.ts";
import { somebody } from "./persons.ts";
import type { Said, Source } from "./source.ts";
import { joinSplit } from "./told-pastimes.ts";
import { keepCore, readTokens } from "./tokens.ts";
import { listLikings } from "../meanings.ts";
import { isBan } from "../stances.ts";

/** What the clauses of a text claim of things, in the order of the text. */
export function readClaims(source: Source, clauses: readonly Said[]): Claim[] {
  const claims = clauses.flatMap((clause, at) =>
    [...readClause(source, clauses, at), ...listEnough(source, clauses, at)].map((claim) => ({ claim, clause })),
  );
  const more = new Map(clauses.filter(({ text }) => wantsMore.test(text)).map((clause) => [clause.sentence, clause]));
  const refused = claims.flatMap(({ claim }) => (claim.stance === "dislikes" ? [claim] : []));
  const meant = claims.filter(({ claim }) => claim.stance !== "likes" || !overlapsAny(claim, refused));
  return meant.map(({ claim, clause }) => allowMore(claim, more.get(clause.sentence)));
}

function readClause(source: Source, clauses: readonly Said[], at: number): Claim[] {
  const clause = clauses[at];
  if (!clause) return [];
  const found = listCues(clause.text);
  const isShortInterest = source.passage.field === "interests" && clause.text.length <= longestInterest;
  const refused = found.length === 0 ? listRefusedExamples(source, clauses, at) : [];
  if (refused.length > 0) return refused;
  if (found.length === 0)
    return isShortInterest ? [] : readDoing(source, clause, { text: blot(clause.text, idioms), isFree: isFree(clauses, at) });
  const reason = findReason(clauses, at);
  const claims = readCues(source, { clauses, at, clause }, found);
  return reason === null ? claims : claims.map((claim) => (isBan(claim.stance) ? { ...claim, reason } : claim));
}

/** 讨厌甜食，尤其巧克力: known things alone; who hates to go out, 比如周末就在家看书, reads. */
function listRefusedExamples(source: Source, clauses: readonly Said[], at: number): Claim[] {
  const [before, clause] = [clauses[at - 1], clauses[at]];
  if (!clause || before?.sentence !== clause.sentence) return [];
  const lead = /^(?:尤其是?|特别是|比如说?|像是?)(?=..)/.exec(clause.text)?.[0].length ?? 0;
  const one = lead > 0 ? listCues(before.text).at(-1) : undefined;
  if (one?.cue.stance !== "dislikes") return [];
  const things = listThings(source.folded, trimTopic(source.folded, { from: clause.from + lead, to: clause.to }));
  const areKnown = things.every(({ from, to }) => isKnown(source.folded.slice(from, to)));
  return areKnown ? things.map((thing) => claimOf(source, { thing, clause, one })) : [];
}

/** 儿子五岁，恐龙、挖掘机: nothing was refused, or said to be there, before it in the sentence. */
function isFree(clauses: readonly Said[], at: number): boolean {
  const { sentence } = clauses[at] ?? {};
  const next = clauses.slice(at + 1).find((one) => one.sentence !== sentence || listCues(one.text).length > 0);
  const [cue] = next ? listCues(next.text) : [];
  if (next && cue && next.sentence === sentence && isOfAll(next, cue)) return false;
  return clauses.slice(0, at).every((one) => one.sentence !== sentence || listCues(one.text).every(({ cue }) => cue.stance === "likes"));
}

/** A shorter one is named as a whole: 逛古玩市场. */
const longestInterest = 10;

function readCues(
  source: Source,
  { clauses, at, clause }: { clauses: readonly Said[]; at: number; clause: Said },
  found: readonly FoundCue[],
): Claim[] {
  let start = 0;
  return found.flatMap((one, position) => {
    const end = found[position + 1]?.from ?? clause.text.length;
    const { things, used } = getThings(source.folded, clause, { ...one, start, end });
    const isBare = things.length === 0 && isWithoutThing(clause, one, end);
    const spaced = position === 0 && isOfAll(clause, one) ? listSpaced(source.folded, clauses, at) : [];
    const pointed = listPointedAt(source.folded, clauses, { at, one, end });
    const inherited = isBare
      ? [
          ...(listOffered(source.folded, clauses[at - 1], clause) ?? listBefore(source.folded, clauses, at)),
          ...listHated(source.folded, clauses, { at, one }),
        ]
      : [...spaced, ...pointed];
    const forbidden = isBare ? listDoneBefore(source.folded, clauses[at - 1], clause) : [];
    start = used === "after" ? end : one.to;
    const claims = [...things, ...inherited]
      .map((thing) => (one.cue.knownOnly ? withoutOwner(source.folded, thing) : thing))
      .flatMap((thing) => (one.cue.stance === "likes" ? thing : (keepNoun(source.folded, thing) ?? [])))
      .filter(({ from, to }) => isMeant(source.folded.slice(from, to), { clause, one, used }))
      .map((thing) => claimOf(source, { thing, clause, one }));
    return [...claims, ...forbidden.map((thing) => ({ ...claimOf(source, { thing, clause, one }), stance: "cannot" as const }))];
  });
}

/** 她的耳机坏了: told without whose it is. */
function withoutOwner(folded: string, thing: Stretch): Stretch {
  const [owner = ""] = /^[^，。的]{1,4}的/.exec(folded.slice(thing.from, thing.to)) ?? [];
  return isKnownThing(folded.slice(thing.from + owner.length, thing.to)) ? { ...thing, from: thing.from + owner.length } : thing;
}

const namesLiking = (words: string) => listLikings(readTokens(words, words, { from: 0, to: words.length }), "zh").length > 0;

/** A thing, or a kind of one: 金项链. */
const isKindOfThing = (words: string) => isKnownThing(words) || isKnownGroup(words) || isKnownThing(segment(words).at(-1)?.text ?? "");

const isKnownAsAsked = (words: string, { knownOnly, lovedOnly }: Cue) =>
  (!knownOnly || isKindOfThing(words) || ofPet.test(words)) && (!lovedOnly || namesLiking(words));

function isMeant(words: string, { clause, one, used }: { clause: Said; one: FoundCue; used: "before" | "after" }): boolean {
  if (!isKnownAsAsked(words, one.cue)) return false;
  if (one.cue.stance === "likes" && isAnything(words)) return false;
  const isGiven = /[送买]/.test(clause.text.slice(one.from, one.to));
  if (one.cue.stance === "dislikes" && used === "after" && !isGiven && isDeed(words)) return false;
  return !isOfVerb(clause, one) || isKnown(words);
}

/** 家里有只橘猫: who lives there is loved, and nothing that they have enough of. */
const ofPet =
  /^(?:(?:[一两二三四五六\d]?[只条])?(?:很|特别|超|又|[^，。]{1,4}的)*)(?<pet>[橘黑白花狸流浪野老小大胖奶]{0,3}猫|狗|(?:猫咪|狗狗|猫猫|喵星人|毛孩子|金毛|柯基|泰迪|柴犬|哈士奇|二哈|边牧|拉布拉多|比熊|法斗|英短|美短|布偶猫|暹罗猫|缅因猫|狸花猫?|仓鼠|鹦鹉|兔子|乌龟))$/;

/** 手抖绣不了了: what stands before is the reason, unless it is something that we know. */
const isOfVerb = ({ text }: Said, { from, to }: FoundCue) => /不[了动]了$/.test(text.slice(from, to));

/** Where something else is said: 不喝奶茶只喝美式, and 爱喝茶不喝酒, of which what isn't drunk has been read. */
const saidElse =
  /(?<=.)(?:(?:眼睛?|膝盖|手|腰|颈椎|脖子|腿|肩膀?)(?:也|又|都|总|老|有点|不太|会|就)*(?:花|疼|痛|酸|不好|不行|抖|累|麻)|多过|胜过|甚过|不(?:爱|喜欢|愿意?|肯)(?=.)|(?<=[^\uE000])\uE000+$)|(?<=..)(?:只(?=[喝吃用要穿看玩爱喜])|因为|(?<![给送和跟])[我她他](?!们?的|(?:[妈爸奶姥爷婆]{1,2})?(?:亲手|自己)?[做包炒烧煮蒸腌炖烤煲卤熬酿烙擀泡]的)|都(?!市)|(?<!有)也(?!许)|没(?!有)|被(?![子套罩单])|结果|到现在|至今|[拼看读玩做用吃喝]完了|[摔打弄][碎坏破]|之后|以后|的(?:其实|反而|才)?是(?=[^，。]{1,6}$)|又(?=不|没|怕)|(?:摔|练|累|晒|磕)得|去(?=[^，。]{2,}(?:溜达|遛弯|逛|玩|拍照|散步|走走|转转|打卡|上班|上学|旅游))|(?:[猫狗她他])?(?<!演唱|音乐|博览|展览|[聚晚庙灯])会|落灰|吃灰|闲置|累赘|麻烦|占地|俗气?|[分送拿发端]给|\uE000+(?=[只不没改就]))|(?<=.)(?:不好看|不体面|不吉利|没面子|没意思)/;
/** 爱钓鱼的妈妈送什么好: whoever loves it ends it as well, and so does what is asked. */
const objectEnd = new RegExp(
  `${saidElse.source}|(?<=.)(?:有(?:什么|啥)|求?推荐|该?送(?:什么|啥))|(?<=.)的(?=(?:${somebody})(?:送|什么|啥|买|选|挑|适合|用|收|好|，|。|？|$))`,
);

/** Where the object of a cue ends; 会 of 动物森友会 ends nothing. */
function getEnd(text: string, ends: RegExp): number {
  const names = segment(text).filter(({ text: word }) => word.length > 2 && isKnownLiking(word));
  const isInName = (at: number) => names.some(({ from, to }) => from < at && to > at);
  return [...text.matchAll(new RegExp(ends, "g"))].find(({ index }) => !isInName(index))?.index ?? text.length;
}

/** The things of a cue in its clause, on the side where they stand. */
function getThings(
  folded: string,
  clause: Said,
  { cue, from, to, start, end }: FoundCue & { start: number; end: number },
): { things: Stretch[]; used: "before" | "after" } {
  const before = () => listSpoken(folded, { from: clause.from + start, to: clause.from + from });
  const length = getEnd(clause.text.slice(to, end), cue.until ?? objectEnd);
  const object = () => trimObject(folded, { from: clause.from + to, to: clause.from + to + length });
  const after = () => listDoneAtOnce(folded, object()) ?? listGrown(folded, object()) ?? listThings(folded, object());
  if (cue.side === "before") return { things: before().flatMap((thing) => splitAllergens(folded, thing)), used: "before" };
  if (cue.side === "after") return { things: after(), used: "after" };
  if (cue.side === "both") return { things: [...before(), ...after()], used: "after" };
  // What is owned is spoken of first: 球拍他有十几把. What is not wanted may be either: 手机壳不要黑色的.
  const isSaid = cue.stance === "has" || /(?<!不)[了啦]$/.test(clause.text.slice(from, to));
  const [first, second] = isSaid ? (["before", "after"] as const) : (["after", "before"] as const);
  const sides = { before, after };
  const things = sides[first]();
  return things.length > 0 ? { things, used: first } : { things: sides[second](), used: second };
}

/** 别煽情: what somebody should not do is no thing. */
function isDeed(object: string): boolean {
  const words = segment(object);
  const isVerb = words.length > 1 && /^v[^n]?$/.test(words[0]?.tag ?? "") && !/[吃喝用看玩穿戴养听打]/.test(words[0]?.text ?? "");
  return isVerb && !/(?:的|类|款)$/.test(object) && !words.some(({ text }) => text.length > 1 && isKnown(text));
}

/** 牛奶 香蕉 面包都不要: all that was listed, with spaces between. */
const isOfAll = ({ text }: Said, { cue, from, to }: FoundCue) =>
  cue.stance !== "likes" &&
  (/(?:都|也|全|统统|一律|通通)$/.test(text.slice(0, from)) || /^(?:都|也|全|统统|一律|通通)/.test(text.slice(from, to)));

function listSpaced(folded: string, clauses: readonly Said[], at: number): Stretch[] {
  const [clause, before] = [clauses[at], clauses[at - 1]];
  if (!clause || !before || !/^\s+$/.test(folded.slice(before.to, clause.from))) return [];
  const isNoun = segment(before.text).every(({ tag }) => /^(?:n|eng|vn|x)/.test(tag));
  if (!isNoun || listCues(before.text).length > 0) return [];
  return [...listSpaced(folded, clauses, at - 1), ...listThings(folded, trimTopic(folded, before))];
}

/** 已经囤了三副. */
const countAtEnd = /^(?:[一两三四五六七八九十几好\d]+[个把台套件条双副支盒箱本张瓶顶块只])?[了啦的吧啊呢哦嘛]*$/;

/** '都送过了': what was listed in the clauses before it is meant. */
function isWithoutThing(clause: Said, { cue, from, to }: FoundCue, end: number): boolean {
  if (cue.stance === "likes" || cue.side === "after") return false;
  const { from: left, to: right } = trimTopic(clause.text, { from: 0, to: from });
  return (left >= right || whoAlone.test(clause.text.slice(0, from))) && countAtEnd.test(clause.text.slice(to, end));
}

/** 喜欢嚼槟榔，不想送这个: what was spoken of just before. */
function listPointedAt(
  folded: string,
  clauses: readonly Said[],
  { at, one: { cue, from, to }, end }: { at: number; one: FoundCue; end: number },
): Stretch[] {
  const [clause, before] = [clauses[at], clauses[at - 1]];
  if (cue.stance !== "dislikes" || !clause || before?.sentence !== clause.sentence) return [];
  const [left, right] = [clause.text.slice(0, from), clause.text.slice(to, end)];
  if (
    !/^[这那](?:个|些|种|类)?(?:东西|玩意儿?)?[了吧啊]*$/.test(right) &&
    !(/(?:^|我|就)[这那](?:个|些|种|类)(?:东西|玩意儿?)?(?:就|可|千万|真|也)*$/.test(left) && right === "")
  )
    return [];
  const last = listCues(before.text).at(-1);
  return last ? getThings(folded, before, { ...last, start: 0, end: before.text.length }).things : listSpokenOf(folded, before);
}

/** 学古筝三年了，那是嫂子逼的，她自己恨死了: what somebody was said to do before it. */
function listHated(folded: string, clauses: readonly Said[], { at, one }: { at: number; one: FoundCue }): Stretch[] {
  const { cue, from, to } = one;
  const clause = clauses[at];
  if (!clause || cue.stance !== "dislikes" || !hated.test(clause.text.slice(from, to))) return [];
  const before = clauses.slice(0, at).findLast(({ text }) => listCues(text).some((one) => one.cue.stance === "likes"));
  const done = before?.sentence === clause.sentence ? listCues(before.text).findLast((one) => one.cue.stance === "likes") : undefined;
  return before && done ? getThings(folded, before, { ...done, start: 0, end: before.text.length }).things : [];
}

/** 打游戏不理我, 求别的爱好 complain of it. */
const hated =
  /^我|爱好|兴趣|少[玩抽喝刷打看钓]|不(?:理|陪|着家|顾家|学|写|干|做|管)|逼|强迫|押着|强按头|恨|深恶痛绝|苦不堪言|不情不愿|一提/;

function listBefore(folded: string, clauses: readonly Said[], at: number): Stretch[] {
  const things: Stretch[] = [];
  for (let back = at - 1; back >= 0; back -= 1) {
    const clause = clauses[back];
    if (!clause || clause.sentence !== clauses[at]?.sentence || listCues(clause.text).length > 0) break;
    if (clause.text.includes("\uE000")) break;
    if (!isList(folded, clause)) return things.length > 0 ? things : listSpokenOf(folded, clause);
    things.unshift(...listThings(folded, trimTopic(folded, clause)));
  }
  return things;
}

/** What a whole clause speaks of, if only in passing: 家里玩偶堆得下不去脚. */
function listSpokenOf(folded: string, clause: Stretch): Stretch[] {
  const things = listSpoken(folded, clause);
  const known = segment(folded.slice(clause.from, clause.to)).find(({ text, tag }) => tag.startsWith("n") && isKnown(text));
  const isSentence = things.every(({ from, to }) => segment(folded.slice(from, to)).some(({ tag }) => /^[vdp]/.test(tag)));
  return isSentence && known ? [trimTopic(folded, { from: clause.from + known.from, to: clause.from + known.to })] : things;
}

/** What is spoken of: the whole, or, of 数码产品他比我懂, what stands before somebody says something about it. */
function listSpoken(folded: string, stretch: Stretch): Stretch[] {
  const last = takeLastThing(folded, trimTopic(folded, stretch));
  const things = last ? [last] : listThings(folded, trimTopic(folded, stretch));
  const end = /(?<=..)(?:他|她|我|家里|公司|爷爷|奶奶|姥姥|姥爷|外公|外婆|爸妈|公婆|都|也|已经|早就|太|多)/.exec(
    folded.slice(stretch.from, stretch.to),
  )?.index;
  return things.length > 0 || end === undefined
    ? things
    : listThings(folded, trimTopic(folded, { from: stretch.from, to: stretch.from + end }));
}

/** 喜欢丝巾，有十几条了: of what was loved just before, and can be owned, there is enough. */
function listEnough(source: Source, clauses: readonly Said[], at: number): Claim[] {
  const [before, clause] = [clauses[at - 1], clauses[at]];
  const loved = before && clause?.sentence === before.sentence && tellsEnough(clause.text) ? listCues(before.text).at(-1) : undefined;
  if (!before || !clause || loved?.cue.stance !== "likes") return [];
  const { things } = getThings(source.folded, before, { ...loved, start: 0, end: before.text.length });
  const owned = things.filter(({ from, to }) => isKnownThing(source.folded.slice(from, to)) && !isKnownName(source.folded.slice(from, to)));
  return owned.map((thing) => ({ ...claimThing(source, { thing, clause, one: loved }), from: clause.from, to: clause.to, stance: "has" }));
}

/** 爱喝酒，但医生不让喝了: what was loved by the same verb in the clause before. */
function listDoneBefore(folded: string, before: Said | undefined, { sentence, text }: Said): Stretch[] {
  const verb = /[喝吃抽玩打跳跑练](?=了?$)|[戒停断忌](?=[了掉]*$)/.exec(text)?.[0];
  if (!before || !verb || before.sentence !== sentence) return [];
  const loved = listCues(before.text).at(-1);
  if (loved?.cue.stance !== "likes") return [];
  const isBySameVerb = before.text.slice(loved.from, loved.to).endsWith(verb);
  const { things } = getThings(folded, before, { ...loved, start: 0, end: before.text.length });
  return things.filter(
    ({ from, to }) =>
      isBySameVerb ||
      isKnownLiking(`${verb}${folded.slice(from, to)}`) ||
      (/[吃喝戒停断忌]/.test(verb) && isKnownThing(folded.slice(from, to))),
  );
}

/** Nothing but things: no verb, nobody, no adverb. */
export function isList(folded: string, clause: Stretch): boolean {
  const words = segment(folded.slice(clause.from, clause.to));
  return (
    words.every(({ text, tag }) => /^(?:n|eng|x|m|q|b|vn|l|i|a|c|uj|s$|j|zg|k)/.test(tag) || isKnownThing(text)) &&
    isThing(folded.slice(clause.from, clause.to))
  );
}

/** 喜欢看戏: with its verb it is known, without it is not. */
function withVerb(folded: string, thing: Stretch): Stretch {
  const verb = /[看听打玩唱跳下吃喝钓跑骑游爬画写拍种逛追养弹拉滑做修烤捏泡]$/.exec(folded.slice(Math.max(0, thing.from - 1), thing.from));
  const wider = { from: thing.from - 1, to: thing.to };
  const isKnown = ({ from, to }: Stretch) => isKnownLiking(folded.slice(from, to));
  // 收集树叶: whatever is collected.
  if (/收[集藏]$/.test(folded.slice(0, thing.from)) && !isKnown(thing)) return { from: thing.from - 2, to: thing.to };
  const isOfBoth = saidWhole.test(folded.slice(wider.from, wider.to)) || !isKnown(thing);
  return verb && isOfBoth && isKnown(wider) ? wider : thing;
}

/** Of these the verb says more than the thing alone: 养鱼, 听书; and 吃汉堡 speaks of no club. */
const saidWhole = /^[做钓养骑学拍种写画烤捏]|^爬山$|^泡汤$|^打德州$|^[看读]书$|^听(?:书|歌|老歌|收音机|广播)$|^吃(?:汉堡|烧饼|苹果)$/;

function getStance({ stance, namesLoved }: Cue, words: string): Cue["stance"] {
  return namesLoved && isKnownName(words.replace(/的?(?:海报|贴纸|手办|周边|照片|专辑|小卡|玩偶|模型)$/, "")) ? "likes" : stance;
}

function claimPet({ passage, folded }: Source, { to }: Stretch, pet: string): Claim {
  const thing = { from: to - pet.length, to };
  const words = passage.text.slice(thing.from, to);
  return { ...thing, stance: "affinity", subject: "person", words, tokens: readTokens(passage.text, folded, thing), cued: true };
}

function claimOf(source: Source, told: { thing: Stretch; clause: Said; one: FoundCue }): Claim {
  const pet = told.one.cue.stance === "has" && ofPet.exec(source.folded.slice(told.thing.from, told.thing.to))?.groups?.["pet"];
  return pet ? claimPet(source, told.thing, pet) : claimThing(source, told);
}

function claimThing({ passage, folded }: Source, { thing: found, clause, one }: { thing: Stretch; clause: Said; one: FoundCue }): Claim {
  const { side, personal, allergic } = one.cue;
  const stance = getStance(one.cue, folded.slice(found.from, found.to));
  const thing: Stretch & { tokens?: readonly Token[] } = stance === "likes" ? nameLoved({ passage, folded }, found) : found;
  const wasLiked = stance === "likes" && wasOnce.test(clause.text);
  const words = passage.text.slice(thing.from, thing.to);
  const said = passage.text.slice(clause.from + one.from, clause.from + one.to).replace(/^(?:会|也|都|是|有点)+/, "");
  return {
    from: thing.from,
    to: thing.to,
    stance: wasLiked ? "affinity" : stance,
    subject: personal || stance === "cannot" ? clause.subject : "person",
    words,
    tokens: thing.tokens ?? listTokens({ passage, folded }, thing, nameFood(words, clause.text.slice(one.from, one.to))),
    cued: true,
    ...tellMore(one.cue),
    ...(allergic && getAllergy(folded.slice(thing.from, thing.to), "过敏")),
    ...(stance === "cannot" && side === "before" && getAllergy(folded.slice(thing.from, thing.to), said)),
  };
}

const nameLoved = (source: Pick<Source, "passage" | "folded">, found: Stretch) =>
  readPictures(source, found) ?? withoutVerb(source, withVerb(source.folded, found));

function listTokens({ passage, folded }: Source, thing: Stretch, food: string | null): readonly Token[] {
  const joined =
    food ?? joinSplit(folded.slice(thing.from, thing.to)) ?? nameBreed(folded, thing) ?? nameGrown(folded.slice(thing.from, thing.to));
  return joined === null ? keepCore(readTokens(passage.text, folded, thing)) : [{ ...thing, text: joined, key: foldToken(joined) }];
}

/** '发簪有一抽屉，但看到好看的还是走不动道': they have it, and `more` is said after it in the sentence. */
function allowMore(claim: Claim, more: Said | undefined): Claim {
  const isMeant = more !== undefined && more.to > claim.from && !(more.from > claim.from && speaksOfAnother(more.text));
  return claim.stance === "has" && isMeant ? { ...claim, stance: "likes" } : claim;
}

/** 拍立得送过了，相纸总不够用: there is room for more of something else. */
function speaksOfAnother(text: string): boolean {
  const before = text.slice(0, wantsMore.exec(text)?.index ?? 0);
  return segment(before).some(({ text: word, tag }) => word.length > 1 && (isKnown(word) || tag.startsWith("n")));
}
