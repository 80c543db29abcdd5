import type { Locale } from "#shared/locales/locale.ts";
import { interests } from "../knowledge/interests/interests.ts";
import type { Claim } from "./language.ts";
import { foldPhrase } from "./word-index.ts";

/** A guitar that broke is one for the guitar, and lost earphones are nothing for whoever loves hi-fi: the thing itself is meant. */
export function leaveOutPastimes({ goods, words }: Claim, known: string[], locale: Locale): string[] {
  return goods ? known.filter((id) => isCalledSo(id, words, locale)) : known;
}

function isCalledSo(id: string, words: string, locale: Locale): boolean {
  const interest = interests.get(id);
  const [label, typed] = [foldPhrase(interest?.[locale] ?? ""), foldPhrase(words)];
  return label.includes(typed) || typed.includes(label) || interest?.kind === "music";
}
