import type { Stretch } from "../language.ts";
import { isKnownName } from "./known-words.ts";

/** 养了两只布偶: no dolls. */
export function nameBreed(folded: string, { from, to }: Stretch): string | null {
  if (!/[养撸喂遛][^，。]{0,5}$/.test(folded.slice(0, from))) return null;
  return ["猫", "犬"].map((animal) => folded.slice(from, to) + animal).find((breed) => isKnownName(breed)) ?? null;
}
