import type { Claim, FoundFact, Passage } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";
import { buildPlain, wordAfter, wordBefore } from "./plain-claim.ts";

const parent =
  "(?:her|him|them|mom|mum|mama|mummy|mommy|the (?:new )?(?:mom|mum|mama|mother|dad|father|parents?)|herself|himself|themselves)";
/** 'Something for HER', 'this is for the mom', 'for her not the baby'. */
const forParent = new RegExp(
  `\\b(?:something|gift|present|thing|treat|it|this|its|thats)(?: \\w+){0,2}? (?:just |only |purely |really |specifically )?for (${parent})\\b(?! (?:baby|son|daughter|kids?|nursery|birthday|family|to give)\\b)(.*)`,
);
const notBaby =
  /^(?: (?:and|but|,|rather than|instead of|as opposed to))* ?(?:not|rather than|instead of)(?: for)? (?:the |another )?(?:baby|babies|twins|newborn|little one|kids?)\b|^ (?:only|alone|personally|specifically|for once|too|as a person)\b/;

/** What is meant for whoever has had the baby is nothing for the baby. */
export function readForParent(passage: Passage, clauses: readonly SubjectClause[], facts: readonly FoundFact[]): Claim[] {
  if (!facts.some(({ fact }) => fact === "newborn" || fact === "pregnant")) return [];
  for (const clause of clauses) {
    const found = forParent.exec(clause.line);
    if (!found) continue;
    const [words, named = "", after = ""] = found;
    const at = found.index + words.length - after.length - named.length;
    const phrase = { from: wordBefore(clause, at), to: wordAfter(clause, at + named.length) };
    if (!isStressed(clause, phrase) && !/^(?:the|m|herself|himself|themselves)/.test(named) && !notBaby.test(after)) continue;
    const claim = buildPlain(passage, clause, { phrase, stance: "dislikes" });
    return [
      { ...claim, tokens: claim.tokens.slice(-1).map((word) => ({ ...word, text: "baby", key: "baby" })), told: "anything for the baby" },
    ];
  }
  return [];
}

const isStressed = ({ words }: SubjectClause, { from, to }: { from: number; to: number }) =>
  words.slice(from, to).some(({ text }) => /^\p{Lu}{3,}$/u.test(text));
