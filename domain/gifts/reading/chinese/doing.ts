import { isCalledSo } from "../called.ts";
import { isAboard, isMeansToEnd } from "../mentions.ts";
import { listLikings } from "../meanings.ts";
import type { MeaningHit } from "../meanings.ts";
import type { Claim, Stretch, Token } from "../language.ts";
import type { Said, Source } from "./source.ts";
import { again, denied, doing, inThePast, noPastime, surelyLoved, teaching, wasOnce } from "./doing-words.ts";
import { foldToken } from "../fold.ts";
import { nameBreed } from "./breeds.ts";
import { isKnownLiking, isKnownName } from "./known-words.ts";
import { isDay, isLovable } from "../unspaced/lovable-names.ts";
import { segment } from "./segment.ts";
import type { Word } from "./segment.ts";
import { readTokens } from "./tokens.ts";
import { readTold } from "./told-pastimes.ts";

/** What somebody does: 听评书, 养了两只画眉, 嘴里哼的都是越剧. `text` is the clause without what is not meant; where nothing was refused before, a bare list is of likings. */
export function readDoing(source: Source, clause: Said, { text, isFree }: { text: string; isFree: boolean }): Claim[] {
  if (clause.subject !== "person" || servesOthers.test(text)) return [];
  const words = segment(text);
  const isPast = wasOnce.test(clause.text);
  const claims = readTold(source, clause, { text, isPast });
  claims.push(
    ...words.flatMap((word, at) => [
      ...readPastime(source, clause, { ...word, isPast: isPast || isFormerTrade(word.text, clause.text) }),
      ...readVerb(source, clause, { words, at, isPast }),
    ]),
    ...readShown(source, clause, text),
    ...readMentions(source, clause, { text, isFree }),
  );
  return claims.filter((claim, at) => !claims.slice(0, at).some(({ from, to }) => from < claim.to && to > claim.from));
}

/** 嫂子做美甲的: for others. */
const servesOthers =
  /[做搞](?:设计|平面设计|室内设计|开发|运营|市场|财务|会计|金融|法务|行政|人事|美甲|美容|美发|理发|化妆|纹身|纹绣|装修|餐饮|外贸|电商|物流|销售|保险)的$/;

/** 退休列车员, 当过船员: what somebody worked at for years is near to them. */
function isFormerTrade(word: string, text: string): boolean {
  return (
    /(?:司机|列车[员长]|木匠|木工师傅|裁缝|厨师|园丁|[海船]员|水手|船长|飞行员|铁路[工职][人工]|扳道工|农民)$/.test(word) &&
    /退休|离休|当过|做过|干过|[当做干]了/.test(text)
  );
}

function readVerb(source: Source, clause: Said, { words, at, isPast }: { words: readonly Word[]; at: number; isPast: boolean }): Claim[] {
  const verb = (words[at]?.text ?? "").replace(/(?<=^.)[着了过]$/, "");
  if (!isDeed(verb) || isDenied(words, at)) return [];
  const object = takeObject(words, at + 1);
  if (isWork(source, clause, { verb, object })) return [];
  // 练的器械 is what it is done with.
  const isOfDeed = words[at + 1]?.text === "的";
  return claimObject(source, clause, {
    isSure: isAll(words.slice(at + 2, at + 4)) || (!isOfDeed && isSurelyLoved(verb, isPast)),
    isPast: isPast || isForLiving(clause, verb, object.at(-1)),
    object,
    verb,
  });
}

/** 当司机, 做了半辈子裁缝; but 做红烧肉. */
const isForLiving = ({ text }: Said, verb: string, last: Word | undefined) =>
  teaching.has(verb) && (inThePast.test(text) || ofTrade.test(last?.text ?? ""));

/** What somebody was once (当过收银员) is told of a life, and of nothing that is loved. */
const isSurelyLoved = (verb: string, isPast: boolean) => surelyLoved.has(verb) || (isPast && !teaching.has(verb));

