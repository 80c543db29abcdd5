import type { BudgetBand, Currency } from "#shared/gift-options.ts";
import { figure, readFigure } from "../reading/unspaced/figures.ts";
import { readPriceRange } from "./price-range.ts";

interface Stated {
  low: number;
  high: number;
}

const sign = "(?:us|a|au|c|ca)?[$€£¥₩]?";
const amount = `${sign}\\s?\\d[\\d,.]*k?(?:\\s?(?:-|–|to|and)\\s?${sign}\\d[\\d,.]*k?)?\\s?(?:dollars?|bucks?|usd|euros?|eur|€|quid|pounds?|gbp|£|yen|jpy|yuan|rmb|cny|won|krw|aud|cad)?(?![\\p{L}\\d%])`;
/** What is counted so is no money. */
const noMoney =
  "(?!\\s*-?(?:min|hour|hr|day|week|month|year|yr|people|person|kg|kilo|lb|pound in|cm|inch|mm|page|piece|item|gift|present|idea|mile|km|degree|%)|\\s*(?:of us|each|per\\b|a month|a week|an hour))";

/** What says in English how much may be spent: the most, or about how much. */
const most = [
  `(?:stay(?:ing)?|keep(?:ing)?(?: it| this| things)?|spend(?:ing)?|budget|limit|cap|max(?:imum)?|must be|needs? to be|has to be|price)\\W*(?:\\w+ ){0,3}?(?:under|below|within|less than|up to|at most|no more than|max(?:imum)?)\\s(?<amount>${amount})${noMoney}`,
  `(?:limit|cap|max(?:imum)?|ceiling)(?: (?:is|of|at|price|budget|spend))*\\W{0,3}(?<amount>${amount})${noMoney}`,
  `(?:can'?t|cannot|can not|won'?t|not|no|nothing|never|don'?t)(?: \\w+){0,4} (?:over|above|more than)\\s(?<amount>${sign}\\s?\\d[\\d,.]*)${noMoney}`,
  `(?<amount>${amount})${noMoney}\\s(?:max(?:imum)?\\b|tops\\b|limit\\b|at (?:the )?most\\b|or (?:less|under)\\b)`,
  `(?:under|below|less than|up to|at most|no more than)\\s(?<amount>[$€£]\\s?\\d[\\d,.]*)${noMoney}`,
];
const about = [
  `(?:budget|spend(?:ing)?|keep it)\\W*(?:\\w+ ){0,2}?(?:around|about|roughly|approximately|near|~)\\s?(?<amount>${amount})${noMoney}`,
  `budget(?: (?:is|of))*\\W{0,3}(?<amount>${amount})${noMoney}`,
];

const unit = "(?:元|块钱?|円|人民币|rmb|日元)";
const within = "(?:以内|之内|以下|封顶|まで|未満)";
const mostInHan = [
  `(?:不超过|不要超过|别超过|最多)(?<amount>${figure}(?<more>多)?${unit})`,
  `(?:预算|价格|价位|控制在|予算)[^，。、,\\d]{0,6}?(?:不超过|最多|控制在|上限)(?<amount>${figure}(?<more>多)?${unit}?)`,
  `(?:预算|价格|价位|控制在|予算)[^，。、,\\d]{0,4}?(?<amount>${figure}(?<more>多)?${unit}?)${within}`,
  `(?<amount>${figure}(?<more>多)?${unit})${within}`,
  `(?<amount>${figure}(?<more>多)?)(?:以内|之内)(?!的?人)`,
];
const aboutInHan = [
  `(?:预算|予算)(?:在|是|大概|大约|约|は|が|大体|だいたい|約)*(?<amount>${figure}${unit}?)`,
  `(?<amount>${figure}(?:元|块钱?|円))(?:左右|上下|くらい|ぐらい|ほど|前後|程度)`,
];

const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern, "iu"));
const [mostPatterns, aboutPatterns] = [compile([...most, ...mostInHan]), compile([...about, ...aboutInHan])];

/** How far from an amount that is only said to be about right a price may lie. */
const [shareBelow, shareAbove] = [0.7, 1.2];

/** What the words say that may be spent, in whole units of the currency; `null` where they don't, or name another currency. */
export function readStatedBudget(text: string, currency: Currency): Stated | null {
  const folded = text.normalize("NFKC");
  const limit = findAmount(folded, mostPatterns, currency);
  if (limit) return { low: limit.low < limit.high ? limit.low : 0, high: limit.high };
  const middle = findAmount(folded, aboutPatterns, currency);
  if (!middle) return null;
  return middle.low < middle.high ? middle : { low: middle.low * shareBelow, high: middle.high * shareAbove };
}

function findAmount(text: string, patterns: readonly RegExp[], currency: Currency): Stated | null {
  for (const pattern of patterns) {
    const { amount: found, more } = pattern.exec(text)?.groups ?? {};
    const read = found === undefined ? null : readAmount(found, more !== undefined, currency);
    if (read) return read;
  }
  return null;
}

/** 一百多 is anything up to two hundred. */
function readAmount(words: string, isMore: boolean, currency: Currency): Stated | null {
  const [han] = /^[〇一二两三四五六七八九十百千万]+/u.exec(words) ?? [];
  const value = han === undefined ? null : readFigure(han);
  const range = readPriceRange(
    value === null ? words.replace("多", "") : words.replace(han ?? "", String(value)).replace("多", ""),
    currency,
  );
  if (!range || range.high === Infinity || range.high <= 0) return null;
  const high = isMore ? range.high + 10 ** Math.floor(Math.log10(range.high)) : range.high;
  return { low: isMore ? high : range.low, high };
}

/** The part of a band that the words leave; the band itself where hardly anything of it would be left. */
export function narrowToStated(band: BudgetBand, stated: Stated | null): BudgetBand {
  if (!stated) return band;
  const [min, max] = [Math.max(band.min, Math.floor(stated.low)), Math.min(band.max, Math.floor(stated.high))];
  return max >= min * narrowest + 1 ? { ...band, min, max } : band;
}

const narrowest = 1.15;
