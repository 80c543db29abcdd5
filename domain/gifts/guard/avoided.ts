import { findName } from "../knowledge/names/names.ts";
import type { Avoid } from "../reading/reading.ts";
import { foldText } from "../words/fold-words.ts";
import { listInterestsIn, readText } from "../words/text-things.ts";

/** Whether a text of a gift names what must not be given; what it denies ('sugar-free') does not count. */
export function namesAvoided(avoid: Avoid, text: string): boolean {
  const read = readText(text);
  const namesThing = holdsAny(avoid.why === "has" ? read.goods : read.things, avoid.things);
  if (avoid.topic !== null) return namesThing && isInLine(read.line, avoid.topic);
  if (namesThing || avoid.literals.some((literal) => isInLine(read.line, literal))) return true;
  if (avoid.names.some((id) => listSpellings(id).some((spelling) => isInLine(read.line, spelling)))) return true;
  return avoid.interests.length > 0 && holdsAny(listInterestsIn(text), avoid.interests);
}

function holdsAny(held: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.some((id) => held.has(id));
}

function listSpellings(id: string): string[] {
  return (findName(id)?.spellings ?? []).map((spelling) => foldText(spelling.replace(/^\?/, "")));
}

/** Whole words; a katakana word may not be cut out of a longer one. */
function isInLine(line: string, literal: string): boolean {
  const at = literal === "" ? -1 : line.indexOf(` ${literal} `);
  if (at < 0) return false;
  if (!/^\p{sc=Katakana}/u.test(literal)) return true;
  const neighbours = `${line[at - 1] ?? ""}${line[at + literal.length + 2] ?? ""}`;
  return !/[\p{sc=Katakana}ー]/u.test(neighbours);
}