/** 给我发他做的菜, 晒自己织的毛衣: who shows what they make loves to make it. */
const shown =
  /(?:发|晒|拍|秀|分享|炫耀|显摆)(?:的?都?是|来|了|过)?(?:他|她|ta|自己)?(?:新|刚|亲手)?(?<deed>[做烤炒烧煮种养画写织钩拼捏酿绣])的(?<made>\p{sc=Han}{1,4})/u;

function readShown({ passage, folded }: Source, clause: Said, text: string): Claim[] {
  const { 0: whole = "", index = 0, groups: { deed = "", made = "" } = {} } = shown.exec(text) ?? {};
  const length = [...made].map((_, at) => made.length - at).find((end) => isKnownLiking(deed + made.slice(0, end)));
  if (length === undefined) return [];
  const thing = clause.from + index + whole.length - made.length;
  const stretch = { from: thing - deed.length - 1, to: thing + length };
  const known = deed + folded.slice(thing, stretch.to);
  const tokens = [{ ...stretch, text: known, key: foldToken(known) }];
  return [{ ...stretch, stance: "likes", subject: "person", words: passage.text.slice(stretch.from, stretch.to), tokens, cued: true }];
}

/** 下周六, 下个月: the next one. */
const isNextTime = (verb: string, next: Word | undefined) =>
  verb === "下" && /^t|^m/.test(next?.tag ?? "") && /^[周星礼个学半]/.test(next?.text ?? "");

const isDeed = (verb: string) => doing.has(verb) || teaching.has(verb);

const skipped = /^(?:小时|钟头|分钟|他|她|自己|那|这|了|着|过|的|都|全|全都|是|全是|都是|一辈子|半辈子|大半辈子|到|起|上|一?会儿?|下儿?)$/;
const inObject = /^(?:n|eng|vn|uj|a$|b|j|i|l|g)/;

/** The noun phrase after a verb, without how often and how many. */
function takeObject(words: readonly Word[], from: number): Word[] {
  let start = from;
  while (skipped.test(words[start]?.text ?? "") || /^(?:m|q|t)/.test(words[start]?.tag ?? "")) start += 1;
  let end = start;
  while (isInObject(words[end]) || isWhere(words.slice(end, end + 2))) end += 1;
  return words.slice(start, end);
}

/** 看院子里的鸟. */
const isWhere = ([place, link]: readonly Word[]) => place?.tag === "f" && link?.text === "的";

/** Words that the dictionary does not have are tagged as signs are. */
function isInObject(word: Word | undefined): boolean {
  // 弹久石让弹得像模像样: how it is done.
  return (
    word !== undefined &&
    !/^.得$/.test(word.text) &&
    (inObject.test(word.tag) || word.text === "鸟" || (word.tag === "x" && /\p{L}/u.test(word.text)))
  );
}

function claimObject(
  { passage, folded }: Source,
  clause: Said,
  { isSure, isPast, object, verb }: { isSure: boolean; isPast: boolean; object: readonly Word[]; verb: string },
): Claim[] {
  // 做脱口秀的 does that.
  const [first, last] = [object[0], object.findLast(({ text }) => text !== "的")];
  if (!first || !last) return [];
  const stretch = withoutCount(folded, { from: clause.from + first.from, to: clause.from + last.to });
  if (isNoPastime(folded, stretch)) return [];
  const stance = isPast ? "affinity" : "likes";
  const claimAs = ({ from, to }: Stretch, tokens: readonly Token[]): Claim[] => [
    { from, to, stance, subject: "person", words: passage.text.slice(from, to), tokens, cued: true },
  ];
  const made = readMade(folded, stretch, verb);
  if (made) return claimAs(made, [made]);
  const own = readTokens(passage.text, folded, stretch);
  const known = nameObject(folded, stretch, { verb, own }) ?? readWithVerb(folded, stretch, verb);
  if (known) return claimAs(stretch, known);
  return isKnown(own, first) || isToldOf(stretch, isSure) ? claimAs(stretch, own) : [];
}

const isToldOf = ({ from, to }: Stretch, isSure: boolean) => isSure && to - from > 1;

