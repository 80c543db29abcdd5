import type { Claim, Passage } from "../language.ts";
import { tellAllergy } from "./allergens.ts";
import type { SubjectClause } from "./clauses.ts";
import { acceptsRefusal } from "./objects.ts";
import { listPhrases } from "./phrases.ts";
import { buildPlain } from "./plain-claim.ts";

const much =
  "(?:basically |literally |practically |almost |just about )*(?:everything|(?:lots|loads|tons|plenty|a lot|a bunch) of (?:things|stuff|foods?)|(?:many|so many|several|a few) (?:things|foods)|the following|these)";
/** 'Allergic to lots of things', 'many allergies': what they are is told next. */
const heading = new RegExp(`\\b(?:allergic to(?: ${much})?|allerg(?:y|ies))$`);
/** Nothing but that, so that the list may be a sentence of its own. */
const alone = /^(?:(?:has|have|many|lots of|tons of|multiple|several|severe|bad|food|some|his|her|their|known) )*allergies$/;
const denied = /\b(?:no|not|isnt|arent|never|without|any|zero)\b/;

/** 'Allergies: nuts, dairy', 'allergic to everything (wool, cats)'. */
export function readAllergyLists(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const before = clauses[index - 1];
    if (before?.subject !== "person" || !heading.test(before.line) || denied.test(before.line)) return [];
    return isTold(passage, before, clause) ? claimAllergens(passage, clause) : [];
  });
}

function isTold({ text }: Passage, before: SubjectClause, { words }: SubjectClause): boolean {
  if (words.some(({ pos, lower }) => pos === "AUX" || pos === "PRON" || (pos === "VERB" && !/(?:ed|ing)$/.test(lower)))) return false;
  const between = text.slice(before.words.at(-1)?.to ?? 0, words[0]?.from ?? 0);
  return /[:(–—-]/.test(between) || alone.test(before.line);
}

function claimAllergens(passage: Passage, clause: SubjectClause): Claim[] {
  return listPhrases(clause, 0, clause.words.length)
    .filter(({ from, to }) => acceptsRefusal(clause.words.slice(from, to)))
    .map((phrase) => {
      const claim = buildPlain(passage, clause, { phrase, stance: "cannot" });
      return { ...claim, ...tellAllergy(claim) };
    });
}
