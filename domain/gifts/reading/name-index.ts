import { names } from "../knowledge/names/names.ts";
import type { KnownName } from "../knowledge/names/names.ts";
import { foldSpelling } from "./fold.ts";

/** One spelling of a known name. */
export interface NameSpelling {
  name: KnownName;
  /** An everyday word, too: counts only with a capital letter or beside a word that goes with such names. */
  everyday: boolean;
  /** Written small, so that a capital inside a phrase means something else: 'her cat Mochi'. */
  common: boolean;
  /** Written in capitals alone: 'EXIT'. Of others, capitals that fill the words say nothing. */
  capitals: boolean;
}

/** Shorter ones may be words of their own when they are closed up. */
const shortestClosed = 7;

/** By spelling (`foldSpelling`), the first entry first. */
export const namesBySpelling: ReadonlyMap<string, readonly NameSpelling[]> = indexNames();

/** No name has more words; joined spellings are looked up word by word. */
export const mostWordsOfName = 8;

/** Names in Chinese characters, simplified, for the dictionary of a segmenter. */
export function listNamesInHan(): string[] {
  const isWanted = /^\p{sc=Han}[\p{sc=Han}\p{N}]+$/u;
  return [...namesBySpelling].filter(([text, [first]]) => isWanted.test(text) && first?.everyday === false).map(([text]) => text);
}

/** Names with kana in them, as they are written: 進撃の巨人. */
export function listNamesInKana(): string[] {
  const isPlain = (text: string) => /^[^?].*[\p{sc=Hiragana}\p{sc=Katakana}]|^[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  return names.flatMap(({ spellings }) =>
    spellings.filter((text) => isPlain(text) && namesBySpelling.get(foldSpelling(text))?.[0]?.everyday === false),
  );
}

function indexNames(): Map<string, readonly NameSpelling[]> {
  const index = new Map<string, readonly NameSpelling[]>();
  for (const name of names) addName(index, name);
  return index;
}

/** Spellings of a name that count alike are one object: there are tens of thousands. */
function addName(index: Map<string, readonly NameSpelling[]>, name: KnownName): void {
  const alike: (readonly NameSpelling[])[] = [];
  for (const spelling of name.spellings)
    for (const key of listKeys(spelling.replace(/^\?/, ""))) {
      const known = index.get(key);
      if (known?.some((one) => one.name.id === name.id)) continue;
      const read = readSpelling(name, key, spelling);
      const own = alike.find(([one]) => one && isAlike(one, read)) ?? [read];
      if (own[0] === read) alike.push(own);
      index.set(key, known ? [...known, ...own] : own);
    }
}

function readSpelling(name: KnownName, key: string, spelling: string): NameSpelling {
  return {
    name,
    everyday: spelling.startsWith("?") || isTooShort(key, spelling),
    common: /^\p{Ll}/u.test(spelling),
    capitals: /\p{Lu}/u.test(spelling) && spelling === spelling.toUpperCase(),
  };
}

function isAlike(one: NameSpelling, other: NameSpelling): boolean {
  return one.everyday === other.everyday && one.common === other.common && one.capitals === other.capitals;
}

/** 'Rosé' is not every 'rose', nor '=LOVE' all love. */
function isTooShort(key: string, spelling: string): boolean {
  return key.length < 2 || /^[^\p{L}\p{N}]/u.test(spelling) || (key.length <= 5 && /[\u00c0-\u024f]/.test(spelling));
}

/** 'K-pop' is typed as 'kpop', and 'PlayStation 5' as 'playstation5'. */
function listKeys(spelling: string): string[] {
  const key = foldSpelling(spelling);
  if (key === "") return [];
  const closed = key.replaceAll(" ", "");
  const isSafelyClosed = closed !== key && closed.length >= shortestClosed && key.split(" ").length === 2;
  return isSafelyClosed ? [key, closed] : [key];
}
