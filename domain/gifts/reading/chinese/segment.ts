import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Jieba } from "@node-rs/jieba";
import { joinLetters } from "../unspaced/join-letters.ts";
import { isKnownLiking, isKnownThing, listKnownWords } from "./known-words.ts";

/** A word with its part of speech: `n…` noun, `v…` verb, `a…` adjective, `d` adverb, `r` pronoun, `m` figure, `eng` Latin letters. */
export interface Word {
  text: string;
  tag: string;
  from: number;
  to: number;
}

let segmenter: Jieba | null = null;

/** The dictionary takes 0.3 s and about 55 MB, so only who gets a Chinese text loads it. */
export function loadSegmenter(): Jieba {
  if (segmenter) return segmenter;
  const resolve = createRequire(import.meta.url).resolve;
  segmenter = Jieba.withDict(readFileSync(resolve("@node-rs/jieba/dict.txt")));
  segmenter.loadDict(
    Buffer.from(
      listKnownWords()
        .map((word) => `${word} ${knownWordFrequency} n`)
        .join("\n"),
    ),
  );
  return segmenter;
}

// As common as a usual noun of the dictionary: it holds together, but takes nothing from everyday words.
const knownWordFrequency = 3000;

/** Splits a folded text into words; their texts joined are the text. */
export function segment(text: string): Word[] {
  let from = 0;
  const words = loadSegmenter()
    .tag(text, true)
    .flatMap(splitGuess)
    .flatMap(splitPair)
    .map(({ word, tag }) => {
      const at = text.indexOf(word, from);
      const start = at < 0 ? from : at;
      from = start + word.length;
      return { text: word, tag: isMistagged(word, tag) ? "n" : tag, from: start, to: from };
    });
  return joinLetters(words);
}

const everyday = /^(?:v|c|p|u|d|r)/;

/** What the dictionary does not have is guessed (tag `x`): 书和花 is no word, since its parts are known. */
function splitGuess(guess: { word: string; tag: string }): { word: string; tag: string }[] {
  if (guess.tag !== "x" || guess.word.length < 2) return [guess];
  const parts = loadSegmenter().tag(guess.word, false);
  const isMade = parts.some(({ word }) => isKnownThing(word)) && parts.every(({ word, tag }) => isKnownThing(word) || everyday.test(tag));
  return isMade ? parts : [guess];
}

/** The dictionary takes 唱歌跳舞 for one word. */
function splitPair(whole: { word: string; tag: string }): { word: string; tag: string }[] {
  const parts = [whole.word.slice(0, 2), whole.word.slice(2)];
  const isPair = whole.tag === "l" && whole.word.length === 4 && !isKnownLiking(whole.word) && parts.every((part) => isKnownLiking(part));
  return isPair ? parts.map((word) => ({ word, tag: "v" })) : [whole];
}

/** The dictionary takes some things for something else: 越剧 for an adverb. */
function isMistagged(word: string, tag: string): boolean {
  return word.length > 1 && !/^(?:n|v|eng)/.test(tag) && (isKnownThing(word) || isKnownLiking(word));
}
