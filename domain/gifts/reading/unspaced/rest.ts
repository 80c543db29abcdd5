import type { Claim, Passage, Stretch, Subject, Token } from "../language.ts";
import { blot } from "./blot.ts";
import type { Clause } from "./clauses.ts";

/** What somebody says that is no word about the person: politeness, whom it is for, when, and how much it may cost. */
interface Formulas {
  /** Taken out of a clause before it is asked whether anything is left. */
  words: RegExp;
  /** How much has to be left, in characters. */
  fewest: number;
}

interface ToldOf {
  passage: Passage;
  /** With who each is about. */
  clauses: readonly (Clause & { subject: Subject })[];
  /** What has been understood. */
  told: readonly Stretch[];
  formulas: Formulas;
  readTokens: (stretch: Stretch) => readonly Token[];
  /** What looks like a pastime and is none. */
  idioms?: readonly RegExp[];
}

/** The clauses of which nothing was understood, as typed: they are shown, and nothing follows from them. */
export function listRest({ passage, clauses, told, formulas, readTokens, idioms = [] }: ToldOf): Claim[] {
  if (passage.field === "personalities" || passage.field === "interests") return [];
  return clauses.flatMap(({ text, from, to, subject }) => {
    const isTold = told.some((one) => one.from < to && one.to > from);
    const left = text.replace(formulas.words, "").replace(/[^\p{L}]/gu, "");
    if (isTold || left.length < formulas.fewest) return [];
    const plain = blot(text, idioms);
    const isMeant = (token: Token) => plain.slice(token.from - from, token.to - from) === text.slice(token.from - from, token.to - from);
    return [
      {
        stance: "about" as const,
        subject,
        words: passage.text.slice(from, to),
        tokens: readTokens({ from, to }).filter(isMeant),
        cued: false,
        from,
        to,
      },
    ];
  });
}