/** 钩小乌龟, 种葱蒜辣椒: who makes or grows a thing loves to make or grow, whatever it is. */
const crafts: Readonly<Record<string, string>> = { 钩: "钩织", 织: "织毛线", 绣: "刺绣", 拍: "摄影" };
/** 拍戏, 拍手. */
const noPicture = /^(?:[片戏照手球桌肩案卖拖]|.*(?:视频|电影|短片|短剧|vlog|抖音|快手|段子|广告|照片?|照)$)/i;
const polished = /[珠串]|核桃|葫芦|菩提|石头|把件/;

function readMade(folded: string, stretch: Stretch, verb: string): Token | null {
  const object = folded.slice(stretch.from, stretch.to);
  const grown = verb === "种" ? segment(object).findLast(({ text }) => isKnownLiking(verb + text)) : undefined;
  const craft = nameCraft(verb, object);
  const known = grown ? verb + grown.text : craft;
  if (known === undefined || isKnownLiking(verb + object)) return null;
  const from = folded.charAt(stretch.from - 1) === verb ? stretch.from - 1 : stretch.from;
  return { from, to: stretch.to, text: known, key: foldToken(known) };
}

function nameCraft(verb: string, object: string): string | undefined {
  if (verb === "盘") return polished.test(object) ? "盘串" : undefined;
  return verb === "拍" && noPicture.test(object) ? undefined : crafts[verb];
}

/** 爱拍荷花: who takes pictures of a thing goes in for photography, and for cats who takes those of cats; 拍火车 is known as a whole. */
export function readPictures({ passage, folded }: Pick<Source, "passage" | "folded">, { from, to }: Stretch) {
  const start = folded.charAt(from) === "拍" ? from + 1 : from;
  const shown = { from: start, to };
  const pictures = folded.charAt(start - 1) === "拍" && start < to ? readMade(folded, shown, "拍") : null;
  if (pictures === null) return null;
  const own = isKnownName(folded.slice(start, to)) ? [] : readTokens(passage.text, folded, shown);
  return { from: pictures.from, to, tokens: [pictures, ...own] };
}

/** What a word means after this verb. */
function nameObject(folded: string, stretch: Stretch, { verb, own }: { verb: string; own: readonly Token[] }): readonly Token[] | null {
  const breed = nameBreed(folded, stretch);
  if (breed !== null) return [{ ...stretch, text: breed, key: foldToken(breed) }];
  const book = verb === "听" ? hearBook(verb + folded.slice(stretch.from, stretch.to), stretch) : null;
  return book && [book, ...own];
}

/** 听玄幻小说: whoever hears novels hears books, of that kind. */
export function hearBook(words: string, at: Stretch): Token | null {
  return /^听.{1,8}小说$/.test(words) ? { ...at, text: "听小说", key: foldToken("听小说") } : null;
}

/** 养了二十几只鸡, 纳鞋底: known with its verb only. */
function readWithVerb(folded: string, stretch: Stretch, verb: string): Token[] | null {
  const object = folded.slice(stretch.from, stretch.to);
  const whole = verb === "种" && vegetables.test(object) ? "种菜" : verb + object;
  const isOne = folded.charAt(stretch.from - 1) !== "的" && isKnownLiking(whole) && !noPastime.test(whole);
  return isOne ? [{ ...stretch, text: whole, key: foldToken(whole) }] : null;
}

/** 种了韭菜丝瓜. */
export const vegetables =
  /^(?:(?:[大小][葱蒜]|[葱姜蒜]|韭菜|[^，。]{0,2}[瓜豆菜椒薯茄芋笋]|番茄|西红柿|茄子|萝卜|玉米|土豆|花生|香菜|豆角|芹菜|秋葵|[、和跟及])+)$/;

const isAll = (words: readonly Word[]) => /^(?:全是|都是)|^(?:全|都)是/.test(words.map(({ text }) => text).join(""));

