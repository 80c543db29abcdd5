import type { Stance, Stretch } from "../language.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { isKnown } from "./known-things.ts";
import { somebody } from "./persons.ts";
import { listThings, phraseBefore } from "./phrases.ts";
import type { Source } from "./source.ts";

/** 'ネックレスは1年目、腕時計は2年目にあげました': what else was given at another time. */
function listAlike(folded: string, before: Stretch): Stretch[] {
  const said = folded.slice(before.from, before.to);
  return [...said.matchAll(givenAtATime), ...said.matchAll(atATimeGiven)].map((found) => locate(found, before.from));
}

/** '父は将棋、母は園芸が好き': what the other of two loves. */
function listOfOther(folded: string, before: Stretch): Stretch[] {
  return [...folded.slice(before.from, before.to).matchAll(ofOther)].map((found) => locate(found, before.from));
}

function locate({ 0: whole, 1: thing = "", index }: RegExpExecArray, start: number): Stretch {
  const from = start + index + whole.indexOf(thing);
  return { from, to: from + thing.length };
}

const ofOther = new RegExp(`(?<=^|、)${somebody}は([^、。はがも]{1,12})(?=、${somebody}(?:は|も)$)`, "gu");

const givenAtATime =
  /(?<=^|、)([^、。はがも]{1,12})は(?:\d+周年|結婚式|入籍|(?:去年の|昨年の)?(?:母の日|父の日|敬老の日|バレンタイン|ホワイトデー|入学|卒業|成人式|還暦|古希|引っ?越し|出産)(?:祝い)?|(?:最初|初め|はじめ|\d+|[一二三四五六七八九])(?:年目|回目|年前)?|去年|昨年|一昨年|おととし|前回|前々回|(?:去年|昨年|前)の?(?:誕生日|クリスマス|記念日)|誕生日|クリスマス|記念日)(?:の(?:とき|時))?(?:に)?(?=、)/g;

/** '一昨年は作務衣、昨年は腕時計を贈りました', '去年スカーフ、一昨年は手袋をあげた'. */
const atATimeGiven =
  /(?<=^|、|には|へは)(?:去年|昨年|一昨年|おととし|前回|前々回|(?:去年|昨年|一昨年)の(?:誕生日|クリスマス))は?([^、。はがも]{1,12})(?=、(?:去年|昨年|今年|一昨年|おととし|前回|前々回|その(?:前|次))[^、。]{0,6}は)/g;

/** '辛いもの好きだけど最近胃を悪くして控えてる': what was loved is what they keep from. */
export function listLovedBefore(folded: string, { from, text }: Clause, cue: Stretch): Stretch[] {
  const found = lovedBut.exec(text.slice(0, cue.from));
  return found ? listThings(folded, phraseBefore(folded, { from, to: from + found.index })) : [];
}

const lovedBut =
  /(?:が|は|も)?(?:大)?好き(?:だった|だ|でした|です|なん(?:だ|です))?(?:けれど|けど|が|のに)、?(?:もう|今では|今は|最近は)?[^。はも]{0,20}$/;

/** What is said of another time, or of the other of two, in as many words. */
export function listBeside({ folded, person }: Source, before: Stretch, stance: Stance): Stretch[] {
  if (stance === "has") return listAlike(folded, before);
  return stance === "likes" && person?.isCouple === true ? listOfOther(folded, before) : [];
}

/** '去年あげた美顔器は箱のまま'. */
export function listGiven(source: Source, { text, from }: Clause): Stretch[] {
  const locate = ({ 0: { length }, 1: thing = "", index }: RegExpExecArray) => {
    const to = from + index + length;
    return { from: to - thing.length, to };
  };
  const told = [...text.matchAll(givenThing)].map(locate);
  const listed = [...text.matchAll(yearByYear)].map(locate).filter((thing) => isKnown(source, thing, "has"));
  return [...told, ...listed];
}

/** '去年は花、一昨年はお菓子': nothing else is said of what was given. */
const yearByYear =
  /(?<=^|[、\s]|には|へは)(?:去年|昨年|一昨年|おととし|前回|前々回|その前)(?:の(?:誕生日|クリスマス|母の日|父の日|敬老の日))?は?([\p{sc=Han}\p{sc=Katakana}ーお]{1,12})(?=$|[、。](?:$|去年|昨年|一昨年|おととし|前回|前々回|その前|今年は(?:別|違|何|ちが)))/gu;

const givenThing =
  /(?:去年|昨年|一昨年|おととし|前回|以前|前に|この前|(?:誕生日|クリスマス|母の日|父の日|敬老の日|お祝い)に|[父母姉兄妹弟夫妻祖孫娘子供達親戚叔伯さん]が)(?:私が|僕が|みんなで)?(?:あげ|贈っ|渡し|プレゼントし|送っ|買ってあげ)た([\p{sc=Han}\p{sc=Katakana}ー]{2,14})(?=[はがをも])/gu;
