import { labels, toLower } from "./labels.ts";

/** What stands between a word and the one before. */
export type Gap = "sentence" | "open" | "close" | "comma" | "slash" | "hyphen" | "space";

function isAfterLabel(between: string, word: string): boolean {
  if (!/[:=]|\s[-–—]/.test(between)) return false;
  return labels.some(({ words }) => words.test(word.toLowerCase()) || words.test(`favorite ${word.toLowerCase()}`));
}

/** 'Gave up: knitting'. */
function isAfterLongLabel(between: string, said: string): boolean {
  return between.startsWith(":") && labels.some(({ words }) => words.test(toLower(said)));
}

const sentenceEnd = /[!?;。！？\n…]|\.\.|\.(?=\s*[)\]"'’”]?\s)|\.$/;

function endsSentence(between: string, previous: string, next: string): boolean {
  return isColonOfList(between, previous) || (sentenceEnd.test(between) && !isAbbreviation(between, previous, next));
}

/** 'She's a homebody: puzzles, her two cats'; but 'Hobbies: sailing' is one sentence. */
function isColonOfList(between: string, previous: string): boolean {
  return between.startsWith(": ") && !isAfterLabel(between, previous);
}

const opensAnew = (between: string, previous: string, next: string) =>
  endsSentence(between, previous, next) || opensList(between, previous);

/** 'I know three things: bingo, cold hands': what follows is no more of me. */
const opensList = (between: string, previous: string) => /^\s*[:：]/.test(between) && /^(?:things|facts|bits|clues|hints)$/i.test(previous);

/** 'He has so. many. dice.' */
function isOneSentence(between: string, [before, previous, next]: Around): boolean {
  if (!/^\.+ $/.test(between) || /^\p{Lu}/u.test(next)) return false;
  return /^(?:so|too|way)$/i.test(previous) || (/^(?:many|much)$/i.test(previous) && /^(?:so|too|way)$/i.test(before));
}

const abbreviations = new Set(["mr", "mrs", "ms", "dr", "st", "prof", "vs", "approx", "eg", "ie", "jr", "sr", "inc"]);

const commas = /[,:|•~–—，、：]|\s-+\s|\p{Extended_Pictographic}/u;
const brackets: readonly { sign: RegExp; gap: Gap }[] = [
  { sign: /[([{（]/, gap: "open" },
  { sign: /[)\]}）]/, gap: "close" },
];

/** The two words before, and the one behind. */
type Around = readonly [earlier: string, previous: string, next: string];

const goesOn = (between: string, around: Around) =>
  between === " " || isAfterLongLabel(between, `${around[0]} ${around[1]}`) || isOneSentence(between, around);

/** 'No plants please her cat eats them': what was asked for ends with it. */
const isAsked = ([earlier, previous, next]: Around) =>
  earlier !== "" &&
  /^(?:please|pls|plz|thanks|thx)$/i.test(previous) &&
  /^(?:her|his|their|the|it|its|we|my|our|there|cats?|dogs?|kids|landlord)$/i.test(next);

export function getGap(between: string, around: Around): Gap {
  const [, previous, next] = around;
  if (goesOn(between, around)) return between === " " && isAsked(around) ? "comma" : "space";
  if (opensAnew(between, previous, next)) return "sentence";
  const bracket = brackets.find(({ sign }) => sign.test(between));
  if (bracket) return bracket.gap;
  if (commas.test(between)) return isAfterLabel(between, previous) ? "space" : "comma";
  return between.includes("/") ? "slash" : getGapOfSign(between);
}

const getGapOfSign = (between: string): Gap => (between === "-" || between === "" ? "hyphen" : "space");

/** 'Mr.', 'No. 7', and not 'Golf? No.' */
function isAbbreviation(between: string, previous: string, next: string): boolean {
  const word = previous.toLowerCase();
  const isShort = abbreviations.has(word) || (word === "no" && /^\d/.test(next)) || /^\p{Lu}$/u.test(previous);
  return isShort && /^\.\s*$/.test(between) && !between.includes("\n");
}
