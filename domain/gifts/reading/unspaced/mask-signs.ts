import { names } from "../../knowledge/names/names.ts";

const signs = /[.!?:×☆★♪]/g;

/** Names with a sign in them that would end a sentence: Mrs. GREEN APPLE, Hey! Say! JUMP, SPY×FAMILY. */
const spellings = names
  .flatMap((name) => name.spellings)
  .map((spelling) => spelling.replace(/^\?/, "").toLowerCase())
  .filter((spelling) => /[\p{L}\p{N}][.!?:×☆★♪]+ ?[\p{L}\p{N}]/u.test(spelling));
const named = new RegExp(spellings.map((spelling) => spelling.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "gu");

/** The text, folded, with the signs inside of known names made letters of them; every position stays where it is. */
export function maskSigns(text: string): string {
  return text.replace(named, (words) => words.replace(signs, "_"));
}
