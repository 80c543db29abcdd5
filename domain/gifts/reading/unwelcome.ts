import type { Locale } from "#shared/locales/locale.ts";
import chinese from "../knowledge/ways/chinese/unwelcome.json" with { type: "json" };
import english from "../knowledge/ways/english/unwelcome.json" with { type: "json" };
import japanese from "../knowledge/ways/japanese/unwelcome.json" with { type: "json" };
import { readWays } from "../knowledge/ways/read-ways.ts";
import type { ReadPassage } from "./entries.ts";
import type { Claim } from "./language.ts";
import { listThingMeanings } from "./meanings.ts";
import { isOfSentences } from "./reading.ts";
import type { ThingId } from "../vocabulary/things.ts";

interface Comment {
  stance: "has" | "dislikes";
  words: RegExp;
}

/** What is done or lives, and what such things lie in. */
const noGoods: ReadonlySet<ThingId> = new Set(["animal", "course", "donation", "furniture", "lesson", "storage", "workshop"]);

/** 'Me I can't stand spicy', 抹茶过敏的是我; and 苦手じゃない isn't meant so. */
const ofUs: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:i|(?<!hand[ -])me(?![ -]downs?)|my|we|us|our)\b/iu,
  zh: /我/u,
  ja: /私|わたし|俺|僕|うち|(?:苦手|嫌い|だめ|ダメ|無理)(?:では|じゃ)(?:ない|なく|ありません)/u,
};

const compile = (table: unknown): Comment[] =>
  readWays<Pick<Comment, "stance">>(table).map(({ stance, pattern }) => ({ stance, words: new RegExp(pattern, "iu") }));

const comments: Readonly<Record<Locale, readonly Comment[]>> = { en: compile(english), zh: compile(chinese), ja: compile(japanese) };

/** 'Candles trigger migraines' is no list of what somebody loves, whatever else isn't understood of it. */
export function tellsHarm(words: string, language: Locale): boolean {
  return comments[language].some((comment) => comment.stance === "dislikes" && comment.words.test(words));
}

/**
 * The things in clauses of which nothing else was understood, where some word says that they aren't wanted: 'the kitchen is overrun with
 * mugs', 手链戴着像手铐, タオルは町内会で配られる. Nobody foresees how it is said, but it takes a word of this kind to say it.
 */
export function listUnwelcome({ passage, language, understood: { claims } }: ReadPassage): Claim[] {
  if (!isOfSentences(passage.field)) return [];
  return claims.flatMap((claim) => {
    const isTheirs = claim.stance === "about" && !ofUs[language].test(claim.words);
    const comment = isTheirs ? comments[language].findLast(({ words }) => words.test(claim.words)) : undefined;
    return comment ? listThings(claim, language).map((thing) => ({ ...thing, stance: comment.stance })) : [];
  });

  function listThings({ tokens }: Claim, locale: Locale): Claim[] {
    return listThingMeanings(tokens, locale).flatMap((hit) => {
      if (!hit.meanings.some((meaning) => meaning.kind === "thing" && !noGoods.has(meaning.id))) return [];
      const told = tokens.slice(hit.from, hit.to);
      const [from, to] = [told[0]?.from ?? 0, told.at(-1)?.to ?? 0];
      return [{ stance: "has", subject: "person", words: passage.text.slice(from, to), tokens: told, cued: false, from, to } as const];
    });
  }
}
