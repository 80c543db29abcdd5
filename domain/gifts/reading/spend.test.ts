import { expect, test } from "vitest";
import type { Currency } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { readRequest } from "./read-request.ts";

function readSpend(additionalInfo: string) {
  const language: Locale = /\p{sc=Hiragana}/u.test(additionalInfo) ? "ja" : /\p{sc=Han}/u.test(additionalInfo) ? "zh" : "en";
  return readRequest({ language, additionalInfo }).fields.spend;
}

test.each<[string, Currency | null, number, number | null]>([
  ["secret santa, limit $20 so really pls stay under 20", "USD", 0, 20],
  ["she can't accept anything over $20 by policy", "USD", 0, 20],
  ["Please keep it around 60.", null, 42, 72],
  ["my budget is 30-40 euros", "EUR", 30, 40],
  ["£15 max please", "GBP", 0, 15],
  ["nothing more than £60", "GBP", 0, 60],
  ["loves tea, at least $50", "USD", 50, null],
  ["loves tea, $100+", "USD", 100, null],
  ["for my sister who loves tea, $60", "USD", 30, 66],
  ["for my sister who loves tea, $1-2k", "USD", 1000, 2000],
  ["for my sister who loves tea, 40ish bucks", "USD", 28, 48],
  ["学校有规定，一百多以内、有心意就行", null, 0, 200],
  ["预算150左右最好", null, 105, 180],
  ["不超过300元", "CNY", 0, 300],
  ["两百块以内", "CNY", 0, 200],
  ["预算两百封顶", null, 0, 200],
  ["预算控制在三百以内", null, 0, 300],
  ["预算两百五封顶", null, 0, 250],
  ["送女朋友，四百块", "CNY", 200, 440],
  ["送女朋友，四百多", null, 400, 500],
  ["送女朋友，三四百块", "CNY", 300, 400],
  ["送女朋友，预算2-3k", null, 2000, 3000],
  ["予算2000円くらい", "JPY", 1400, 2400],
  ["5千円以内でお願いします", "JPY", 0, 5000],
  ["友達へ、高くても5000円", "JPY", 0, 5000],
  ["友達へ、2、3千円で", "JPY", 2000, 3000],
  ["友達へ、1〜2万円で", "JPY", 10_000, 20_000],
  ["友達へ、6000円台で", "JPY", 6000, 7000],
  ["友達へ、3000円以上で", "JPY", 3000, null],
])("'%s' tells what may be spent", (text, currency, least, most) => {
  expect(readSpend(text)).toEqual({ currency, least, most });
});

test.each([
  "he runs 10 km in under 40 minutes",
  "for kids under 10",
  "He paid 300 dollars for his shoes.",
  "no more than 2 of us can come",
  "limit 20 people",
  "she likes to stay 20 days at the lake",
  "她今年60岁，身高不超过170",
  "30歳以下の人",
  "his friends go up to 3 times a week",
])("'%s' tells of no budget", (text) => {
  expect(readSpend(text)).toBeUndefined();
});
