import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import type { Brief } from "./brief.ts";
import { mostInterestsToServe, mostOfOneCategory, mostOfOneInterest } from "./list-rules.ts";
import { describeGift, joinTexts, listNamedInterests } from "./stated-things.ts";

export type ListFault = "category_too_often" | "generic" | "interest_too_often" | "interest_left_out" | "no_variety";

const genericWords = [
  /\bcandles?\b|\bslippers\b|\bskin-?care (?:gift )?(?:set|kit)\b|\bwine (?:gadget|aerator|opener|stopper)s?\b|\bcocktail (?:recipe )?book\b/i,
  /\btote bags?\b|\bmugs?\b|\bgift ?cards?\b|\bgift vouchers?\b|\bgift baskets?\b/i,
  /蜡烛|拖鞋|护肤套装|开瓶器|鸡尾酒书|帆布袋|帆布包|马克杯|礼品卡|购物卡/,
  /キャンドル|スリッパ|スキンケアセット|ワインオープナー|カクテルブック|トートバッグ|マグカップ|ギフトカード|商品券/,
];

/** Why an idea would unbalance the list of those accepted before it; `null` when it would not. */
export function findListFault(suggestion: Suggestion, brief: Brief, accepted: readonly Suggestion[]): ListFault | null {
  if (countSameCategory(suggestion, accepted) >= mostOfOneCategory) return "category_too_often";
  if (isTooGeneric(suggestion, brief, accepted)) return "generic";
  const left = suggestionsPerQuery - accepted.length - 1;
  if (left === 0 && accepted.length > 0 && accepted.every(({ isExperience }) => isExperience === suggestion.isExperience))
    return "no_variety";
  return findInterestFault(suggestion, brief, { accepted, left });
}

function countSameCategory({ category }: Suggestion, accepted: readonly Suggestion[]): number {
  const fold = (text: string) => text.normalize("NFKC").toLowerCase().trim();
  return accepted.filter((other) => fold(other.category) === fold(category)).length;
}

/** Generic gifts are allowed once when no interests are stated, otherwise only where an interest asks for them. */
function isTooGeneric(suggestion: Suggestion, { interests }: Brief, accepted: readonly Suggestion[]): boolean {
  const text = describeGift(suggestion);
  if (!isGeneric(text)) return false;
  if (interests.length > 0) return !interests.some(({ words }) => isGeneric(words));
  return accepted.some((other) => isGeneric(describeGift(other)));
}

function isGeneric(text: string): boolean {
  return genericWords.some((words) => words.test(text));
}

function findInterestFault(
  suggestion: Suggestion,
  brief: Brief,
  { accepted, left }: { accepted: readonly Suggestion[]; left: number },
): ListFault | null {
  if (brief.interests.length === 0) return null;
  const servedBefore = accepted.map((other) => listNamedInterests(joinTexts(other), brief));
  const served = listNamedInterests(joinTexts(suggestion), brief);
  const isDriven = (interest: (typeof served)[number]) =>
    servedBefore.filter((list) => list.includes(interest)).length >= mostOfOneInterest;
  if (served.length > 0 && served.every(isDriven)) return "interest_too_often";
  const all = new Set([...served, ...servedBefore.flat()]);
  const wanted = Math.min(brief.interests.length, mostInterestsToServe);
  return wanted - all.size > left ? "interest_left_out" : null;
}
