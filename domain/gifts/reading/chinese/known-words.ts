import { interests } from "../../knowledge/interests/interests.ts";
import { listNames, readNames } from "../../vocabulary/entry.ts";
import { exclusionGroups } from "../../vocabulary/exclusion-groups.ts";
import { thingIds, thingNames } from "../../vocabulary/things.ts";
import { listNamesInHan } from "../name-index.ts";
import { foldChinese } from "../unspaced/same-length.ts";

const han = /^[\p{sc=Han}\p{L}\d]*\p{sc=Han}[\p{sc=Han}\p{L}\d]*$/u;
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

const isChinese = (word: string) => han.test(word) && !kana.test(word);

const thingWords = new Set(thingIds.flatMap((id) => listNames(thingNames[id]).map(({ text }) => foldChinese(text))).filter(isChinese));
const interestWords = new Set(
  [...interests.values()]
    .flatMap((interest) =>
      listNames(interest)
        .filter(({ japanese }) => !japanese)
        .map(({ text }) => foldChinese(text)),
    )
    .filter(isChinese),
);
const nameWords = new Set(listNamesInHan());
const groupWords = new Set(
  exclusionGroups.flatMap(({ names = "" }) => readNames(names).map(({ text }) => foldChinese(text))).filter(isChinese),
);

/** Words of at least two characters that must not be taken apart. */
export function listKnownWords(): string[] {
  return [...thingWords, ...interestWords, ...nameWords, ...groupWords].filter((word) => word.length > 1);
}

export function isKnownThing(word: string): boolean {
  return thingWords.has(word);
}

/** A word for many things at once: 保健品, 烟酒. */
export function isKnownGroup(word: string): boolean {
  return groupWords.has(word);
}

export function isKnownName(word: string): boolean {
  return nameWords.has(word);
}

/** Something that one may like, as far as we know: an interest or a proper name. */
export function isKnownLiking(word: string): boolean {
  return interestWords.has(word) || nameWords.has(word);
}
