import { interests } from "../../knowledge/interests/interests.ts";
import { listNames } from "../../vocabulary/entry.ts";
import { thingIds, thingNames } from "../../vocabulary/things.ts";
import { listNamesInKana } from "../name-index.ts";
import { foldWidth } from "../unspaced/same-length.ts";

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Some entries hold a particle, so that they are found where words are not split: 花が. */
const withParticle = /^\p{sc=Han}+[はがをにでともやのへ]$/u;

const words = new Set(
  [
    "子ども",
    "子どもたち",
    "お揃い",
    "おもちゃ",
    "おやつ",
    "おかあちゃん",
    "おとうちゃん",
    "ひいばあちゃん",
    "ひいじいちゃん",
    "ひいおばあちゃん",
    "ひいおじいちゃん",
    "もなか",
    "生もの",
    "生モノ",
    "なまもの",
    "ナマモノ",
    "やきもの",
    ...thingIds.flatMap((id) => listNames(thingNames[id]).map(({ text }) => foldWidth(text))).filter((text) => kana.test(text)),
    ...[...interests.values()]
      .flatMap((interest) => listNames(interest).map(({ text }) => foldWidth(text)))
      .filter((text) => kana.test(text)),
    ...listNamesInKana().map((text) => foldWidth(text)),
  ].filter((text) => !withParticle.test(text)),
);

/** A thing, an interest or a proper name with kana in it. */
export function isKnownWord(text: string): boolean {
  return words.has(text);
}
