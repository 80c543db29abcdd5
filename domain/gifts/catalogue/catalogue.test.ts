import { expect, test } from "vitest";
import { currencies } from "#shared/gift-options.ts";
import { catalogue } from "./catalogue.ts";
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
