import type { Currency } from "#shared/gift-options.ts";
import type { Stretch } from "../language.ts";
import type { ReadFields } from "../reading.ts";
import { listMatches } from "../../words/list-matches.ts";
import { getBand, getBounds, type HowTold, type Spend, type ToldAmount } from "../spend.ts";
import { readNumber, wordOfNumber } from "./numbers.ts";
import { people } from "./word-lists.ts";

const signs: readonly { sign: RegExp; currency: Currency }[] = [
  { sign: /^(?:A\$|AU\$|AUD|australian|aussie)/i, currency: "AUD" },
  { sign: /^(?:C\$|CA\$|CAD|canadian)/i, currency: "CAD" },
  { sign: /^(?:US\$|USD|\$|dollars?|bucks?)/i, currency: "USD" },
  { sign: /^(?:€|EUR|euros?)/i, currency: "EUR" },
  { sign: /^(?:£|GBP|quid|pounds?|tenner|fiver)/i, currency: "GBP" },
  { sign: /^(?:¥|JPY|yen)/i, currency: "JPY" },
  { sign: /^(?:CNY|RMB|yuan)/i, currency: "CNY" },
  { sign: /^(?:₩|KRW|won)/i, currency: "KRW" },
];
const before = "(?:A\\$|AU\\$|AUD ?|CA?\\$|CAD ?|US\\$|USD ?|\\$|€|EUR ?|£|GBP ?|¥|₩|KRW ?|JPY ?|CNY ?|RMB ?)";
const after =
  "(?:(?:canadian|australian|aussie)(?: dollars?)?|dollars?|bucks?|USD|euros?|EUR|€|quid|pounds?|GBP|£|yen|JPY|yuan|RMB|CNY|won|KRW|AUD|CAD|\\$)(?!\\p{L})";
