import { listBudgetBands } from "#shared/gift-options.ts";
import type { Currency } from "#shared/gift-options.ts";
import type { ReadFields } from "../reading.ts";
import { listMatches } from "../../words/list-matches.ts";

const signs: readonly { sign: RegExp; currency: Currency }[] = [
  { sign: /^(?:A\$|AU\$|AUD)/i, currency: "AUD" },
  { sign: /^(?:C\$|CA\$|CAD)/i, currency: "CAD" },
  { sign: /^(?:US\$|USD|\$|dollars?|bucks?)/i, currency: "USD" },
  { sign: /^(?:€|EUR|euros?)/i, currency: "EUR" },
  { sign: /^(?:£|GBP|quid|pounds?|tenner|fiver)/i, currency: "GBP" },
  { sign: /^(?:JPY|yen)/i, currency: "JPY" },
  { sign: /^(?:CNY|RMB|yuan)/i, currency: "CNY" },
  { sign: /^(?:₩|KRW|won)/i, currency: "KRW" },
];
const before = "(A\\$|AU\\$|AUD ?|CA?\\$|CAD ?|US\\$|USD ?|\\$|€|EUR ?|£|GBP ?|₩|KRW ?|JPY ?|CNY ?|RMB ?)";
const after = "\\s?(dollars?|bucks?|USD|euros?|EUR|€|quid|pounds?|GBP|£|yen|JPY|yuan|RMB|CNY|won|KRW|AUD|CAD|\\$)(?![\\p{L}])";
const figure = "(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(k)?";
const range = `(?:\\s?(?:-|–|to|and)\\s?(?:[$€£₩]|A\\$|C\\$)?${figure})?`;
const amounts = [
  { expression: new RegExp(`${before}\\s?${figure}${range}`, "giu"), groups: { sign: 1, first: 2 } },
  { expression: new RegExp(`(?<![\\p{L}\\d.,])${figure}${range}${after}`, "giu"), groups: { sign: 5, first: 1 } },
];

/** The budget that the words name: 'up to $100' is the band that ends there. */
export function readMoney(text: string): Pick<ReadFields, "currency" | "budget"> {
  for (const amount of listAmounts(text)) {
    const currency = signs.find(({ sign }) => sign.test(amount.sign))?.currency;
    const lead = text.slice(Math.max(0, amount.from - leadLength), amount.from).toLowerCase();
    if (currency && !isEach(text, amount.to) && !isGone.test(lead))
      return { currency, budget: getBand(currency, { amount: amount.most, lead }) };
  }
  return {};
}

/** 'He blew $400 on skins'. */
const isGone =
  /\b(?:spent|blew|ran up|racked up|cost (?:me|us)|stole|lost|charged(?: me| us)?|owes?(?: me| us)?)\s+(?:like |about |over |almost |nearly )?$/;

const leadLength = 24;

interface Amount {
  sign: string;
  /** The upper end of a range. */
  most: number;
  from: number;
  to: number;
}

function listAmounts(text: string): Amount[] {
  return amounts.flatMap(({ expression, groups }) =>
    listMatches(text, expression).flatMap((match) => {
      const first = toNumber(match[groups.first], match[groups.first + 1]);
      const second = toNumber(match[groups.first + 2], match[groups.first + 3]);
      const most = second ?? first;
      if (most === null) return [];
      return [{ sign: (match[groups.sign] ?? "").trim(), most, from: match.index, to: match.index + match[0].length }];
    }),
  );
}

function toNumber(figure: string | undefined, thousands: string | undefined): number | null {
  if (figure === undefined || figure === "") return null;
  return Number(figure.replaceAll(",", "")) * (thousands === "k" ? 1000 : 1);
}

/** '50p each' is no budget; neither is what something cost. */
function isEach(text: string, end: number): boolean {
  return /^\s*(?:each|a month|per|off|bills?|an hour|of (?:my|our|his|her|their)\b|on (?:my|our|his|her)\b)/i.test(
    text.slice(end, end + 12),
  );
}

function getBand(currency: Currency, { amount, lead }: { amount: number; lead: string }): string {
  const bands = listBudgetBands(currency);
  const isLeast = /(?:over|more than|at least|above|from|minimum)\s*$/.test(lead);
  const band = bands.find(({ min, max }) => (isLeast ? amount >= min && amount < max : amount > min && amount <= max));
  return band?.value ?? bands[0]?.value ?? "";
}
