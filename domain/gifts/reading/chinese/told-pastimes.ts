import pastimes from "../../knowledge/ways/chinese/pastimes.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import { foldToken } from "../fold.ts";
import type { Claim } from "../language.ts";
import { denied, noPastime } from "./doing-words.ts";
import { isKnownLiking } from "./known-words.ts";
import type { Said, Source } from "./source.ts";

interface Row {
  /** What it is known by; otherwise what the way names so. */
  known?: string;
  /** Only where this is said somewhere in the text. */
  beside?: string;
}

const rows = readWays<Row>(pastimes).map(({ known, beside, pattern }) => ({
  known,
  beside: beside === undefined ? null : new RegExp(beside, "u"),
  words: new RegExp(pattern, "gu"),
}));

/** Something that is done, where it is told, and what it is known by. */
interface Told {
  at: number;
  words: string;
  known: string;
}

/** What somebody does, told by how it is done, how often or how far. */
export function readTold({ passage, folded }: Source, clause: Said, { text, isPast }: { text: string; isPast: boolean }): Claim[] {
  return [...listSplit(text), ...listMeasured(text), ...listDaily(text), ...listOtherwise(text, folded)].flatMap(({ at, words, known }) => {
    if (denied.test(text.slice(0, at))) return [];
    const stretch = { from: clause.from + at, to: clause.from + at + words.length };
    const tokens = [{ ...stretch, text: known, key: foldToken(known) }];
    const said = passage.text.slice(stretch.from, stretch.to);
    return [{ ...stretch, stance: isPast ? "affinity" : "likes", subject: "person", words: said, tokens, cued: true } satisfies Claim];
  });
}

/** 泡个脚, 喝口茶, 游三次泳: one word with a measure inside. */
const split =
  /([嗦泡钓喝跑撸健游打看追下唱跳爬逛遛做画弹吃织绣写拉吹养听攒拍骑练滑]|种(?=了?(?:一|大?半)辈子))(?:上|了)?(?:个|口|点|会儿?|一[盘把局杯集场圈]|(?:\d+|[一二两三四五六七八九十几好多百]{1,3})(?:多|来)?(?:次|回|趟|场|圈|局|(?:个)?小时|公里|年)|(?:一|(?:大)?半)辈子)(?:的)?(?=(\p{sc=Han}{1,2}))/gu;

/** 嗦三次粉 of what is done without saying more. */
export function joinSplit(words: string): string | null {
  const [{ 1: verb = "", 2: noun = "" } = []] = [...words.matchAll(split)];
  return isKnownLiking(verb + noun) ? verb + noun : null;
}

function listSplit(text: string): Told[] {
  return [...text.matchAll(split)].flatMap(({ 0: start, 1: verb = "", 2: noun = "", index }) => {
    const object = [noun, noun.slice(0, 1)].find((one) => isKnownLiking(verb + one) && !noPastime.test(one));
    return object === undefined ? [] : [{ at: index, words: start + object, known: verb + object }];
  });
}

/** 跑五公里, 游一千米, 骑二十公里: how far somebody goes says what they do. */
const measured =
  /([跑游骑])(?:上|了|个|完)*(?:\d{1,2}(?:\.\d)?|\d{3,4}(?=米)|[一二两三四五六七八九十几半百千]{1,3})(?:多|来)?(?:公里|千米|米|圈|km)/gu;
const distances: Readonly<Record<string, string>> = { 跑: "跑步", 游: "游泳", 骑: "骑行" };

function listMeasured(text: string): Told[] {
  return [...text.matchAll(measured)].flatMap(({ 0: words, 1: verb = "", index }) => {
    const known = distances[verb];
    return known === undefined ? [] : [{ at: index, words, known }];
  });
}

/** 汤天天煲, 鱼周周钓: what it's done to stands first. */
const daily =
  /(?<things>\p{sc=Han}{1,5}?)(?:[他她都也]*(?:天天|每天|顿顿|周周|年年|月月|成天|整天|回回)(?:都|要|得|必|还|自己)*)(?<verb>[打煲煮炖熬喝吃看听追刷玩弹拉吹织钩绣画写练钓唱跳跑骑下拍撸遛泡烤做盘])(?=$|[，。了着])/gu;

function listDaily(text: string): Told[] {
  return [...text.matchAll(daily)].flatMap(({ index, groups: { things = "", verb = "" } = {} }) => {
    const ends = [...things].map((_, at) => things.slice(at));
    const told = ends.find((end) => isKnownLiking(verb + end) || (end.length > 1 && isKnownLiking(end)));
    if (told === undefined || noPastime.test(told)) return [];
    return [{ at: index + things.length - told.length, words: told, known: isKnownLiking(verb + told) ? verb + told : told }];
  });
}

function listOtherwise(text: string, folded: string): Told[] {
  return rows
    .filter(({ beside }) => beside === null || beside.test(folded))
    .flatMap(({ known, words: ways }) =>
      [...text.matchAll(ways)].flatMap(({ 0: words, index, groups }) => {
        const meant = known ?? nameGroup(groups?.["known"] ?? "");
        if (meant === null) return [];
        const named = known === undefined ? words.indexOf(meant) : -1;
        return [named < 0 ? { at: index, words, known: meant } : { at: index + named, words: meant, known: meant }];
      }),
    );
}

/** 合唱团 sings together, 舞蹈队 dances, 腰鼓队 drums; of 拿了书法 it is 书法. */
function nameGroup(known: string): string | null {
  const bare = known.replace(/(?:[队团社]|协会|俱乐部|小组|兴趣班)$/, "");
  const ends = [...bare].map((_, at) => bare.slice(at)).filter((end) => end.length > 1);
  return [known, ...ends, `${bare}舞`].find((one) => isKnownLiking(one)) ?? null;
}
