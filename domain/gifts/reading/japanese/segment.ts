import { isKnownWord } from "./known-words.ts";
import type { Stretch, Token } from "../language.ts";
import { buildTokens } from "../unspaced/build-tokens.ts";
import { joinLetters } from "../unspaced/join-letters.ts";

/** A word, or a particle or ending, of a folded text. */
export interface Word extends Stretch {
  text: string;
}

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
const katakana = /^[\p{sc=Katakana}ー]+$/u;
const han = /^\p{sc=Han}+$/u;

/** Splits a folded text into words; signs and spaces are among them. */
export function segment(text: string): Word[] {
  const words: Word[] = [];
  for (const { segment: one, index } of segmenter.segment(text)) {
    const before = words.at(-1);
    if (before && belongsTo(before.text, one)) words.splice(-1, 1, { from: before.from, to: index + one.length, text: before.text + one });
    else words.push({ from: index, to: index + one.length, text: one });
  }
  return joinKnown(joinLetters(words));
}

/** Words that we know stay whole, whatever the segmenter makes of them: 子|ども. */
function joinKnown(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const end = getKnownEnd(words, at);
    const [first, last] = [words[at], words[end - 1]];
    if (first && last)
      joined.push({
        from: first.from,
        to: last.to,
        text: words
          .slice(at, end)
          .map(({ text }) => text)
          .join(""),
      });
    at = end;
  }
  return joined;
}

const mostParts = 6;

function getKnownEnd(words: readonly Word[], at: number): number {
  let [text, end] = [words[at]?.text ?? "", at + 1];
  for (let to = at + 1; to < Math.min(words.length, at + mostParts); to += 1) {
    text += words[to]?.text ?? "";
    if (isKnownWord(text)) end = to + 1;
  }
  return end;
}

const shortestPart = 3;

/** The segmenter cuts what it does not know to pieces: ホロ|ライブ, 評|書. No word may be found in those. */
function belongsTo(before: string, one: string): boolean {
  if (ofLovers.test(one) || ofTime.test(before)) return false;
  if (katakana.test(before) && katakana.test(one)) return before.length < shortestPart || one.length < shortestPart;
  return han.test(before) && han.test(one) && (before.length === 1 || one.length === 1) && before.length + one.length <= 4;
}

/** 筋トレサークル, ヨガファン, 茶道部, 華道歴: those who go in for it, and how long. */
const ofLovers = /^(?:歴|命|部|サークル|クラブ|スクール|レッスン|ファン|オタク|マニア|バカ|デビュー)$/;

/** 毎日筋トレ: when something is done belongs to no name. */
const ofTime = /^(?:毎[日朝晩週月年]|最近|近頃|一日中|終日|休日|週末|今朝|今|昔|夫婦|家族|先月|今年|去年|時々|老後|夜|朝|昼)$/;

/** The words of a stretch with their keys. */
export function readTokens(text: string, folded: string, stretch: Stretch): Token[] {
  return buildTokens(segment(folded.slice(stretch.from, stretch.to)), text, stretch);
}

const wrapping =
  /^(?:の|な|が|を|に|で|は|系|類|系統|関連|関係|全般|など|とか|みたい|っぽい|入り|付き|つき|用|的|教室|サークル|スクール|講座|レッスン|同好会|強い|きつい|多い|入った|入って|ある|する|なる|連想|させる|使う|使った|こと|もの|物|モノ|やつ|[のな]もの)$/;

/** What of the words of a thing counts: of 香りの強いもの 香り. A thing with things of its kind (赤ちゃん用品) stays whole. */
export function keepCore(tokens: readonly Token[]): readonly Token[] {
  const core = tokens.filter(({ text }) => !wrapping.test(text));
  return core.length > 0 ? core : tokens;
}
