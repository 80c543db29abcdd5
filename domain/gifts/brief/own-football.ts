import type { Currency } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Like, Reading } from "../reading/reading.ts";

/** In English and dollars 'football' is played with helmets, unless soccer is told of as well. */
export function meanOwnFootball(reading: Reading, { language, currency }: { language: Locale; currency: Currency }): Reading {
  if (language !== "en" || currency !== "USD" || reading.likes.some(isOfSoccer) || reading.avoid.some(({ words }) => ofSoccer.test(words)))
    return reading;
  return { ...reading, likes: reading.likes.map((like) => (isPlainFootball(like) ? { ...like, interests: ["american-football"] } : like)) };
}

/** Nobody who wears a helmet for it has football shirts or plays five a side. */
const ofSoccer =
  /\b(?:soccer|premier league|champions league|football (?:shirts?|kits?|boots|pitch(?:es)?|scar(?:f|ves)|stickers?)|(?:five|5|seven|7)[ -]a[ -]side)\b/i;

const isPlainFootball = ({ interests, name, words }: Like) =>
  interests.length === 1 && interests[0] === "football" && name === null && /\bfootball\b/i.test(words);

const isOfSoccer = ({ interests, name, words }: Like) => ofSoccer.test(words) || (name !== null && interests.includes("football"));