/** 开车跑甘肃到广东, 回老家开民宿, 家里种苹果的: where somebody drives to is no journey that they want, nor is a place that they run. */
function isWork({ passage, folded }: Source, clause: Said, { verb, object }: { verb: string; object: readonly Word[] }): boolean {
  const [first, last] = [object[0], object.at(-1)];
  if (/^种的$|^开.*(?:大?排档|饭庄|网吧|超市|诊所|农家乐|[店馆厅吧坊厂铺]|民宿|客栈|公司|工作室)$/.test(`${verb}${last?.text ?? ""}`))
    return true;
  if (verb !== "跑" || !first || !last) return false;
  const tokens = readTokens(passage.text, folded, { from: clause.from + first.from, to: clause.from + last.to });
  return listLikings(tokens, "zh").some(({ names }) => names.some(({ kind }) => places.test(kind)));
}

/** 一缸金鱼 are 金鱼. */
function withoutCount(folded: string, { from, to }: Stretch): Stretch {
  const count =
    /^(?:半|[一二两三四五六七八九十几\d]+)个?(?:小时|钟头|分钟|上午|下午|晚上)的?(?=.)|^[一二两三四五六七八九十几\d]+(?:缸|盆|只|条|首|部|本|张|支|杯|口|幅|把|架|笼)|^[只条](?=[猫狗鱼鸟兔龟])/.exec(
      folded.slice(from, to),
    )?.[0].length ?? 0;
  return { from: from + count, to };
}

/** Of single characters only nouns are: 能 is 'can' far more often than a kind of theatre. */
function isKnown(tokens: readonly Token[], first: Word): boolean {
  const hits = listLikings(tokens, "zh");
  return hits.some(({ from, to }) => tokens.slice(from, to).some(({ text }) => text.length > 1) || first.tag.startsWith("n"));
}

/** 听护士说: what somebody says is no pastime, either. */
function isNoPastime(folded: string, { from, to }: Stretch): boolean {
  return noPastime.test(folded.slice(from, to)) || /^[说讲]/.test(folded.slice(to));
}

function isDenied(words: readonly Word[], at: number): boolean {
  if (isNextTime(words[at]?.text ?? "", words[at + 1])) return true;
  return denied.test(
    words
      .slice(0, at)
      .map(({ text }) => text)
      .join(""),
  );
}

const beginsWithVerb =
  /^[看听打玩唱跳下钓养画写弹跑爬逛撸刷追拍捞抓捉挖喂做包蒸腌煲烤织绣剪修洗泡骑遛盘拼搭抖吹拉种晒赶淘攒踢滑练嗑喝吃散斗买去化放请聊串发搓收研带陪旅炒露拜当扭熬烧抄念]./;

/** 打牌, 爬山: a verb that is a pastime by itself; 裁缝 where one was something once. */
function readPastime({ passage, folded }: Source, clause: Said, { text, tag, isPast, ...word }: Word & { isPast: boolean }): Claim[] {
  const isDeed = tag.startsWith("v") || beginsWithVerb.test(text) || (isPast && tag.startsWith("n"));
  if (text.length < 2 || isNoDeed(text) || !isDeed) return [];
  const whole = { from: clause.from + word.from, to: clause.from + word.to };
  const stretch = withoutVerb({ passage, folded }, whole);
  const tokens = readTokens(passage.text, folded, stretch);
  const isMeant = !isUndone(folded.slice(clause.from, stretch.from), text, folded.slice(stretch.to, clause.to));
  if (!isMeant || listLikings(tokens, "zh").length === 0) return [];
  const words = passage.text.slice(stretch.from, stretch.to);
  return [{ ...stretch, stance: isPast ? "affinity" : "likes", subject: "person", words, tokens, cued: true }];
}

/** 收音机, 打字机. */
const isMachine = /^[收打缝跑洗].*机$/;
const isNoDeed = (word: string) => noPastime.test(word) || isMachine.test(word);

/** 开着评书做饭: what is done while something is listened to is no pastime, either. */
const isUndone = (before: string, deed: string, after: string) =>
  denied.test(before) ||
  (/[听开放]着[^，。]{2,12}$/.test(before) && /^(?:做饭|做菜|烧饭|炒菜|开车)$/.test(deed)) ||
  (deed === "开车" && isNamedNext(after)) ||
  isMeansToEnd(before, deed, after);

