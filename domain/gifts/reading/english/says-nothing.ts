import type { Token } from "../language.ts";
import { links, people, relations, times } from "./word-lists.ts";

/** 'Queen (the band)': it is told elsewhere what that means. */
export const saysWhich =
  /^(?:as in |i mean )?the (?:tv |netflix |bbc |hbo |british |stage |broadway |original |video |board )*(?:show|series|sitcom|drama|band|group|singer|rapper|duo|musical|movies?|films?|books?|novels?|games?|team|club|podcast|city|state|country)$/;

const empty =
  /^(?:hes|shes|theyre|says?|said|thinks?|turn(?:s|ing)?|aged?|old|yo|so|just|now|here|there|well|yes|ok|okay|please|only|both|last|next)$/;

/** 'She says', 'my aunt', 'last year', 'she's 5': there is nothing in it that could have been understood. */
export function saysNothing(tokens: readonly Token[]): boolean {
  return tokens.every(({ key, text }) => {
    const lower = text.toLowerCase();
    const [stem = ""] = lower.split(/['’]/);
    const words = [lower, stem, key];
    return (
      words.some((word) => empty.test(word) || people.has(word) || relations.has(word) || times.has(word) || links.has(word)) ||
      isFunction(stem) ||
      /^\d/.test(lower)
    );
  });
}

const functionWords =
  /^(?:i|we|you|he|she|they|it|him|her|them|his|their|my|our|its|this|that|these|those|a|an|the|is|isn|are|aren|was|were|am|be|been|do|does|doesn|did|don|has|hasn|have|had|will|would|wont|can|could|should|s|t|re|ve|ll|of|in|at|on|for|to|with|by)$/;

function isFunction(word: string): boolean {
  return functionWords.test(word);
}
