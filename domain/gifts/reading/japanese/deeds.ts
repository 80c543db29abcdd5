import { foldToken } from "../fold.ts";
import { listLikings } from "../meanings.ts";
import type { Stretch, Token } from "../language.ts";
import { segment } from "./segment.ts";
import type { Word } from "./segment.ts";
import type { Source } from "./source.ts";
import { findLastVerb, findVerb } from "./verbs.ts";
import type { Verb } from "./verbs.ts";

/** Verbs of making: 味噌を仕込む is 味噌作り. */
const making = new Set(["作る", "仕込む", "漬ける", "焼く", "煮る", "炊く", "干す", "打つ"]);

/** What needs no thing to be a pastime. */
const alone: Readonly<Record<string, string>> = {
  泳ぐ: "水泳",
  走る: "ランニング",
  踊る: "踊り",
  歌う: "歌",
  編む: "編み物",
  釣る: "釣り",
  食べ歩く: "食べ歩き",
  片付ける: "片付け",
  片づける: "片付け",
};

/** 日曜は朝から走ってる is no running where it is said of one of these. */
const byVehicle = /バイク|単車|二輪|カブ|ハーレー|ツーリング|ドライブ|サーキット|自転車|チャリ/;

/** As many words before the verb may name its thing: 友達を家に呼ぶ. */
const mostWords = 3;

export interface Done {
  verb: Verb;
  /** Where the words for it end. */
  to: number;
}

/**
 * 凧を揚げる is 凧揚げ, 車を洗う stands in the lexicon as it is: the one word for what somebody does, where there is one; `before`
 * ends where the verb begins.
 */
export function nameDeed({ folded }: Source, before: Stretch, { verb, to }: Done): Token[] | null {
  const said = folded.slice(before.from, before.to);
  const particle = /[をもにとで]$/.exec(said)?.[0] ?? "";
  const words = listAfterPause(segment(said.slice(0, said.length - particle.length)));
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const [first] = words.slice(-count);
    const thing = words.slice(-count).map(({ text }) => text);
    const name = listNames(thing.join(""), particle.replace("も", "を"), verb).find((one) => isPastime(one, thing));
    if (name !== undefined && first) return buildToken(name, { from: before.from + first.from, to });
  }
  const name = /[をが]$/.test(said) || (verb.dictionary === "走る" && byVehicle.test(folded)) ? undefined : alone[verb.dictionary];
  return name === undefined ? null : buildToken(name, { from: before.to, to });
}

/** 嫁さん、パン焼くのが趣味. */
const listAfterPause = (words: readonly Word[]) => words.slice(words.findLastIndex(({ text }) => text === "、") + 1);

function listNames(thing: string, particle: string, { dictionary, stem }: Verb): string[] {
  if (particle === "") return making.has(dictionary) ? [`${thing}作り`] : [];
  // 食器を集める: of what is collected the name alone.
  if (dictionary === "集める") return [thing];
  return [thing + particle + dictionary, thing + stem, ...(making.has(dictionary) ? [`${thing}作り`] : [])];
}

const buildToken = (text: string, stretch: Stretch): Token[] => [{ ...stretch, text, key: foldToken(text) }];

/** Whether a word names a pastime that its thing does not: ピアノを弾く is no more than ピアノ. */
function isPastime(name: string, thing: readonly string[]): boolean {
  const known = listInterests([...thing, "を"]);
  return listInterests([name]).some((id) => !known.includes(id));
}

function listInterests(words: readonly string[]): string[] {
  const hits = listLikings(
    words.flatMap((word) => buildToken(word, { from: 0, to: 0 })),
    "ja",
  );
  return hits.flatMap(({ meanings }) => meanings.flatMap((meaning) => (meaning.kind === "interest" ? [meaning.id] : [])));
}

/** 凧を揚げる as a thing that is loved or not: the word for it. */
export function nameWhole(source: Source, { from, to }: Stretch): Token[] | null {
  const words = source.folded.slice(from, to).replace(/(?:の|こと)$/, "");
  const verb = findLastVerb(words);
  return verb && nameDeed(source, { from, to: from + words.length - verb.dictionary.length }, { verb, to });
}

export interface Begun extends Done {
  /** Where the verb begins. */
  from: number;
}

/** お菓子を作り始めた: what is done with the thing of a cue in the text that begins at `start`. */
export function findBegun(text: string, { from, to }: Stretch, start: number): Begun | null {
  const verb = /^[をに].{0,3}始め/.test(text.slice(from, to)) ? findVerb(text.slice(from + 1, to)) : null;
  return verb && { verb, from: start + from + 1, to: start + to };
}
