import { simplifyCharacter } from "../words/chinese-forms.ts";
import { foldText } from "../words/fold-words.ts";

const apostrophes = /[’‘'`´ʼ＇]/g;
const notLatin = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]";
const spaceInChinese = new RegExp(`(?<=${notLatin}) | (?=${notLatin})`, "gu");

/** The key of a word: the same for every case, width, accent, plural and Chinese form of it. */
export function foldToken(text: string): string {
  const plain = text.toLowerCase();
  const known = folded.get(plain);
  if (known !== undefined) return known;
  // The wine is no flower.
  const key = plain.startsWith("rosé") ? "rose wine" : closeUp(foldText(plain));
  if (folded.size >= mostFolded) folded.clear();
  folded.set(plain, key);
  return key;
}

/** Folding is the most expensive step of a reading; everyday words come again and again. */
const mostFolded = 20_000;
const folded = new Map<string, string>();

/** The key of several words: single spaces in Latin, none in Chinese and Japanese. */
export function joinKeys(keys: readonly string[]): string {
  return closeUp(keys.join(" "));
}

/** As it is spelled, without case, accents, width and signs; a plural stays one: 'Wolves' is no 'wolf'. */
export function foldSpelling(text: string): string {
  const plain = text.replace(apostrophes, "").toLowerCase();
  if (/^[a-z0-9 ]*$/.test(plain)) return plain.trim();
  if (/^[\x20-\x7e]*$/.test(plain)) {
    return plain
      .replace(/[&+]/g, " and ")
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  }
  // Most names in kana and characters are in their ordinary form.
  if (/^[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff]+$/.test(plain)) return plain.replace(/[\u4e00-\u9fff]/g, simplifyCharacter);
  const ordinary = plain
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFKC")
    .replace(/[&+]/g, " and ")
    .replace(/[^\p{L}\p{N}ー]+/gu, " ")
    .replace(/\p{sc=Han}/gu, (character) => simplifyCharacter(character));
  return closeUp(ordinary.trim());
}

function closeUp(text: string): string {
  return /^[\x20-\x7f]*$/.test(text) ? text : text.replace(spaceInChinese, "");
}
