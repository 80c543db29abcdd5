import { blankMoney } from "./money.ts";
import { readOccasion } from "./occasions.ts";

/** The text with what isn't said in words made plain for whoever takes it apart, each letter at its place. */
export function spellOut(text: string): string {
  return endBeforeOccasion(blankMoney(text))
    .replace(/(?<=\d )y\.o\./gi, "yo  ")
    .replace(inPassing, (said) => " ".repeat(said.length))
    .replace(exclaimed, (said) => " ".repeat(said.length));
}

/** 'The crossword in pen (!!), jazz'. */
const exclaimed = /\([!?]+\)/g;

/** 'And believe it or not jigsaw puzzles'. */
const inPassing = /\b(?:believe it or not|of all things|go figure|don['’]?t judge|no joke)\b/gi;

/** 'Gift for my sister who loves hiking - Christmas': the day is nothing that is loved. */
function endBeforeOccasion(text: string): string {
  const [, before, occasion] = /^(.*) [-–—]( [\p{L}\p{N}' ’-]{3,30}[.!]?)$/su.exec(text.trimEnd()) ?? [];
  if (before === undefined || occasion === undefined) return text;
  return readOccasion(foldLine(occasion)).occasion ? `${before} .${occasion}` : text;
}

/** In small letters and without signs in a word, as clauses have it, but with every filler. */
export function foldLine(text: string): string {
  return text.trim().toLowerCase().replaceAll(/['’]/g, "").replaceAll("-", " ");
}
