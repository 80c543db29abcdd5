import type { Claim, Stance, Stretch, Subject } from "../language.ts";
import { blot } from "../unspaced/blot.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { cues, headings, idioms } from "./cues.ts";
import type { Heading } from "./cues.ts";
import { getEndOfCue, type Cue, type FoundCue } from "./cue.ts";
import { getAllergy } from "./diets.ts";
import { tellCharacter } from "./characters.ts";
import { findBegun, nameDeed, nameWhole } from "./deeds.ts";
import type { Begun } from "./deeds.ts";
import { readDoing } from "./doing.ts";
import { listGoesInFor } from "./goes-in-for.ts";
import { isKnown, isKnownAsAsked, isRatherLoved } from "./known-things.ts";
import { isKnownWord } from "./known-words.ts";
import { isAnything, isNoThing } from "./nothing-to-give.ts";
import { listLikings, listThingMeanings } from "../meanings.ts";
import { listReferred } from "./referred.ts";
import { isThing, listThings, phraseBefore, topicParticle, trimAdverbs } from "./phrases.ts";
import { listBeside, listGiven, listLovedBefore } from "./given-before.ts";
import { keepCore, readTokens, segment } from "./segment.ts";
import type { Source } from "./source.ts";
import { withoutOwner } from "./without-owner.ts";
import { measureTurn } from "./turns.ts";
import { isBan } from "../stances.ts";
import { stanceOf } from "./stance-of.ts";
import { subjectOf } from "./whose-claim.ts";
import { listMatches } from "../../words/list-matches.ts";

/** What the sentences of a text claim of things; `plain` is the text without what has been read already. */
export function readClaims(source: Source, sentences: readonly Clause[], plain: string): Claim[] {
  const claims: Claim[] = [];
  let lastBan: Cue | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const goesOn: Claim[] = lastBan ? readEllipsis(source, sentence, lastBan) : [];
    const own: Said = goesOn.length > 0 ? { claims: goesOn, lastBan } : readSentence(source, sentence, plain);
    claims.push(...own.claims.map((claim) => addReason(tellCharacter(source, claim), sentences, at)));
    claims.push(...own.claims.flatMap((claim) => listGoesInFor(source, claim)));
    claims.push(...claimAll(source, listReferred(source, { sentences, at }, claims), { stance: "dislikes" }));
    lastBan = own.lastBan;
  }
  return claims;
}

interface Said {
  claims: Claim[];
  /** What the last of its cues forbids by, for a next sentence that goes on with it. */
  lastBan: Cue | null;
}

function readSentence(source: Source, sentence: Clause, plain: string): Said {
  const heading = findHeading(sentence.text);
  if (heading) {
    const end = getEndOfList(sentence.text, heading.to);
    const listed = readList(source, { ...sentence, to: sentence.from + end, text: sentence.text.slice(0, end) }, heading);
    if (end === sentence.text.length) return { claims: listed, lastBan: null };
    const rest = readSentence(source, { ...sentence, from: sentence.from + end + 1, text: sentence.text.slice(end + 1) }, plain);
    return { ...rest, claims: [...listed, ...rest.claims] };
  }
  const text = blot(plain.slice(sentence.from, sentence.to), idioms);
  const found = listCues(text);
  const claims = [
    ...claimAll(source, listGiven(source, sentence), { stance: "has" }),
    ...found.flatMap((one, at) => readCue(source, { sentence, text, plain }, { ...one, start: found[at - 1]?.to ?? 0 })),
  ];
  const last = found.at(-1)?.cue ?? null;
  const meant = claims.filter((claim) => isBan(claim.stance) || !claims.some((other) => isBan(other.stance) && isSameThing(claim, other)));
  return { claims: [...meant, ...readDoing(source, sentence, claims)], lastBan: last && isBan(last.stance) ? last : null };
}

/** 辛いもの好きだけど控えてる: it isn't loved any more. */
const isSameThing = (one: Stretch, other: Stretch) => one.from === other.from && one.to === other.to;

/** '推しはSnow Man、キャンプも好き': where a list behind a heading ends, at the comma before what says itself what it is. */
function getEndOfList(text: string, start: number): number {
  const but = /(?:だけど|ですけど|だが|ですが|なので|だから)|(?<=[^、。])で(?=、)/.exec(text.slice(start));
  if (but) return start + but.index;
  for (const { index } of text.slice(start).matchAll(/、/g)) {
    const rest = text.slice(start + index + 1);
    if (findHeading(rest) || isSaid.test(rest) || (/^[^、]{1,16}?[もがは][^、]/.test(rest) && listCues(rest).length > 0))
      return start + index;
  }
  return text.length;
}

