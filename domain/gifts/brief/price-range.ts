import type { BudgetBand, Currency } from "#shared/gift-options.ts";

export interface PriceReading {
  /** In units of the request's currency. */
  low: number;
  /** `Infinity` when the text names no upper end, such as 'over 1000'. */
  high: number;
}

const longestText = 100;
const dollars = ["USD", "AUD", "CAD"] as const;

/** The currencies that each name or sign may mean, longest first; an empty list for currencies that are not offered. */
const currencySigns: readonly (readonly [pattern: string, means: readonly Currency[]])[] = [
  ["us\\s?\\$|usd|us dollars?|美元|美金|米ドル|달러", ["USD"]],
  ["(?:a|au)\\s?\\$|aud|australian dollars?|澳元|豪ドル", ["AUD"]],
  ["(?:c|ca)\\s?\\$|cad|canadian dollars?|加元|カナダドル", ["CAD"]],
  ["(?:nz|hk|s|sg|nt|mx|r)\\s?\\$|港元|港币|新台币|台币", []],
  ["\\$|dollars?|bucks|ドル|刀", dollars],
  ["€|eur|euros?|欧元|ユーロ|유로", ["EUR"]],
  ["£|gbp|pounds?|quid|英镑|ポンド", ["GBP"]],
  ["(?:jp|j)\\s?¥|jpy|日元|日圓|yen|円", ["JPY"]],
  ["₩|krw|韩元|won|원|ウォン", ["KRW"]],
  ["(?:cn|rmb)\\s?¥|cny|rmb|人民币|人民幣|yuan|元|块钱?", ["CNY"]],
  ["¥", ["JPY", "CNY"]],
  ["\\p{Sc}|chf|francs?|sek|nok|dkk|inr|rupees?|rubles?|pesos?|zł|kč", []],
];
const anySign = new RegExp(currencySigns.map(([pattern]) => `((?<![a-z])(?:${pattern})(?![a-z]))`).join("|"), "gu");

const number = "\\d{1,3}(?:[,.' ]\\d{3})+(?![\\d])(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?!\\d))?";
const amountPattern = new RegExp(`(${number})\\s*(?:(k(?![a-z])|千|천|万|萬|만)(?:(\\d{1,4})(千|천)?)?)?`, "gu");
const multipliers: Record<string, number> = { k: 1_000, 千: 1_000, 천: 1_000, 万: 10_000, 萬: 10_000, 만: 10_000 };

const perPeriod = "(?:\\/|per|each|a|every)\\s*(?:mo\\b|month|wk\\b|week|day|session|lesson)|monthly|weekly|daily";
const period = new RegExp(
  `${perPeriod}|每[个個]?[月周週天次]|毎[月週日回]|月額|月费|月費|\\/\\s?[月周週日天回次]|[一1][か个個ヶ]?月あたり|월`,
  "u",
);
const perPeriodAfter = new RegExp(`^\\s*(?:\\p{Sc}|[a-z]{3,8}|円|元|块)?\\s*(?:${perPeriod}|\\/\\s?[月周週日天回次]|每月)`, "u");
const perPeriodBefore = /(?:每[个個]?月|毎月|月額|月费|月費|monthly|per month:?)\s*\p{Sc}?\s*$/u;
const countAfter =
  /^\s*-?\s*(?:months?|mo\b|weeks?|days?|times|sessions?|lessons?|people|persons?|pieces?|pcs|[かヶカ]月|[个個]月|回|次|人|名|[周週]|[个個]|点セット)/u;
const countBefore = /[x×*]\s*$/u;
const below = /under|below|less than|up to|at most|max|cheaper|<|以下|以内|以內|未満|未满|まで|不到|不超过|低于|이하|미만/u;
const above = /over|above|more than|from|starting|at least|upwards|min\b|>|\+|以上|起|から|より|超过|超過|高于|이상/u;

/**
 * Parses a price text in the request's currency; `null` when it has no amount, names another currency, or gives only a price
 * per period and not that of the whole gift.
 */
export function readPriceRange(text: string, currency: Currency): PriceReading | null {
  const folded = text.slice(0, longestText).normalize("NFKC").toLowerCase();
  if (namesOtherCurrency(folded, currency)) return null;
  const amounts = readAmounts(folded, period.test(folded));
  const [first] = amounts;
  if (first === undefined) return null;
  if (amounts.length === 1 && below.test(folded)) return { low: 0, high: first };
  if (amounts.length === 1 && above.test(folded)) return { low: first, high: Infinity };
  return { low: Math.min(...amounts), high: Math.max(...amounts) };
}

export function isInsideBand({ low, high }: PriceReading, band: BudgetBand): boolean {
  return low >= band.min && high <= band.max;
}

function namesOtherCurrency(text: string, currency: Currency): boolean {
  for (const match of text.matchAll(anySign)) {
    const means = currencySigns[match.slice(1).findIndex((group) => group !== undefined)]?.[1];
    if (!means?.includes(currency)) return true;
  }
  return false;
}

interface Amount {
  value: number;
  multiplier: number;
  isRangeStart: boolean;
}

function readAmounts(text: string, isPerPeriod: boolean): number[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(amountPattern)) {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (countAfter.test(after) || countBefore.test(before)) continue;
    if (isPerPeriod && (perPeriodAfter.test(after) || perPeriodBefore.test(before))) continue;
    amounts.push({ ...readAmount(match), isRangeStart: /^\s*(?:-|–|—|~|〜|to\b|至|到)/u.test(after) });
  }
  return amounts.map((amount, position) => scale(amount, amounts[position + 1]));
}

function readAmount([, digits = "", unit = "", rest = "", restUnit = ""]: RegExpMatchArray): { value: number; multiplier: number } {
  const multiplier = multipliers[unit] ?? 1;
  const added = Number(rest || 0) * (multipliers[restUnit] ?? 1);
  return { value: readNumber(digits) * multiplier + added, multiplier };
}

// In '1-2万' and '$1-2k' the unit applies to both ends.
function scale({ value, multiplier, isRangeStart }: Amount, next: Amount | undefined): number {
  const isShared = isRangeStart && multiplier === 1 && next !== undefined && next.multiplier > 1 && value < next.value / next.multiplier;
  return isShared ? value * next.multiplier : value;
}

// Groups of three digits are thousands in every style; one or two digits after the last mark are decimals.
function readNumber(digits: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1];
  const whole = decimals === undefined ? digits : digits.slice(0, -decimals.length - 1);
  return Number(`${whole.replace(/\D/g, "")}.${decimals ?? "0"}`);
}
