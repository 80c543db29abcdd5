import type { Relationship } from "#shared/gift-options.ts";
import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import type { Brief } from "./brief.ts";
import { defaultTexts } from "./model/normalise.ts";
import { hasName, namesOccasion } from "./guard/occasion-words.ts";
import type { OpeningKind } from "./openings/opening.ts";
import { openings } from "./openings/openings.ts";
import { describeGift, joinTexts, listNamedInterests, listNamedTraits } from "./stated-things.ts";

const fewestNamed = 2;
const fewestForOccasion = 2;
const mostInterestsNamed = 2;
const relationshipWords = {
  spouse: /\b(?:spouse|wife|husband|partner)\b|伴侣|爱人|妻|丈夫|老公|老婆|パートナー|夫/i,
  parent: /\b(?:parent|mother|father|mum|mom|dad)s?\b|父|母|妈|爸|長辈|親/i,
  child: /\b(?:child|children|son|daughter|kid)s?\b|孩子|儿子|女儿|宝贝|子ども|子供|お子|息子|娘/i,
  sibling: /\b(?:sibling|brother|sister)s?\b|兄|弟|姐|妹|姉|きょうだい/i,
  friend: /\bfriends?\b|朋友|好友|闺蜜|友人|友だち|友達/i,
  colleague: /\b(?:colleague|co-?worker|teammate)s?\b|同事|同僚/i,
  "extended-family": /\b(?:relative|aunt|uncle|cousin|niece|nephew|grand\w+)s?\b|亲戚|亲人|長輩|长辈|親戚/i,
  other: /\bthe person you describe\b|\bsomeone special\b|对方|特别的人|大切な人/i,
} as const satisfies Record<Relationship, RegExp>;

/**
 * Makes sure that the explanation names at least two of the things that the giver stated, and the occasion if too few ideas of
 * the list name it. Where the model's explanation names less, a sentence of ours is put before it.
 */
export function completeExplanation(suggestion: Suggestion, brief: Brief, accepted: readonly Suggestion[]): Suggestion {
  const { explanation } = suggestion;
  if (countNamed(explanation, brief) >= fewestNamed && !lacksOccasion(suggestion, brief, accepted)) return suggestion;
  const opening = buildOpening(suggestion, brief, accepted.length);
  const isMissing = explanation === defaultTexts.explanation;
  return { ...suggestion, explanation: isMissing ? opening : openings[brief.locale].join(opening, explanation) };
}

/** Whether the idea does not name the occasion although the remaining places of the list are needed for that. */
function lacksOccasion(suggestion: Suggestion, { occasion }: Brief, accepted: readonly Suggestion[]): boolean {
  if (!hasName(occasion) || namesOccasion(joinTexts(suggestion), occasion)) return false;
  const naming = accepted.filter((idea) => namesOccasion(joinTexts(idea), occasion)).length;
  return fewestForOccasion - naming >= suggestionsPerQuery - accepted.length;
}

function countNamed(text: string, brief: Brief): number {
  const named = [namesOccasion(text, brief.occasion), relationshipWords[brief.relationship].test(text)].filter(Boolean);
  return named.length + listNamedInterests(text, brief).length + listNamedTraits(text, brief).length;
}

/** Names only interests that the gift itself mentions, so that it makes no false claim. */
function buildOpening(suggestion: Suggestion, brief: Brief, position: number): string {
  const { sentences, fill } = openings[brief.locale];
  const interests = listNamedInterests(describeGift(suggestion), brief)
    .slice(0, mostInterestsNamed)
    .map(({ words }) => words);
  const fitting = sentences[findKind(interests, brief)];
  const sentence = fitting[(Math.abs(brief.seed) + position) % fitting.length] ?? "";
  return fill(sentence, { interests, trait: "", occasion: brief.occasion, relationship: brief.relationship, ageRange: brief.ageRange });
}

function findKind(interests: readonly string[], { occasion, relationship, ageRange }: Brief): OpeningKind {
  if (interests.length > 0) return occasion === "other" && relationship !== "other" ? "interest-relationship" : "interest-occasion";
  return occasion === "other" && ageRange !== null ? "relationship-age" : "occasion-relationship";
}