/** '推しはダイオウグソクムシ、正確には魚じゃないと訂正されます': a sentence goes on. */
const isSaid = /^[^、。]{0,16}(?:には|では|とは|[^\p{sc=Hiragana}]は)[^、。]*(?:ます|です|[うくぐすつぬぶむる])(?=$|[、。])/u;

function readList(source: Source, sentence: Clause, { stance, knownOnly, to }: Heading & { to: number }): Claim[] {
  const list = { from: sentence.from + to, to: sentence.to - endingOf(sentence.text) };
  const things = listThings(source.folded, list);
  return claimAll(source, knownOnly ? things.filter((thing) => isKnown(source, thing, stance) && !isPart(source.folded, thing)) : things, {
    stance,
  });
}

/** 癒やしはディズニー、完全にシー派: which part of it; and who looks at ひ孫の写真 takes none. */
function isPart(folded: string, { from, to }: Stretch): boolean {
  return /派$|の写真[をが]?(?:見|眺|なが|整理|飾)/.test(folded.slice(from, to));
}

/** `text` is that of the sentence without idioms, `plain` the whole text without what has been read already. */
function readCue(
  source: Source,
  { sentence, text, plain }: { sentence: Clause; text: string; plain: string },
  one: FoundCue & { start: number },
): Claim[] {
  const isRead = ({ from, to }: Stretch) => plain.slice(from, to) !== source.folded.slice(from, to);
  const own = nameTopic(source, { sentence, one }, listNearThings(source, sentence, one));
  // '観葉植物は虫が苦手なのでやめて': the cue before was but the reason.
  const isReason = own.length === 0 && /^な?(?:ので|から|ため)/.test(text.slice(one.start));
  const begins = { from: sentence.from, to: sentence.from + one.start };
  const loved = own.length > 0 ? [] : listRefusedNow(source, sentence, one);
  const things = [...(isReason ? listTopic(source.folded, begins, spokenMark) : own), ...loved]
    .map((thing) => (one.cue.goods === true ? withoutOwner(source.folded, thing) : thing))
    .filter((thing, _, all) => isKnownAsAsked(source, one.cue.stance === "likes" ? [thing] : all, one.cue))
    .filter((thing) => !isRead(thing) && !isDeed(source, thing) && !isUnwilling(source, thing, one))
    .filter((thing, index, all) => one.cue.stance !== "has" || index === all.length - 1 || !isRatherLoved(source, thing, all.at(-1)));
  const before = { from: sentence.from, to: things[0]?.from ?? sentence.from };
  const alike = listBeside(source, before, one.cue.stance);
  const stance = isOfItself.test(text.slice(0, one.from))
    ? "has"
    : stanceOf(one.cue, text.slice(one.start, one.to), { from: text.slice(one.from), said: sentence.text.slice(one.from) });
  const begun = findBegun(text, one, sentence.from);
  const claims = claimAll(source, [...alike, ...things], { stance, subject: subjectOf(source, one, text), begun, goods: one.cue.goods });
  const allergy = /アレルギー|過敏症?|不耐症?/.exec(text.slice(one.from, one.to))?.[0];
  return allergy === undefined ? claims : claims.map((claim) => ({ ...claim, ...getAllergy(claim.words, allergy) }));
}

/** 'スニーカーは好みがあるので現物は×': what goes with it is welcome. */
const isOfItself = /(?:現物|実物|本物|本体)(?:は|も)?$/;

/** 'なぐさめるのは苦手' is about them, and about nothing to give. */
function isDeed(source: Source, thing: Stretch): boolean {
  const { passage, folded } = source;
  if (!/[うくすつぬむぶぐる]の(?:は|が|も)?$/.test(folded.slice(thing.from, thing.to))) return false;
  const tokens = readTokens(passage.text, folded, thing);
  return listThingMeanings(tokens, "ja").length === 0 && listLikings(tokens, "ja").length === 0 && nameWhole(source, thing) === null;
}

