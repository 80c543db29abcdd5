import type { Locale } from "#shared/locales/locale.ts";
import { interests } from "../knowledge/interests/interests.ts";
import type { Claim, Passage, Stretch, Token } from "./language.ts";
import { listLikings } from "./meanings.ts";

/** What is eaten and drunk is left out as a thing; an animal is no pastime, and whoever can't read any more still loves stories. */
const otherKinds: ReadonlySet<string> = new Set(["food", "drink", "animals"]);
const pastimesAllTheSame: ReadonlySet<string> = new Set([
  "cooking",
  "baking",
  "barbecue",
  "horses",
  "jam-making",
  "fermentation",
  "pickling",
  "soba-making",
  "candy-making",
  "cake-decorating",
  "sourdough",
  "cheesemaking",
  "home-brewing",
]);
const neverLost: ReadonlySet<string> = new Set(
  "reading audiobooks podcasts radio music family-time grandchildren exam-study english languages office self-improvement medicine-nursing first-aid teaching law technology picture-taking being-a-dad being-a-mum watches watches-mechanical".split(
    " ",
  ),
);

function isLosable(id: string): boolean {
  const kind = interests.get(id)?.kind ?? "";
  return pastimesAllTheSame.has(id) || !(otherKinds.has(kind) || neverLost.has(id));
}

/** The pastimes among some words that one may have to give up; of these ids alone where they are given. */
export function listLosable(tokens: readonly Token[], locale: Locale, only?: ReadonlySet<string>): Token[][] {
  return listLikings(tokens, locale).flatMap(({ from, to, meanings, names }) => {
    const id = meanings.find((meaning) => meaning.kind === "interest")?.id;
    return id !== undefined &&
      names.every(({ kind }) => kind === "plant" || kind === "toy-line") &&
      isLosable(id) &&
      (only?.has(id) ?? true)
      ? [tokens.slice(from, to)]
      : [];
  });
}

/** That a pastime was given up, sold, forbidden or is out of reach. */
export function claimLost({ text }: Passage, tokens: readonly Token[]): Claim {
  const { from, to }: Stretch = { from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 };
  return { stance: "dislikes", subject: "person", words: text.slice(from, to), tokens, cued: true, lost: true, from, to };
}

/** An interest with all that it includes: dance, and ballroom dancing. */
export function listNarrower(ids: readonly string[]): string[] {
  const found = new Set(ids);
  for (const id of found)
    for (const [other, { wider = [] }] of interests) if (wider.includes(id) && !isOtherGame(id, other)) found.add(other);
  return [...found];
}

/** The one football is not the other. */
function isOtherGame(wider: string, narrower: string): boolean {
  return wider === "football" && !/^(?:futsal|football)/.test(narrower);
}

export function overlapsAny({ from, to }: Stretch, others: readonly Stretch[]): boolean {
  return others.some((other) => from < other.to && other.from < to);
}
