import type { Locale } from "#shared/locales/locale.ts";
import { interests } from "../knowledge/interests/interests.ts";
import type { Claim } from "./language.ts";
import { findLikings } from "./meanings.ts";
import type { MeaningHit } from "./meanings.ts";
import { enter } from "./entries.ts";
import type { ReadPassage } from "./entries.ts";
import type { Like } from "./reading.ts";

/** What is said of a thing here is no liking: it is denied, done with, or of somebody else. */
const turnedDown: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:no|not|nor|never|nothing|none|without|except|instead|hates?|stopped|quit|gave up|already|done|been|same as|allerg\w*|terrible|awful|worst|bad|rubbish|hopeless|instructor|tutor|landlord|we|i|our|my)\b|n['’]t\b|\b(?:her|his|their) (?:\w+ )?(?:girlfriend|boyfriend|fianc[eé]e?|husband|wife|partner|mother|mum|mom|father|dad|sister|brother|son|daughter|flatmate|roommate|boss)\b/iu,
  zh: /[不没无未别戒]|过敏|讨厌|已经|我们|我[会在想要]|收了|送过/u,
  ja: /ない|ません|なし|なく|禁|注意|苦手|嫌|アレルギー|やめ|控え|もう|わたし|私|うち|添え/u,
};

/** Where somebody is or comes from, a day, a tongue they speak: told of nearly everybody. */
const ofPlaceOrDay = /^(?:country|region|city|holiday|religious-festival|university|landmark|language|person)$/;

/** What somebody does for a living or has to do is no pastime. */
const duties = new Set([
  "exam-study",
  "medicine-nursing",
  "law",
  "office",
  "technology",
  "self-improvement",
  "family-time",
  "christianity",
  "english",
  "spanish",
  "mandarin",
  "languages",
  "geography",
  "theatre",
]);

/** Shorter words are too often something else. */
const shortestWord = { en: 4, zh: 2, ja: 1 } as const satisfies Record<Locale, number>;

/** Known names and pastimes in what was not understood: they are likely to be liked, for why else would they be told? */
export function buildMentions(part: ReadPassage): Like[] {
  const { field, locale } = part.passage;
  if (field !== "text" && field !== "additionalInfo") return [];
  return part.understood.claims.flatMap((claim) => {
    if (!isHint(claim, part)) return [];
    return findLikings(claim.tokens, locale).flatMap((hit) => buildMention(part, claim, hit) ?? []);
  });
}

function isHint({ stance, subject, words }: Claim, { language }: ReadPassage): boolean {
  return stance === "about" && subject === "person" && !turnedDown[language].test(words);
}

function buildMention(part: ReadPassage, { tokens }: Claim, hit: MeaningHit): Like | null {
  const [first, last] = [tokens[hit.from], tokens[hit.to - 1]];
  if (!first || !last) return null;
  const entry = enter(part, { from: first.from, to: last.to }, "");
  const name = hit.names.find(({ kind }) => !ofPlaceOrDay.test(kind)) ?? null;
  const known = listInterests(hit, name?.interest ?? null);
  if (isTooShort(entry.words, part.language) || (!name && (hit.names.length > 0 || known.length === 0))) return null;
  return {
    ...entry,
    id: `likes:${name?.id ?? known[0]}`,
    interests: known,
    name: name && { id: name.id, kind: name.kind },
    guess: null,
    strength: "affinity",
  };
}

function isTooShort(words: string, language: Locale): boolean {
  return words.length < shortestWord[/\p{sc=Latin}/u.test(words) ? "en" : language];
}

function listInterests({ meanings }: MeaningHit, ofName: string | null): string[] {
  const ids = [...(ofName === null ? [] : [ofName]), ...meanings.flatMap((meaning) => (meaning.kind === "interest" ? [meaning.id] : []))];
  return [...new Set(ids)].filter((id) => interests.has(id) && !duties.has(id));
}
