import { interests } from "../../knowledge/interests/interests.ts";
import { pets } from "../../knowledge/pets.ts";
import type { Claim } from "../language.ts";
import { listLikings } from "../meanings.ts";
import type { MeaningHit } from "../meanings.ts";
import { isLovable } from "../unspaced/lovable-names.ts";
import { readTokens } from "./segment.ts";
import type { Source } from "./source.ts";

/** ちいかわ(うさぎ推し): an animal's name beside that of a series is one of its characters, and no pet. */
export function tellCharacter(source: Source, claim: Claim): Claim {
  return isCharacter(source, claim) ? { ...claim, subject: "somebody-else" } : tellMember(claim);
}

/** TWICEのモモ: of a group one of its members, whatever else is called so. */
function tellMember({ tokens, ...claim }: Claim): Claim {
  const [group, member] = claim.stance === "likes" ? listLikings(tokens, "ja") : [];
  const isOfGroup = group?.names.some(({ kind }) => /^(?:idol-group|band)$/.test(kind)) === true;
  const isNamesake = member !== undefined && (isAnimal(member) || member.names.some(({ kind }) => namesakes.test(kind)) || isEaten(member));
  return { ...claim, tokens: isOfGroup && isNamesake ? tokens.slice(0, group.to) : tokens };
}

const isEaten = ({ meanings }: MeaningHit) =>
  meanings.some((meaning) => meaning.kind === "interest" && /^(?:food|drink|cuisine)$/.test(interests.get(meaning.id)?.kind ?? ""));

const namesakes = /^(?:dish|plant|ingredient|fruit|drink|cuisine|city|region)$/;

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