/** 'ウイスキーはアイラ系が好き': of what it is a kind that only they know. */
function nameTopic(source: Source, { sentence, one }: { sentence: Clause; one: FoundCue & { start: number } }, own: Stretch[]): Stretch[] {
  if (one.cue.stance !== "likes" || own.length === 0 || own.some((thing) => isKnown(source, thing, "likes"))) return own;
  const left = { from: sentence.from + one.start, to: sentence.from + one.from };
  return [...listTopic(source.folded, left, spokenMark).filter((thing) => isKnown(source, thing, "likes")), ...own];
}

/** ピアノは嫌々習ってる; 孫の写真を眺めるのが楽しみ. */
function isUnwilling({ folded }: Source, thing: Stretch, { cue, from, to }: FoundCue): boolean {
  if (cue.stance !== "likes") return false;
  return isPart(folded, thing) || /嫌々|いやいや|仕方なく|無理やり|しぶしぶ|渋々/.test(folded.slice(thing.from, thing.to + to - from));
}

function listRefusedNow({ folded }: Source, sentence: Clause, one: FoundCue): Stretch[] {
  return isBan(one.cue.stance) && one.cue.joined !== true ? listLovedBefore(folded, sentence, one) : [];
}

const shortestName = 2;

/** From left to right; the longest where several begin at one place. */
export function listCues(text: string): FoundCue[] {
  const all = cues
    .flatMap((cue) =>
      listMatches(text, cue.words).map(({ 0: words, index }) => ({ cue, from: index, to: getEndOfCue(text, index + words.length) })),
    )
    .filter(({ from, to }) => to > from)
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const found: FoundCue[] = [];
  const names = segment(text).filter(({ text: word }) => word.length > shortestName && isKnownWord(word));
  // 推し of 推しの子 says nothing.
  const isInName = (one: FoundCue) => names.some(({ from, to }) => from <= one.from && to > one.to);
  for (const one of all) if (one.from >= (found.at(-1)?.to ?? 0) && !isInName(one)) found.push(one);
  return found;
}

/** The things of a cue: what stands right before it, or what was spoken of at the beginning where a reason stands between. */
function listNearThings(source: Source, sentence: Clause, { cue, from, start }: FoundCue & { start: number }): Stretch[] {
  const { folded } = source;
  const said = sentence.text.slice(start, from);
  const all = { from: sentence.from + start + Math.max(measureBefore(said, cue), measureEnd(said, start)), to: sentence.from + from };
  const left = { ...all, from: all.from + measureTurn(source, all, cue) };
  const topic = cue.ofTopic ? listKeptTopic(folded, left) : [];
  if (topic.length > 0) return topic;
  if (cue.joined) return listThings(folded, phraseBefore(folded, withoutParticle(folded, left)));
  const spoken = cue.topicOnly ? listTopic(folded, left, spokenMark) : [];
  if (spoken.length > 0 || cue.spokenOnly) return spoken;
  const direct = listDirect(folded, trimAdverbs(folded, left), cue).filter((thing) => !isWhoForbids(folded, thing, cue));
  const about = direct.length > 0 && !direct.some((thing) => standsForTopic(folded, thing, cue)) ? [] : listTopic(folded, left);
  return about.length > 0 ? about : direct;
}

/** '生花は病棟が禁止', 'お菓子は園が×': of what は marks somebody says so. */
function isWhoForbids(folded: string, { from, to }: Stretch, { stance }: Cue): boolean {
  return isBan(stance) && /^(?:が|的に|側が)/.test(folded.slice(to, to + shortestName)) && places.test(folded.slice(from, to));
}

const places =
  /(?:病棟|病院|病室|学校|園|保育園|幼稚園|会社|職場|寮|施設|ホーム|マンション|アパート|管理組合|大家(?:さん)?|ホテル|空港|航空会社|税関|お?医者(?:さん)?|先生|看護師(?:さん)?|校則|規則|教室)$/;

/** '釣りとウイスキー、去年マフラーをあげた': what is told of another time begins there. */
const measureBefore = (text: string, { stance }: Cue) =>
  stance !== "has" ? 0 : Math.max(0, text.search(/(?<=、)(?:去年|昨年|一昨年|おととし|前回|この前|先月|前の(?:誕生日|クリスマス))[^、]*$/));

/** あるしノートパソコンも: し belongs to what was said before. */
const measureEnd = (text: string, start: number) => (start > 0 && /^し(?=[\p{sc=Han}\p{sc=Katakana}a-z])/u.test(text) ? 1 : 0);

/** ホームベーカリーは手放して手ごね派: the one is gone, the other loved. */
function listKeptTopic(folded: string, left: Stretch): Stretch[] {
  return /(?:手放し|捨て|卒業し|やめ)[てた]/.test(folded.slice(left.from, left.to)) ? [] : listTopic(folded, left, spokenMark);
}

