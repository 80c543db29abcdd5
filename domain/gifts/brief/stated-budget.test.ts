import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { buildRequest } from "#tests/support/gift-requests.ts";
import type { Currency } from "#shared/gift-options.ts";
import { buildBrief } from "./brief.ts";
import { compose } from "../engine/compose.ts";
import { readPriceRange } from "./price-range.ts";
import { readStatedBudget } from "./stated-budget.ts";

test.each<[string, Currency, number, number]>([
  ["secret santa, limit $20 so really pls stay under 20", "USD", 0, 20],
  ["she can't accept anything over $20 by policy", "USD", 0, 20],
  ["Please keep it around 60.", "USD", 42, 72],
  ["my budget is 30-40 euros", "EUR", 30, 40],
  ["£15 max please", "GBP", 0, 15],
  ["nothing more than £60", "GBP", 0, 60],
  ["学校有规定，一百多以内、有心意就行", "CNY", 0, 200],
  ["预算150左右最好", "CNY", 105, 180],
  ["不超过300元", "CNY", 0, 300],
  ["两百块以内", "CNY", 0, 200],
  ["预算两百封顶", "CNY", 0, 200],
  ["预算控制在三百以内", "CNY", 0, 300],
  ["预算两百五封顶", "CNY", 0, 250],
  ["予算2000円くらい", "JPY", 1400, 2400],
  ["5千円以内でお願いします", "JPY", 0, 5000],
])("'%s' is a budget in %s", (text, currency, low, high) => {
  expect(readStatedBudget(text, currency)).toEqual({ low: expect.closeTo(low, 0), high: expect.closeTo(high, 0) });
});

test.each<[string, Currency]>([
  ["he runs 10 km in under 40 minutes", "USD"],
  ["for kids under 10", "USD"],
  ["He paid 300 dollars for his shoes.", "USD"],
  ["no more than 2 of us can come", "USD"],
  ["limit 20 people", "USD"],
  ["keep it under £20", "USD"],
  ["她今年60岁，身高不超过170", "JPY"],
  ["30歳以下の人", "JPY"],
  ["his friends go up to 3 times a week", "GBP"],
])("'%s' is no budget in %s", (text, currency) => {
  expect(readStatedBudget(text, currency)).toBeNull();
});

test.each([null, "cheaper", { more: "coffee" }] as const)("a budget in words holds for every idea, with %o", (refine) => {
  const request = buildRequest({ budget: "25-50", additionalInfo: "loves coffee, please stay under 35", ...(refine && { refine }) });

  const picks = compose(buildBrief(request, createBrief({ likes: [{ interests: ["coffee"] }] }).reading));

  const prices = picks.map(({ suggestion }) => readPriceRange(suggestion.priceRange, "USD"));
  expect(prices).toHaveLength(5);
  expect(prices.filter((price) => !price || price.low < 25 || price.high > 35)).toEqual([]);
});

test("a budget in words that the form contradicts leaves the form's", () => {
  const request = buildRequest({ budget: "50-100", additionalInfo: "stay under 20" });

  expect(buildBrief(request, createBrief().reading).band).toMatchObject({ min: 50, max: 100 });
});
