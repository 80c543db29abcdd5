import type { Occasion } from "#shared/gift-options.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Brief } from "../brief/brief.ts";
import { isInLanguage } from "./language-check.ts";
import { isTaboo } from "./local-taboos.ts";
import { namesOccasion, namesOtherOccasion } from "./occasion-words.ts";
import { isInsideBand, readPriceRange } from "../brief/price-range.ts";
import { isOfAvoided } from "./avoided.ts";
import { defaultTexts, describeGift, joinTexts } from "./idea-texts.ts";
import { joinStatedWords, listQuotable } from "./stated.ts";
import { hasSameWords, measureTitleLikeness } from "./title-likeness.ts";
import { asksForAlcohol, findUnsafe, isUnfitForChild } from "./unsafe.ts";

export type GuardFault =
  | "default_text"
  | "wrong_language"
  | "outside_budget"
  | "excluded"
  | "unsafe"
  | "repeated"
  | "not_for_relationship"
  | "other_occasion"
  | "local_taboo";

interface Idea {
  suggestion: Suggestion;
  /** All of its texts. */
  whole: string;
}

type Rule = (idea: Idea, brief: Brief, accepted: readonly Suggestion[]) => boolean;

const textFields = ["title", "description", "explanation", "priceRange", "category"] as const;
const oldestChild = 12;
// Titles at least this alike count as the same idea.
const tooLike = 0.4;
const intimate =
  /\blingerie\b|\bunderwear\b|\bboxer (?:shorts|briefs)\b|\bpant(?:y|ies)\b|\bbras?\b|\bnegligee\b|\bboudoir\b|\bsensual\b|内衣|内裤|ランジェリー|下着(?![雨雪])/i;
const romanticWords = [
  /\bromantic\b|\bfor (?:a )?couples?\b|\bcouple['’]s\b|\bcouples['’]?\b|\bdate nights?\b|\blove (?:letters?|coupons?|notes?)\b/i,
  /\bsoul ?mates?\b|\bhoneymoon\b|\bengagement ring\b|\blovers?['’]? (?:bracelets?|rings?)\b/i,
  /情侣|恋人|爱人|浪漫|情书|蜜月|对戒|カップル|ロマンチック|夫婦|ラブレター|ハネムーン/,
];
/** Occasions on which gifts are for a couple, whoever gives them. */
const forCouples: readonly Occasion[] = ["wedding", "anniversary"];

/** The rules for every idea, whatever its source. The first broken one is reported. */
const rules: readonly (readonly [GuardFault, Rule])[] = [
  ["default_text", ({ suggestion }) => textFields.some((field) => suggestion[field] === defaultTexts[field])],
  ["wrong_language", ({ suggestion }, brief) => !isInLanguage(leaveOutQuotes(suggestion, brief), brief.locale)],
  ["outside_budget", ({ suggestion }, brief) => !isPricedInsideBand(suggestion.priceRange, brief)],
  ["excluded", ({ suggestion }, { reading }) => reading.avoid.some((avoid) => isOfAvoided(suggestion, avoid))],
  ["unsafe", ({ whole }, { ageRange, reading }) => findUnsafe(whole, ageRange, asksForAlcohol(reading.likes)) !== null],
  ["unsafe", ({ whole }, { age }) => age !== null && age.youngest <= oldestChild && isUnfitForChild(whole, age)],
  ["repeated", ({ suggestion }, { shown }, accepted) => repeats(suggestion.title, [...shown, ...accepted.map(({ title }) => title)])],
  ["not_for_relationship", ({ whole }, brief) => brief.relationship !== "spouse" && isTooClose(whole, brief)],
  ["other_occasion", ({ suggestion }, brief) => isForOtherOccasion(suggestion, brief)],
  ["local_taboo", ({ suggestion }, brief) => isTaboo(suggestion, brief)],
];

/** Why an idea may not be shown beside those accepted before it; `null` when it may. */
export function findIdeaFault(suggestion: Suggestion, brief: Brief, accepted: readonly Suggestion[]): GuardFault | null {
  const idea = { suggestion, whole: joinTexts(suggestion) };
  return rules.find(([, isBroken]) => isBroken(idea, brief, accepted))?.[0] ?? null;
}

/** Removes names and the giver's own words, which stand in whatever language they were typed, before the language is checked. */
function leaveOutQuotes(suggestion: Suggestion, brief: Brief): Suggestion {
  const quotes = listQuotable(brief);
  const leaveOut = (text: string) => quotes.reduce((rest, words) => rest.replaceAll(words, ""), text);
  const { title, description, explanation, searchTerms } = suggestion;
  return {
    ...suggestion,
    title: leaveOut(title),
    description: leaveOut(description),
    explanation: leaveOut(explanation),
    searchTerms: searchTerms.map(leaveOut),
  };
}

// A price without an amount does not count as inside the budget.
function isPricedInsideBand(priceRange: string, { currency, band }: Brief): boolean {
  const price = readPriceRange(priceRange, currency);
  return price !== null && isInsideBand(price, band);
}

/** 'A refined Christmas or birthday gift' is one for Christmas. */
function isForOtherOccasion(suggestion: Suggestion, { occasion, ...brief }: Brief): boolean {
  const stated = joinStatedWords(brief);
  const gift = [describeGift(suggestion), suggestion.category].join("\n");
  if (namesOtherOccasion(gift, occasion, stated)) return true;
  return namesOtherOccasion(suggestion.explanation, occasion, stated) && !namesOccasion(suggestion.explanation, occasion);
}

function isTooClose(text: string, brief: Brief): boolean {
  if (intimate.test(text)) return true;
  return isRomantic(text) && !forCouples.includes(brief.occasion) && !isRomantic(joinStatedWords(brief));
}

function isRomantic(text: string): boolean {
  return romanticWords.some((words) => words.test(text));
}

function repeats(title: string, others: readonly string[]): boolean {
  return others.some((other) => measureTitleLikeness(title, other) >= tooLike || hasSameWords(title, other));
}
