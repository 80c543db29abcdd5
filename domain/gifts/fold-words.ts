import { simplifyCharacter } from "./chinese-forms.ts";

export type Script = "latin" | "han" | "hiragana" | "katakana";

/** One word of a script with spaces between words, or one character of Chinese or Japanese. */
export interface Unit {
  /** As it was typed, in ordinary width. */
  raw: string;
  /** The same for every case, accent, plural and Chinese form of the word. */
  key: string;
  start: number;
  end: number;
  script: Script;
  /** Nothing stands between it and the unit before. */
  joined: boolean;
  /** What ends a thought before it, if anything does: the middle dot that also stands inside names, a comma, a full stop. */
  pause: "none" | "dot" | "comma" | "sentence";
}

const unitPattern =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|[[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+|[&+\/]/gv;
const sentenceEnd = /[.!?。！？\n;:]/;
const comma = /[,，、()（）「」『』"“”|•…~〜]/;

/** Ordinary width, plain apostrophes left out, single spaces: what units count their positions in. */
export function tidyText(text: string): string {
  return text
    .replace(/[’‘'`´ʼ＇]/g, "")
    .normalize("NFKC")
    .replace(/[^\S\n]+/g, " ");
}

/** Splits a tidied text. */
export function splitUnits(text: string): Unit[] {
  const units: Unit[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(unitPattern)) {
    const [raw] = match;
    const between = text.slice(previousEnd, match.index);
    const script = findScript(raw);
    units.push({
      raw,
      key: foldUnit(raw, script),
      start: match.index,
      end: match.index + raw.length,
      script,
      joined: units.length > 0 && between === "",
      pause: findPause(between),
    });
    previousEnd = match.index + raw.length;
  }
  return units;
}

/** The canonical form of a whole text, for comparing: keys with single spaces. */
export function foldText(text: string): string {
  return splitUnits(tidyText(text))
    .map((unit) => unit.key)
    .join(" ");
}

function findScript(raw: string): Script {
  const code = raw.codePointAt(0) ?? 0;
  if (code >= 0x3041 && code <= 0x309f) return "hiragana";
  if (code >= 0x30a0 && code <= 0x30ff) return "katakana";
  return /^\p{sc=Han}/u.test(raw) ? "han" : "latin";
}

// A full stop inside an abbreviation or a number ends nothing.
function findPause(between: string): Unit["pause"] {
  if (between === "." || between === ":" || between === "") return "none";
  if (sentenceEnd.test(between)) return "sentence";
  if (comma.test(between)) return "comma";
  return between.includes("・") ? "dot" : "none";
}

function foldUnit(raw: string, script: Script): string {
  if (script === "han") return simplifyCharacter(raw);
  if (script !== "latin") return raw;
  if (raw === "&" || raw === "+") return "and";
  if (raw === "/") return "or";
  const plain = raw.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFKC").toLowerCase();
  return toSingular(plain);
}

const irregular: Readonly<Record<string, string>> = {
  knives: "knife", scarves: "scarf", shelves: "shelf", leaves: "leaf", wolves: "wolf", children: "child", men: "man",
  women: "woman", mice: "mouse", feet: "foot", teeth: "tooth", geese: "goose", canoes: "canoe", loaves: "loaf",
  kids: "child", kid: "child", jewelry: "jewellery", jewellry: "jewellery", jewelery: "jewellery", colour: "color",
  favourite: "favorite", grey: "gray", movies: "movy", theater: "theatre", theaters: "theatre", cozy: "cosy",
  pajama: "pyjama", pajamas: "pyjama", whiskey: "whisky", whiskeys: "whisky", donuts: "donut", doughnut: "donut",
  doughnuts: "donut", yoghurt: "yogurt", wool: "wool", woollen: "wool", woolen: "wool", aluminium: "aluminum", tyre: "tire",
  organizer: "organiser", mom: "mum", news: "news", lens: "lens", lenses: "lens", series: "series", species: "species",
  glasses: "glasses", spirits: "spirits", sweets: "sweets", records: "records", prints: "prints", figures: "figures", classes: "classes",
  treats: "treats", goods: "goods", clothes: "clothes", canvas: "canvas", christmas: "christmas", always: "always", has: "has", his: "his", was: "was", does: "does",
};

function toSingular(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ie") && word.length > 4) return `${word.slice(0, -2)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("oes") && word.length > 5) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) || !word.endsWith("s") ? word : word.slice(0, -1);
}
