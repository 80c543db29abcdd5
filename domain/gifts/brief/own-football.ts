import type { Currency } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Like, Reading } from "../reading/reading.ts";

/** In English and dollars 'football' is played with helmets, unless soccer is told of as well. */
export function meanOwnFootball(reading: Reading, { language, currency }: { language: Locale; currency: Currency }): Reading {
  if (language !== "en" || currency !== "USD" || reading.likes.some(isOfSoccer)) return reading;
  return { ...reading, likes: reading.likes.map((like) => (isPlainFootball(like) ? { ...like, interests: ["american-football"] } : like)) };
}

const isPlainFootball = ({ interests, name, words }: Like) =>
  interests.length === 1 && interests[0] === "football" && name === null && /\bfootball\b/i.test(words);

const isOfSoccer = ({ interests, name, words }: Like) => /\bsoccer\b/i.test(words) || (name !== null && interests.includes("football"));