const digits = "(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)k?";
const figure = `(?:${digits}(?:ish\\b)?|${wordOfNumber})`;
const amount = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<sign>${before})?\\s?(?<first>${figure})(?:\\s?(?:-|–|to|and|or)\\s?(?<other>${before})?(?<second>${figure}))?(?:[\\s-]?(?<unit>${after}))?(?![\\p{L}\\d])`,
  "giu",
);

/** Before a figure: what follows is money, whatever else is said. */
const ofBudget =
  /(?:\b(?:(?:i|we|id|i'd|my|our|the|can|could|would|want|wants|like|willing|looking|trying|hoping|happy|able|to) )*)\b(?:budget|spend|spending|(?:price|spending|spend) (?:limit|range)|limit|price|maximum|keep(?:ing)? (?:it|this|things)|stay(?:ing)?)(?:\s*[:=-]\s*|\s+)(?:is |of |range |limit |be |around |about |approx\.? |roughly |up to |under |between |from |only |maybe |max |like |at |no more than |less than )*$/i;
const afterAmount = /^\s*(?:\+|-?\s?(?:max|maximum|budget|limit|spending limit|tops|or less|or under|or so)\b)/i;
/** '40ish', 'a couple hundred'. */
const loose = /ish\b|\b(?:hundred|thousand|grand)\b/i;
/** Where only a price can follow, in a request for a gift. */
const upTo = /(?:\b(?:under|up to|less than|no more than|not more than|not over|below|within|max)\s+|<\s*)$/i;
const about = /(?:\b(?:around|about|roughly|approx|approximately|between|circa|maybe)\s+|~\s*)$/i;
const lead =
  /(?:\b(?:under|up to|less than|no more than|not more than|not over|below|within|around|about|roughly|between|over|at least|sub)\s+|[<~]\s*)+$/i;
/** Nothing is counted behind it, and nothing goes on. */
const ends = /^\s*(?:$|[,.;!?)\n]|(?:for|and|no|please|but|if|or|gifts?|presents?)\b|[-–—]\s)/i;
/** No amount, and nothing to leave out. */
const noObject = /\b(?:money|price|cost|budget)(?: is|['’]?s|:)? (?:no|not an?) (?:object|issue|problem|concern)\b/gi;

export interface Budget extends Stretch {
  currency: Currency;
  budget: string;
  spend: Spend;
}

/** The budget that the words name: 'up to $100' is the band that ends there. Without a currency it is told in dollars. */
export function findMoney(text: string): Budget | null {
  for (const { index, 0: words, groups = {} } of listMatches(text, amount)) {
    const around = { start: text.slice(Math.max(0, index - leadLength), index), rest: text.slice(index + words.length), words };
    const found = isEach(around.rest) || isGone.test(around.start) ? null : readAmount(around, groups);
    if (found) return { ...found, from: index - measureSaid(around.start), to: index + words.length + measureLimit(around.rest) };
  }
  return null;
}

export function readMoney(text: string): Pick<ReadFields, "currency" | "budget" | "spend"> {
  const found = findMoney(text);
  return found ? { currency: found.currency, budget: found.budget, spend: found.spend } : {};
}

/** The text with nothing where the budget stands, of the same length: an amount is no age, and nothing that is loved. */
export function blankMoney(text: string): string {
  const found = findMoney(text);
  const told = text.replace(noObject, blank);
  return found ? told.slice(0, found.from) + blank(told.slice(found.from, found.to)) + told.slice(found.to) : told;
}

const blank = (words: string) => " ".repeat(words.length);

function readAmount(around: Surroundings, groups: Groups): Omit<Budget, keyof Stretch> | null {
  const told = readTold(around, groups);
  if (told === null) return null;
  const named = findCurrency(groups);
  const currency = named === undefined && isBudget(around, told) ? "USD" : named;
  return currency ? { currency, budget: getBand(currency, told), spend: { currency: named ?? null, ...getBounds(told) } } : null;
}

function readTold(around: Surroundings, { first = "", second }: Groups): ToldAmount | null {
  const amount = toNumber(second ?? first);
  if (amount === null) return null;
  return second === undefined ? { amount, how: getHowTold(around) } : { amount, how: "range", from: toNumber(first) ?? 0 };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** An amount, and what stands around it. */
interface Surroundings {
  start: string;
  words: string;
  rest: string;
}

/** 'Budget is about', 'up to'. */
const measureSaid = (start: string) => (ofBudget.exec(start) ?? lead.exec(start))?.[0].length ?? 0;
/** 'Max', 'or less'. */
const measureLimit = (rest: string) => afterAmount.exec(rest)?.[0].length ?? 0;

/** '$50 CAD' is told by what stands behind it; `undefined` where no currency is told, `null` where it is none of ours. */
function findCurrency({ unit, sign, other }: Groups): Currency | null | undefined {
  const told = unit ?? sign ?? other;
  return told === undefined ? undefined : (signs.find((one) => one.sign.test(told.trim()))?.currency ?? null);
}

const leadLength = 40;
/** Nobody names a budget of three; a figure that nothing calls one is at least ten. */
const leastBare = { named: 5, alone: 10 };

/** Whether a figure without a currency is what may be spent: 'budget 50', 'max 40', 'loves hiking, around 50'. */
function isBudget({ start, words, rest }: Surroundings, { amount: most, how }: ToldAmount): boolean {
  if (most < leastBare.named) return false;
  if (ofBudget.test(start) || (afterAmount.test(rest) && !ofAge.test(start))) return !counted.test(rest);
  if (most < leastBare.alone || !ends.test(rest)) return false;
  return upTo.test(start) ? isUpTo(start) : isOwnPart(start, rest, how === "range" || loose.test(words));
}

/** 'Limit 20 people', 'stay 10 days'. */
const counted =
  /^\s*-?(?:years?|yrs?|yo|people|persons?|%|min|hours?|hrs?|days?|nights?|weeks?|months?|miles?|km|kg|lbs?|cm|inch|pages?|items?|gifts?|presents?)/i;

/** 'Gift for my sister under 50', but neither 'my sister under 50' nor 'my son Max 10'. */
function isUpTo(before: string): boolean {
  const start = before.replace(upTo, "");
  const last = /(\p{L}+)\s*$/u.exec(start)?.[1]?.toLowerCase() ?? "";
  if (ofAge.test(start) || (start !== "" && /\bMax\s+$/.test(before))) return false;
  return !people.has(last) || /\b(?:gifts?|presents?|ideas?|something|santa)\b/i.test(start);
}

/** 'My sister is under 30', 'kids under 12', 'ages 8-12'. */
const ofAge =
  /(?:\b(?:is|was|are|hes|shes|he's|she's|they're|age|ages|aged|turns|turning|kids?|children|someone|anyone|people|boys?|girls?|men|women|old|born)\s*[:,]?\s*)$/i;

/** 'Loves hiking, around 50', '…, 30-50': a part by itself, and not right behind the one whom it is for. */
function isOwnPart(before: string, rest: string, isLoose: boolean): boolean {
  const start = before.replace(about, "");
  if (start === before && !isLoose) return false;
  if (start.trim() === "") return /^\s*(?:gifts?|presents?|for)\b/i.test(rest);
  const last = /([\p{L}'’-]+)[\s\d]*[,.;\n(–—-]\s*$/u.exec(start)?.[1]?.toLowerCase();
  return last !== undefined && !people.has(last) && !ofAge.test(start);
}

/** 'He blew $400 on skins'. */
const isGone =
  /\b(?:spent|paid|blew|ran up|racked up|cost (?:me|us)|stole|lost|charged(?: me| us)?|owes?(?: me| us)?)\s+(?:like |about |over |almost |nearly )?$/i;

function toNumber(typed: string): number | null {
  const plain = typed.toLowerCase().replace(/ish$/, "");
  if (!/^\d/.test(plain)) return readNumber(plain);
  return Number(plain.replaceAll(",", "").replace(/k$/, "")) * (plain.endsWith("k") ? 1000 : 1);
}

/** '50p each' is no budget; neither is what something cost. */
function isEach(rest: string): boolean {
  return /^\s*(?:each (?:month|week|day)|a month|per (?!person|kid|child|gift|head|piece)|off|bills?|an hour|of (?:my|our|his|her|their)\b|on (?:my|our|his|her)\b)/i.test(
    rest,
  );
}

/** 'Under 50' and 'nothing over 50' name the most, 'around 50' and 'budget 50' about how much. */
function getHowTold({ start, words, rest }: Surroundings): HowTold {
  if ([notOver, isLimit].some((said) => said.test(start)) || isLimitBehind.test(rest)) return "most";
  if (isLeast.test(start) || rest.startsWith("+")) return "least";
  return about.test(start) || ofBudget.test(start) || afterAmount.test(rest) || loose.test(words) ? "about" : "bare";
}

/** 'Can't accept anything over $20'. */
const notOver = /\b(?:can['’]?t|cannot|can not|won['’]?t|not|no|nothing|never|don['’]?t)(?: \w+){0,4} (?:over|above|more than)\s+$/i;
const isLimit =
  /(?:\b(?:under|up to|less than|no more than|not more than|not over|below|within|at most|sub|max(?:imum)?|limit|cap|ceiling)(?: (?:is|of|at|price|budget))*[\s:=-]+|<\s*)$/i;
const isLimitBehind = /^\s*-?\s?(?:max(?:imum)?|tops|limit|spending limit|at (?:the )?most|or (?:less|under))\b/i;
const isLeast = /(?:over|more than|at least|above|from|minimum)\s*$/i;