/** 开车郭德纲: what is on meanwhile. */
const isNamedNext = (after: string) =>
  segment(after)
    .slice(0, 1)
    .some(({ text }) => text.length > 1 && isKnownLiking(text));

/** 跳交谊舞 is one word for the dictionary, and 交谊舞 what we know. */
export function withoutVerb({ passage, folded }: Pick<Source, "passage" | "folded">, whole: Stretch): Stretch {
  const rest = { from: whole.from + 1, to: whole.to };
  const isKnownWord = (one: Stretch) => listLikings(readTokens(passage.text, folded, one), "zh").length > 0;
  const isOfVerb = rest.to - rest.from > 1 && beginsWithVerb.test(folded.slice(whole.from, whole.to));
  return isOfVerb && !isKnownWord(whole) && isKnownWord(rest) ? rest : whole;
}

/** A proper name that one loves (墙上贴的文班亚马), and any pastime in what is done again and again (天天篮球). */
function readMentions({ passage, folded, person }: Source, clause: Said, { text, isFree }: { text: string; isFree: boolean }): Claim[] {
  if (
    /早?退坑|很少|极少|懒得|坏了(?:都|就|也|总|老)?(?:是)?(?:找|叫|喊|让)|脱粉|不玩了|不追了|早就?不|[落丢忘掉]在?[^，。]{1,5}[上里]了?$/.test(
      text,
    )
  )
    return [];
  const stance = wasOnce.test(text) ? "affinity" : "likes";
  const tokens = readTokens(passage.text, folded, clause).filter(
    ({ from, to }) => !text.slice(from - clause.from, to - clause.from).includes("\uE000"),
  );
  const hits = listLikings(tokens, "zh");
  const parts = listParts(clause);
  // 蛋仔派对和篮球, though something was refused before: what is loved for sure says so of the other.
  const isOpen = (isFree && passage.field === "text") || (parts.length > 1 && hits.some((hit) => isLoved(hit, passage)));
  const isAgain = again.test(text) || (isOpen && isListOf(tokens, hits, parts));
  const loved = hits.filter((hit) => isAgain || isLovedThere(hit, passage, text.slice((tokens[hit.to - 1]?.to ?? 0) - clause.from)));
  return loved.flatMap((hit) => {
    const [first, last] = [tokens[hit.from], tokens[hit.to - 1]];
    if (!first || !last) return [];
    const words = passage.text.slice(first.from, last.to);
    // A 乙游玩家 plays those.
    const isPart = isOpen && parts.some(({ from, to }) => from === first.from && to === last.to);
    const before = folded.slice(clause.from, first.from);
    if (isNoWord(before, words, isPart) || (words === "玩家" && loved.length > 1)) return [];
    if (noPastime.test(words) || isSubject({ from: first.from, to: last.to }, person)) return [];
    if (isNoLiking(hit, words, { before, after: folded.slice(last.to, clause.to) })) return [];
    return [{ from: first.from, to: last.to, stance, subject: "person", words, tokens: tokens.slice(hit.from, hit.to), cued: true }];
  });
}

/** One letter alone is none, but in 每天一壶茶, and where cats are named in a list. */
const isNoWord = (before: string, words: string, isPart: boolean) =>
  words.length < 2 &&
  !(isPart && /^[猫貓狗茶]$/.test(words)) &&
  !(words === "茶" && /[一两二三四五几半][大小]?[壶杯碗盅盏泡缸]$/.test(before));

/** 孙女每天画画 speaks of her, and of no love for grandchildren. */
const isSubject = ({ from, to }: Stretch, person: Source["person"]) => person && from >= person.from && to <= person.to;

const isNoLiking = (hit: MeaningHit, words: string, { before, after }: { before: string; after: string }) =>
  hit.names.some(isDay) || isWorn(before, words) || isWhereabouts(hit, before, after) || isOnlyName(before, words) || isStudy(words, after);

