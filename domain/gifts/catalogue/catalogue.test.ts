import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { currencies, listBudgetBands } from "#shared/gift-options.ts";
import { findIdeaFault } from "../guard/guard.ts";
import { listAllowed } from "../hard-limits.ts";
import { formatPriceRange } from "../price.ts";
import { catalogue } from "./catalogue.ts";
import { categoryNames } from "./category-names.ts";
import { countCells, listConceptFaults } from "./check-concepts.ts";
import { categoryIds } from "./concept.ts";

test("every concept keeps the rules of writing one", () => {
  expect(listConceptFaults(catalogue)).toEqual([]);
});

test("there are at least 400 concepts, some in every category", () => {
  const categories = new Set(catalogue.map(({ category }) => category));

  expect(catalogue.length).toBeGreaterThanOrEqual(400);
  expect([...categories].toSorted()).toEqual(categoryIds.toSorted());
});

test.each(currencies)("every age and budget in %s has at least fifteen concepts that travel everywhere", (currency) => {
  const everywhere = catalogue.filter((concept) => !concept.onlyCultures && !concept.onlyOccasions && !concept.onlyRelationships);

  const thin = countCells(everywhere).filter((cell) => cell.currency === currency && cell.count < 15);

  expect(thin).toEqual([]);
});

const enoughForMoreIdeas = 10;

test.each([0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  "at every budget a child of %d has enough for five ideas and five more",
  (age) => {
    const thin = currencies.flatMap((currency) =>
      listBudgetBands(currency).filter(({ value: budget }) => {
        const childAge = { youngest: age, oldest: age };
        return listAllowed(catalogue, createBrief({ currency, budget, ageRange: "0-12", childAge })).length < enoughForMoreIdeas;
      }),
    );

    expect(thin).toEqual([]);
  },
);

test.each([
  ["en", []],
  ["en", ["ko"]],
  ["zh", ["zh"]],
  ["ja", ["ja"]],
] as const)("the guard refuses no concept in %s where the customs of %j decide", (locale, cultures) => {
  const here = catalogue.filter(
    ({ taboo, onlyCultures }) =>
      !taboo?.some((culture) => cultures.some((one) => one === culture)) &&
      (onlyCultures?.some((culture) => cultures.some((one) => one === culture)) ?? true),
  );

  const refused = here
    .filter((concept) => !concept.onlyOccasions && !concept.onlyRelationships)
    .flatMap((concept) => {
      const { title, description, why, search } = concept[locale];
      const [youngest = 0, oldest = 12] = concept.childYears ?? [];
      const childAge = concept.childYears ? { youngest, oldest } : null;
      const brief = createBrief({ locale, ageRange: concept.ages[0], childAge, cultures: new Set(cultures), budget: "over-1000" });
      const idea = {
        title,
        description,
        explanation: why,
        priceRange: formatPriceRange([1000, 2000], "USD", locale),
        category: categoryNames[concept.category][locale],
        isExperience: concept.experience,
        searchTerms: [...search],
        productLinks: [],
      };
      const fault = findIdeaFault(idea, brief, []);
      return fault ? [`${concept.id}: ${fault}`] : [];
    });

  expect(refused).toEqual([]);
});
