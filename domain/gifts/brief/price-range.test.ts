import { expect, test } from "vitest";
import { isInsideBand, readPriceRange } from "./price-range.ts";

test.each([
  ["$25-50", "USD", 25, 50],
  ["$25 - $50", "USD", 25, 50],
  ["25–50 USD", "USD", 25, 50],
  ["US$30 to US$45", "USD", 30, 45],
  ["A$40-60", "AUD", 40, 60],
  ["C$1,200 – C$1,500", "CAD", 1200, 1500],
  ["$40", "AUD", 40, 40],
  ["Between 25 and 40 dollars", "USD", 25, 40],
  ["€49,90", "EUR", 49.9, 49.9],
  ["1.200,50 €", "EUR", 1200.5, 1200.5],
  ["£20-£40", "GBP", 20, 40],
  ["¥3,000〜¥5,500", "JPY", 3000, 5500],
  ["３，０００円〜５，０００円", "JPY", 3000, 5000],
  ["1.5万円", "JPY", 15000, 15000],
  ["1万5千円", "JPY", 15000, 15000],
  ["1万5000円", "JPY", 15000, 15000],
  ["1〜2万円", "JPY", 10000, 20000],
  ["300-400元", "CNY", 300, 400],
  ["人民币 250 至 380", "CNY", 250, 380],
  ["￥299", "CNY", 299, 299],
  ["₩30,000 ~ ₩60,000", "KRW", 30000, 60000],
  ["3만원-5만원", "KRW", 30000, 50000],
  ["$1-2k", "USD", 1000, 2000],
  ["about $1.2k", "USD", 1200, 1200],
  ["under 25", "USD", 0, 25],
  ["$1000+", "USD", 1000, Infinity],
  ["from $30 to $45", "USD", 30, 45],
  ["3000円から5000円", "JPY", 3000, 5000],
  ["$15/month, $45 total", "USD", 45, 45],
  ["$45 for 3 months ($15/month)", "USD", 45, 45],
  ["$15 per month x 3 = $45", "USD", 45, 45],
  ["月額1,500円（3か月で合計4,500円）", "JPY", 4500, 4500],
  ["$30 (set of 2 pieces: $60)", "USD", 30, 60],
] as const)("%s is read as %s from %d to %d", (text, currency, ...[low, high]) => {
  expect(readPriceRange(text, currency)).toEqual({ low, high });
});

test.each([
  ["Price varies", "USD"],
  ["", "USD"],
  ["三千円くらい", "JPY"],
  ["$15/month", "USD"],
  ["15 dollars a month for 3 months", "USD"],
  ["每月 98 元", "CNY"],
  ["€25-50", "USD"],
  ["25-50 euros", "GBP"],
  ["HK$300", "USD"],
  ["¥3000", "USD"],
  ["300元", "JPY"],
  ["3000円", "CNY"],
  ["50美元", "CNY"],
  ["₹2,000", "USD"],
  ["C$40", "USD"],
  ["A$40", "CAD"],
] as const)("%s is no evidence of a price in %s", (text, currency) => {
  expect(readPriceRange(text, currency)).toBeNull();
});

test.each([
  [{ low: 25, high: 50 }, true],
  [{ low: 24.99, high: 50 }, false],
  [{ low: 30, high: 50.01 }, false],
  [{ low: 0, high: 40 }, false],
  [{ low: 30, high: Infinity }, false],
])("a band of 25 to 50 holds %j: %s", (reading, isInside) => {
  expect(isInsideBand(reading, { value: "25-50", min: 25, max: 50 })).toBe(isInside);
});
