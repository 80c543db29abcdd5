import { pets } from "../../knowledge/pets.ts";
import type { Claim } from "../language.ts";
import { listLikings } from "../meanings.ts";
import type { MeaningHit } from "../meanings.ts";
import { isLovable } from "../unspaced/lovable-names.ts";
import { readTokens } from "./segment.ts";
import type { Source } from "./source.ts";

/** ちいかわ(うさぎ推し): an animal's name beside that of a series is one of its characters, and no pet. */
export function tellCharacter(source: Source, claim: Claim): Claim {
  return isCharacter(source, claim) ? { ...claim, subject: "somebody-else" } : claim;
}

function isCharacter({ passage, folded }: Source, { stance, from, tokens }: Claim): boolean {
  const [hit] = stance === "likes" ? listLikings(tokens, "ja") : [];
  if (!hit || hit.from > 0 || !isAnimal(hit) || !/[(（の]$/.test(passage.text.slice(0, from))) return false;
  const before = readTokens(passage.text, folded, { from: Math.max(0, from - longestSeries), to: from - 1 });
  const last = listLikings(before, "ja").findLast(({ to }) => to === before.length);
  return last !== undefined && !isAnimal(last) && last.names.some((name) => isLovable(name));
}

const longestSeries = 16;

function isAnimal({ names, meanings }: MeaningHit): boolean {
  return (
    names.some(({ kind }) => /^(?:pet|animal|.*-breed)$/.test(kind)) ||
    meanings.some((meaning) => meaning.kind === "interest" && pets.includes(meaning.id))
  );
}