/** '鉛筆はもらったのが山ほどある', 'メンズってわかるのは避けたい': の and やつ alone stand for what is spoken of; 酸っぱいの is but a kind of it. */
function standsForTopic(folded: string, { from, to }: Stretch, { stance }: Cue): boolean {
  const words = folded.slice(from, to);
  return stance === "has"
    ? /(?:の|やつ|もの|物|用|用の)$|^\d+冊目$/.test(words)
    : /(?:わかる|分かる|見える)の$|^(?:匂い|におい|臭い|味|見た目|感触|手触り|食感|名前)$/.test(words);
}

/** '文房具はアレルギーが出る'. */
function withoutParticle(folded: string, { from, to }: Stretch): Stretch {
  return /[はがもに]$/.test(folded.slice(from, to)) && to - from > 1 ? { from, to: to - 1 } : { from, to };
}

const longestParticle = 8;
const reasonBefore = /(?:ので|から|ため|で|(?<!なん)て|く|し|が|けど|と|のに|は)$/;

/** おもてなし and すし are things for all their last sound. */
const isReason = (text: string) => reasonBefore.test(text) && !(/[^だ]し$/.test(text) && isKnownWord(segment(text).at(-1)?.text ?? ""));

function listDirect(folded: string, near: Stretch, cue: Cue): Stretch[] {
  const text = folded.slice(near.from, near.to);
  const particle = topicParticle.exec(text.slice(-longestParticle))?.[0] ?? "";
  if (cue.topicOnly && particle === "") return [];
  if (isReason(text) && !/(?:[がは]|まで)$/.test(particle)) return [];
  const before = bothOf.test(text) ? listTopic(folded, near, /も/g) : [];
  const end = near.to - particle.length;
  const deed = cue.stance === "likes" ? 0 : measureDeed(folded.slice(near.from, end));
  const things = listThings(folded, phraseBefore(folded, { from: near.from, to: end - deed }));
  const all = [...before.filter(({ to }) => things.every(({ from }) => to <= from)), ...things];
  return cue.stance === "likes" ? all : all.filter(({ from, to }) => !isVerb.test(folded.slice(from, to)));
}

/** '散歩するのは嫌い' refuses walks. */
const measureDeed = (text: string) => /する(?:の|こと)$/.exec(text)?.[0].length ?? 0;

/** 'スパイスはアメ横で買うこだわりがある', '日焼け止めは肌に合う銘柄が決まってる': what is done says what of. */
const isVerb = /^\p{sc=Han}{1,2}[うくすつぬむぶぐる]$|[にが]\p{sc=Han}{1,2}[うくすつぬむぶぐる]$/u;

/** '猫も犬も' are two; in '耳も遠いけど話すの' something else has been said. */
const bothOf =
  /(?<![^、。はがで])(?:(?:[^、。もはがで]|は(?=ちみつ|がき|さみ)){1,12}(?<!くて)も){1,4}(?![^、。]*(?:けど|のに|から|いし|くて))(?:[^、。もはがで]|は(?=ちみつ|がき|さみ)){1,12}も?$/;

const spokenMark =
  /(?:(?<!ん)でも(?=[^、。])|は(?!ず|じ|さ|し[^、。])|(?<!(?<!ほた)て|より|とき|時|際|頃|ころ)も(?!の|う|ら|し|っと)|なら)/g;
const topicMark =
  /(?:については|に関しては|(?:を)?(?:焚く|炊く|つける|置く|飾る|使う|食べる|飲む|着る)と(?=[^、。]*(?:から|ので|て$))|(?<!ん)でも(?=[^、。])|などは|とかは|系は|類は|なら|は(?!ず|じめ|さみ|し[^、。])|(?<!(?<!ほた)て|より|とき|時|際|頃|ころ)も(?!の|う|ら|し|っと)|(?<![やなからわあがともざ行買使持入言思合会座立走待取知通送乗])って(?!い|る|も|言|思|聞|話|騒|書|ゆ))/g;