/** 天天穿冲锋衣: what somebody wears is no pastime, unless it is dressing up. */
const isWorn = (before: string, words: string) =>
  /[穿戴背拎踩系](?:着|了|个|件|双|条|顶|的)*$/.test(before) && !/汉服|旗袍|洛丽塔|唐装|古装|民族|和服|jk|lolita|cos/i.test(words);

/** 在曼城读研, 在东京上班, 移民到首尔: where they live, which is no club that they follow and no journey that they want. */
function isWhereabouts({ names }: MeaningHit, before: string, after: string): boolean {
  if (!names.some(({ kind }) => places.test(kind) || kind === "club")) return false;
  if (/(?:移民|搬家?|定居|嫁|调|派|外派|住|漂|回|出差)[到去在来回]?了?$/.test(before)) return true;
  return (
    /[在去到来从]$/.test(before) &&
    /^(?:那边|这边|市区?|大学)?(?:上(?:班|学|大学|高中)|读|念|留学|交换|工作|打工|实习|住|租|生活|定居|当|做|开(?!车|滑)|教|带(?:娃|孩子)|陪读|出差|写代码|搬砖|漂|长大|办公|创业)/.test(
      after,
    )
  );
}

/** 那首晴天 is a song, whatever else is called so; and 猫叫三体 a cat. */
const isOnlyName = (before: string, words: string) => /[这那一哪]首$/.test(before) || isCalledSo(before, words);

/** 每天图书馆泡到十点半 learns there, and 工地上干了半辈子 works there. */
const isStudy = (words: string, after: string) =>
  isAboard(words, after) ||
  (words === "图书馆" && /^里?(?:泡|待|坐|自习|学|复习|熬)/.test(after)) ||
  (words === "工地" && /^[里上]?(?:干|打工|搬砖|做工|上班|工作|当)/.test(after));

/** A town is where somebody lives or goes, though its club is called so, too; and a 二哈 in the words for a character is no dog. */
function isLoved({ names }: MeaningHit, { field }: Source["passage"]): boolean {
  const isPet = names.some(({ kind }) => /-breed$|^pet$/.test(kind));
  return names.some(isLovable) && !names.some(({ kind }) => places.test(kind)) && !(isPet && field === "personalities");
}

const isLovedThere = (hit: MeaningHit, passage: Source["passage"], after: string) => isLoved(hit, passage) || isWatched(hit, after);

/** 刷别人去冰岛的vlog: where they travel with their eyes. */
const isWatched = ({ names }: MeaningHit, after: string) =>
  names.some(({ kind }) => places.test(kind)) && /^(?:旅行|旅游|自驾|徒步)?的?(?:vlog|视频|旅拍|游记|风光片|纪录片|直播)/i.test(after);

/** 恐龙、挖掘机、奥特曼卡: each of its parts is something known, but for a letter, and neither a place nor somebody's trade. */
function isListOf(tokens: readonly Token[], hits: readonly MeaningHit[], parts: readonly Stretch[]): boolean {
  const known = hits.flatMap(({ from, to, meanings, names }) => {
    const words = tokens.slice(from, to);
    const isLoved = names.some(({ kind }) => !places.test(kind)) || meanings.some(({ kind }) => kind === "interest");
    return isLoved && !ofTrade.test(words.at(-1)?.text ?? "") ? words : [];
  });
  return parts.every((part) => {
    const inside = known.filter((word) => word.from >= part.from && word.to <= part.to);
    const length = inside.reduce((sum, { from, to }) => sum + to - from, 0);
    const ending = /[卡迷书片类党]$/.test(tokens.findLast(({ to }) => to <= part.to)?.text ?? "") ? 1 : 0;
    return length > 0 && length >= part.to - part.from - ending;
  });
}

const places = /^(?:city|country|region|landmark|university)$/;
const ofTrade = /(?:员|师|医生|护士|师傅|主|工|兵|匠|裁缝|司机|老板|警察|农民|教练)$/;

function listParts({ text, from }: Said): Stretch[] {
  return [...text.matchAll(/(?:(?!还有|以及)[^、和与及跟/+&])+/g)].map(({ 0: part, index }) => ({
    from: from + index,
    to: from + index + part.length,
  }));
}
