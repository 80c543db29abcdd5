import { expect, test } from "vitest";
import { hasFilters, noFilters, readFilters, writeFilters } from "./saved-filters.ts";

const mika = "0b9f7d5e-2c1a-4e7a-9d53-6f1c2b3a4d5e";

test("an address gives back the filters that were written into it", () => {
  const filters = { search: "green tea", occasion: "birthday", recipient: mika, round: mika, view: "liked" } as const;

  expect(readFilters(writeFilters(filters))).toEqual(filters);
});

test("an address without a query narrows nothing down", () => {
  expect(hasFilters(readFilters(new URLSearchParams()))).toBe(false);
  expect(hasFilters(readFilters(new URLSearchParams({ liked: "true" })))).toBe(false);
});

test("what nobody wrote there is not taken from an address", () => {
  const filters = readFilters(
    new URLSearchParams({ occasion: "divorce", recipient: "../me", round: "1", liked: "yes", search: "x".repeat(500) }),
  );

  expect(filters).toEqual({ ...noFilters, search: "x".repeat(100) });
});
