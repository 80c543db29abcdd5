import type { FactId } from "../../knowledge/facts.ts";
import type { Claim, FoundFact, Passage, Stretch } from "../language.ts";
import { readLifeStage } from "../life-stages.ts";
import { overlapsAny } from "../losable.ts";
import { listLikings } from "../meanings.ts";
import { buildAbout, splitAtCommas } from "./about.ts";
import { readMoney } from "./money.ts";
import { readOccasion } from "./occasions.ts";
import { saysNothing } from "./says-nothing.ts";

interface Found {
  passage: Passage;
  foundFacts: readonly FoundFact[];
  foundWishes: readonly Stretch[];
}

const homesAndAilments: ReadonlySet<FactId> = new Set([
  "small-home",
  "thin-walls",
  "no-garden",
  "walks-badly",
  "weak-hands",
  "one-hand",
  "bad-back",
  "low-vision",
  "hard-of-hearing",
  "heart-condition",
]);

/** Who has none of these at home has not refused any. */
const lacking = /^(?:oven|kitchen|stove|hob|cooker)$/i;

/** 'No more mugs, bad knee, tiny flat' leaves out mugs alone; who would love something for the balcony loves no balcony. */
export function isToldOtherwise(claim: Claim, { passage, foundFacts, foundWishes }: Found): boolean {
  if (claim.stance === "has" || claim.stance === "dislikes")
    return foundFacts.some(({ fact, from, to }) => {
      if (fact === "no-kitchen" && lacking.test(claim.words)) return from <= claim.from && to >= claim.to;
      return homesAndAilments.has(fact) && from === claim.from && to >= claim.to;
    });
  if (claim.stance === "about")
    return (
      saysNothing(claim.tokens) ||
      fillsField(claim) ||
      [...foundFacts.filter((fact) => saysAll(fact, claim)), ...foundWishes].some(({ from, to }) => from < claim.to && claim.from < to)
    );
  if (passage.field === "interests") return false;
  if (isFact(claim, foundFacts)) return true;
  return claim.stance === "likes" && isFactOrWish(claim, foundFacts, foundWishes);
}

/** 'Got divorced', 'group gift 200': a fact and nothing besides. */
function isFact(claim: Claim, foundFacts: readonly FoundFact[]): boolean {
  const { tokens } = claim;
  const start = tokens.find(({ text }) => !/^(?:got|just|recently|newly|been)$/i.test(text))?.from ?? claim.from;
  const end = tokens.findLast(({ text }) => !/^\d/.test(text))?.to ?? claim.to;
  return foundFacts.some(({ from, to }) => from <= start && to >= end) && isUnknown(claim);
}

/** 'Adopted greyhounds, tiny flat, she's 66, birthday': a fact, or what fills a field, is understood of its own part of the list. */
export function splitAtFacts(passage: Passage, claim: Claim, foundFacts: readonly FoundFact[]): Claim[] {
  if (claim.stance !== "about") return [claim];
  const parts = splitAtCommas(passage.text, claim.tokens).map((tokens) => ({ ...buildAbout(passage, tokens), subject: claim.subject }));
  const isUnderstood =
    foundFacts.some(({ from, to }) => from < claim.to && claim.from < to) ||
    parts.some((part) => fillsField(part) || saysNothing(part.tokens));
  return isUnderstood ? parts : [claim];
}

/** 'My mother in law in Valencia', 'graduates from art school', 'misses her garden': that she is one, graduates or has none is not all that is said. */
function saysAll({ fact }: FoundFact, { tokens }: Claim): boolean {
  if (fact === "no-garden") return !tokens.some(({ text }) => missed.test(text));
  return fact === "graduating" ? !listLikings(tokens, "en").some(({ meanings }) => meanings.length > 0) : fact !== "formal";
}

const missed = /^(?:miss|used)/i;

/** 'Bad sciatica' and 'minimalist house' are nothing that we know to be loved. */
function isFactOrWish(claim: Claim, foundFacts: readonly Stretch[], foundWishes: readonly Stretch[]): boolean {
  if (isUnknown(claim) && overlapsAny(claim, foundFacts)) return true;
  return foundWishes.some((wish) => wish.from < claim.from && wish.to >= claim.to);
}

function isUnknown({ tokens }: Claim): boolean {
  return listLikings(tokens, "en").length === 0;
}

const longestField = 5;
const longestStage = 7;

/** 'Birthday', 'up to $100', 'my brother is in high school': what the form's own fields hold is understood. */
function fillsField({ words, tokens }: Claim): boolean {
  const line = words.toLowerCase().replaceAll(/['’]/g, "");
  if (tokens.length <= longestStage && readLifeStage(line, "en", () => false)) return true;
  return tokens.length <= longestField && Object.keys({ ...readMoney(words), ...readOccasion(line) }).length > 0;
}
