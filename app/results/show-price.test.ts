import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { formatBandEnds } from "../gift-form/format-band.ts";
import { showPrice } from "./show-price.ts";

test.each([
  ["en", "US$50–85", "$50–85"],
  ["en", "up to US$20", "up to $20"],
  ["ja", "US$50～85", "$50～85"],
  ["zh", "US$50–85", "US$50–85"],
  ["en", "A$50–85", "A$50–85"],
  ["en", "JP¥6,000–8,400", "¥6,000–8,400"],
] as const)("in %s, %s is shown as %s", (locale, priceRange, shown) => {
  expect(showPrice(priceRange, locale)).toBe(shown);
});

test.each(locales)("the dollar of an idea is that of the budget beside it in %s", (locale) => {
  const budget = formatBandEnds({ value: "25-50", min: 25, max: 50 }, "USD", locale);

  expect(showPrice("US$25", locale)).toBe(budget.low);
});