/** 'コーヒー関連は全員が渡しがちなので却下': what the sentence, or what is left of it, begins with; ワインもチーズも are two. */
function listTopic(folded: string, left: Stretch, mark = topicMark): Stretch[] {
  const begin = left.from + getEndOfStatement(folded.slice(left.from, left.to));
  const text = folded.slice(begin, left.to);
  const things: Stretch[] = [];
  let start = 0;
  for (const { 0: found, index } of listMarks(text, mark)) {
    const more = listThings(folded, phraseBefore(folded, { from: begin + start, to: begin + index }));
    if (things.length > 0 && (found !== "も" || more.length === 0)) break;
    things.push(...more);
    start = index + found.length;
    if (things.length > 0 && found !== "も") break;
  }
  return things;
}

/** も of 子ども is no particle, nor は of はちみつ, nor って of 「頑張って」. */
function listMarks(text: string, mark: RegExp): RegExpExecArray[] {
  const ends = new Map(segment(text).map((word) => [word.from, word.to]));
  return [...text.matchAll(mark)].filter(
    ({ 0: found, index }) => (ends.get(index) ?? Infinity) <= index + found.length && !isQuoted(text, index),
  );
}

const isQuoted = (text: string, place: number) =>
  text.lastIndexOf("「", place) > text.lastIndexOf("」", place) && text.includes("」", place);

/** '部屋は二階、花とガスは寮で禁止': what begins after something else has been said. */
function getEndOfStatement(text: string): number {
  const found =
    /^[^、]*は[^、]*(?:[\p{sc=Han}\p{sc=Katakana}ー]|です|ます|(?:てい?|あ|で)る)、(?=[^、]*[^、とやはも]は)/u.exec(text) ??
    /^[^、は]{1,12}は[^、はがもをに]{1,16}(?:な|です|だ)(?:ので|から)、?(?=[^、はがも]{2,}は$)/u.exec(text);
  return found?.[0].length ?? 0;
}

/** '肉や魚、お酒も。' after 'は避けたいです。' */
function readEllipsis(source: Source, sentence: Clause, cue: Cue): Claim[] {
  const ending = /(?:も|とかも|なども|も同様|も同じ|もです|もお願いします)(?:です|ね)?$/.exec(sentence.text);
  if (!ending || listCues(sentence.text).length > 0) return [];
  const things = listThings(source.folded, { from: sentence.from, to: sentence.from + ending.index });
  return claimAll(source, things, { stance: cue.stance });
}

function findHeading(text: string): (Heading & { to: number }) | null {
  const start = /^[・●■◆*-]?\s*/.exec(text)?.[0].length ?? 0;
  for (const heading of headings) {
    const found = heading.words.exec(text.slice(start));
    if (found?.index === 0) return { ...heading, to: start + found[0].length };
  }
  return null;
}

interface SaidOf {
  stance: Exclude<Stance, "about">;
  subject?: Subject;
  cued?: boolean;
  begun?: Begun | null;
  goods?: true | undefined;
}

export function claimAll(
  source: Source,
  things: readonly Stretch[],
  { stance, subject = "person", cued = true, begun = null, goods }: SaidOf,
): Claim[] {
  const { passage, folded } = source;
  return things
    .filter(({ from, to }) => isThing(folded.slice(from, to)) && !(stance === "likes" ? isAnything : isNoThing)(folded.slice(from, to)))
    .map((thing) => {
      const deed = nameWhole(source, thing) ?? (begun && nameDeed(source, { from: thing.from, to: begun.from }, begun));
      const { from, to } = deed?.[0] ?? thing;
      const tokens = deed ?? keepCore(readTokens(passage.text, folded, thing));
      return { from, to, stance, subject, words: passage.text.slice(from, to), tokens, cued, ...(goods && { goods }) };
    });
}

const says = /アレルギー|不耐|無神論|クリスチャン|ムスリム|信|禁|断|妊娠|糖尿|恐怖|喘息|ダイエット|減量|医|制限/;

/** 'お守り系も渡さないで(無神論者)': what stands in brackets says why. */
function addReason(claim: Claim, sentences: readonly Clause[], at: number): Claim {
  const next = sentences[at + 1];
  if (!isBan(claim.stance) || !next?.bracketed || next.text.length > 12 || !says.test(next.text) || /(?:では|じゃ)ない/.test(next.text))
    return claim;
  return { ...claim, reason: next.text.replace(/(?:なので|だから|のため|です)$/, "") };
}

/** 'です' and the like at the end of a list. */
function endingOf(text: string): number {
  return (
    /(?:だそうです|とのことです?|らしい(?:です)?|みたい(?:です)?|だって|です|でした|だよ|だ|など|とか|かな)+$/.exec(text)?.[0].length ?? 0
  );
}
