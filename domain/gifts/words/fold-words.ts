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
  /** What ends a thought before it, if anything does: the dot or colon that also stands inside names, a comma, a full stop. */
  pause: "none" | "dot" | "comma" | "sentence";
}

const sentenceEnd = /[.!?。！？\n;]/;
const comma = /[,，、()（）「」『』"“”|•…~〜]/;

// One character may become eighteen in its ordinary form; nothing that people type is longer than this.
const longestText = 8_000;

const apostrophe = /[’‘'`´ʼ＇]/g;

/** Ordinary width, plain apostrophes left out, single spaces: what units count their positions in. */
export function tidyText(text: string): string {
  return (
    text
      .replace(apostrophe, "")
      .normalize("NFKC")
      // Some signs become one only now, as ŉ does.
      .replace(apostrophe, "")
      .replace(/[^\S\n]+/g, " ")
      .slice(0, longestText)
  );
}

/** Splits a tidied text. */
export function splitUnits(text: string): Unit[] {
  const units: Unit[] = [];
  let previousEnd = 0;
  for (let start = 0; start < text.length;) {
    const kind = classify(text, start);
    let end = start + widthAt(text, start);
    if (kind === "latin") while (end < text.length && classify(text, end) === "latin") end += widthAt(text, end);
    if (kind !== "none") {
      const unit = buildUnit(text, { start, end, previousEnd }, kind);
      // A mark without a letter folds to nothing.
      if (unit.key !== "") units.push(unit);
      previousEnd = end;
    }
    start = end;
  }
  return units;
}

function buildUnit(text: string, at: { start: number; end: number; previousEnd: number }, kind: Exclude<Kind, "none">): Unit {
  const raw = text.slice(at.start, at.end);
  const script = kind === "sign" ? "latin" : kind;
  return {
    raw,
    key: foldUnit(raw, script),
    start: at.start,
    end: at.end,
    script,
    joined: at.previousEnd > 0 && at.start === at.previousEnd,
    pause: at.start === at.previousEnd ? "none" : getPause(text.slice(at.previousEnd, at.start)),
  };
}

/** The canonical form of a whole text, for comparing: keys with single spaces. */
export function foldText(text: string): string {
  return splitUnits(tidyText(text))
    .map((unit) => unit.key)
    .join(" ");
}

type Kind = Script | "sign" | "none";

/** Kinds of the characters met so far, at most those of the basic plane: patterns over scripts are slow. */
const kinds = new Map<number, Kind>();

function classify(text: string, position: number): Kind {
  const code = text.codePointAt(position) ?? 0;
  if (code > 0xffff) return getKind(String.fromCodePoint(code));
  const known = kinds.get(code);
  if (known !== undefined) return known;
  const kind = getKind(String.fromCodePoint(code));
  kinds.set(code, kind);
  return kind;
}

function getKind(character: string): Kind {
  if (/[&+/]/.test(character)) return "sign";
  if (/[\p{sc=Hiragana}]/u.test(character)) return "hiragana";
  if (/[\p{sc=Katakana}ー]/u.test(character)) return "katakana";
  if (/\p{sc=Han}/u.test(character)) return "han";
  return /[\p{L}\p{N}\p{M}]/u.test(character) ? "latin" : "none";
}

function widthAt(text: string, position: number): number {
  return (text.codePointAt(position) ?? 0) > 0xffff ? 2 : 1;
}

// A full stop inside an abbreviation or a number ends nothing.
function getPause(between: string): Unit["pause"] {
  if (between === "." || between === "") return "none";
  if (sentenceEnd.test(between)) return "sentence";
  if (comma.test(between)) return "comma";
  return /[・:]/.test(between) ? "dot" : "none";
}

function foldUnit(raw: string, script: Script): string {
  if (script === "han") return simplifyCharacter(raw);
  if (script !== "latin") return raw;
  if (raw === "&" || raw === "+") return "and";
  if (raw === "/") return "or";
  const lower = raw.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return toSingular(lower);
  return toSingular(
    lower
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFKC")
      .toLowerCase(),
  );
}

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    knives: "knife",
    scarves: "scarf",
    shelves: "shelf",
    leaves: "leaf",
    wolves: "wolf",
    children: "child",
    men: "man",
    women: "woman",
    mice: "mouse",
    feet: "foot",
    teeth: "tooth",
    geese: "goose",
    canoes: "canoe",
    loaves: "loaf",
    kids: "child",
    kid: "child",
    jewelry: "jewellery",
    jewellry: "jewellery",
    jewelery: "jewellery",
    colour: "color",
    favourite: "favorite",
    grey: "gray",
    movies: "movy",
    theater: "theatre",
    theaters: "theatre",
    cozy: "cosy",
    pajama: "pyjama",
    pajamas: "pyjama",
    whiskey: "whisky",
    whiskeys: "whisky",
    donuts: "donut",
    doughnut: "donut",
    doughnuts: "donut",
    yoghurt: "yogurt",
    wool: "wool",
    woollen: "wool",
    woolen: "wool",
    aluminium: "aluminum",
    tyre: "tire",
    organizer: "organiser",
    mom: "mum",
    news: "news",
    blues: "blues",
    lens: "lens",
    lenses: "lens",
    series: "series",
    species: "species",
    trainers: "trainers",
    walnuts: "walnuts",
    chestnuts: "chestnuts",
    glasses: "glasses",
    spirits: "spirits",
    sweets: "sweets",
    records: "records",
    boots: "boots",
    crisps: "crisps",
    jeans: "jeans",
    prints: "prints",
    figures: "figures",
    classes: "classes",
    treats: "treats",
    goods: "goods",
    clothes: "clothes",
    canvas: "canvas",
    christmas: "christmas",
    always: "always",
    has: "has",
    his: "his",
    was: "was",
    does: "does",
  }),
);

function toSingular(word: string): string {
  const singular = irregular.get(word) ?? dropPlural(word);
  return irregular.get(singular) ?? singular;
}

function dropPlural(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (/.ies?$/.test(word) && word.length > 4) return word.replace(/ies?$/, "y");
  if (/(?:ch|sh|x|ss|zz|..o)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is|[^s])$/.test(word) ? word : word.slice(0, -1);
}
