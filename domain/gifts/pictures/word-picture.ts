import type { MotifId, PicturedKind } from "./motifs.ts";
import { motifWords } from "./motifs.ts";

/** What a word or phrase is drawn as; where a thing and a scene share it, the kind of gift decides. */
interface Drawn {
  thing?: MotifId;
  scene?: MotifId;
  /** Says little by itself, as a box or a class does: another word of the text goes first. */
  weak: boolean;
}

const mostWords = 4;
const turns = new Set(
  "with of in for from that who which on at by to and or into under over beside before after as without near about plus like inside behind through where while until whose they you it is are".split(
    " ",
  ),
);
const spaceless = /[\u3040-\u30ff\u3400-\u9fff]/;

const spaced = new Map<string, Drawn>();
const joined = new Map<string, Drawn>();
for (const [id, words] of Object.entries(motifWords)) for (const word of words.split(",")) addWord(word.trim(), id);
const longestJoined = Math.max(0, ...[...joined.keys()].map((word) => word.length));

function addWord(marked: string, id: MotifId): void {
  const weak = marked.startsWith("?");
  const word = weak ? marked.slice(1) : marked;
  const table = spaceless.test(word) ? joined : spaced;
  const key = spaceless.test(word) ? word : splitWords(word).join(" ");
  const known = table.get(key);
  table.set(key, { weak, ...known, [id.startsWith("scene-") ? "scene" : "thing"]: id });
}

/** What the head of a text is drawn as, else what anything in it is; `null` where it has no word that is drawn. */
export function findWordPicture(text: string, kind: PicturedKind): MotifId | null {
  const found = [...listSpaced(text), ...listJoined(text)];
  const drawn = found.find(({ weak }) => !weak) ?? found[0];
  if (!drawn) return null;
  return (kind === "experience" ? (drawn.scene ?? drawn.thing) : (drawn.thing ?? drawn.scene)) ?? null;
}

/** English: phrase by phrase, and in each from its end, where its head noun is. */
function listSpaced(text: string): Drawn[] {
  return splitPhrases(text).flatMap((words) => {
    const found: Drawn[] = [];
    for (let end = words.length; end > 0; end -= 1) {
      const drawn = findLongest(words.slice(Math.max(0, end - mostWords), end));
      if (drawn) found.push(drawn);
    }
    return found;
  });
}

/** The longest run of words at the end that is drawn. */
function findLongest(words: readonly string[]): Drawn | null {
  for (let start = 0; start < words.length; start += 1) {
    const drawn = spaced.get(words.slice(start).join(" "));
    if (drawn) return drawn;
  }
  return null;
}

/** Chinese and Japanese: from the end, too; of two words that end together the longer one. */
function listJoined(text: string): Drawn[] {
  const found: Drawn[] = [];
  for (let end = text.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longestJoined); start < end; start += 1) {
      const drawn = joined.get(text.slice(start, end));
      if (!drawn) continue;
      found.push(drawn);
      end = start + 1;
    }
  }
  return found;
}

function splitPhrases(text: string): string[][] {
  const phrases: string[][] = [[]];
  for (const part of text.split(/[,;:.!?()·—–]/)) {
    phrases.push([]);
    for (const word of splitWords(part)) {
      if (turns.has(word)) phrases.push([]);
      else phrases.at(-1)?.push(word);
    }
  }
  return phrases.filter((words) => words.length > 0);
}

function splitWords(text: string): string[] {
  const folded = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f’'‘]/g, "")
    .toLowerCase();
  return (folded.match(/[a-z0-9]+/g) ?? []).map(toSingular);
}

/** Alike for the words of both sides, which is all that is asked of it. */
function toSingular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
