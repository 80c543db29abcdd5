import { expect, test } from "vitest";
import { buildRequest } from "#tests/support/gift-requests.ts";
import { compose } from "../engine/compose.ts";
import { readRequest } from "../reading/read-request.ts";
import { buildBrief } from "./brief.ts";
import { readPriceRange } from "./price-range.ts";

const build = (request: Parameters<typeof buildRequest>[0]) => {
  const built = buildRequest(request);
  return buildBrief(built, readRequest(built));
};

test.each([null, "cheaper", { more: "coffee" }] as const)("a budget in words holds for every idea, with %o", (refine) => {
  const picks = compose(build({ budget: "25-50", additionalInfo: "loves coffee, please stay under 35", ...(refine && { refine }) }));

  const prices = picks.map(({ suggestion }) => readPriceRange(suggestion.priceRange, "USD"));
  expect(prices).toHaveLength(5);
  expect(prices.filter((price) => !price || price.low < 25 || price.high > 35)).toEqual([]);
});

test.each([
  ["50-100", "stay under 20", 50, 100],
  ["50-100", "keep it under £70", 50, 100],
  ["50-100", "stay under 70", 50, 70],
  ["50-100", "$60", 50, 66],
  ["50-100", "at least $70", 70, 100],
] as const)("of the band %s '%s' leaves %d to %d", (budget, additionalInfo, min, max) => {
  expect(build({ budget, additionalInfo }).band).toMatchObject({ min, max });
});

test("a budget in words that was removed leaves the form's", () => {
  const band = build({ budget: "50-100", additionalInfo: "stay under 70", notMeant: ["fields:budget"] }).band;

  expect(band).toMatchObject({ min: 50, max: 100 });
});
