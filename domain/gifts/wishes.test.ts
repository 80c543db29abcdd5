import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { readWishes } from "./wishes.ts";

test("two interests that were named in one breath are one wish", () => {
  const words = "hiking with dogs";
  const brief = createBrief({
    interests: [
      { id: "hiking", words },
      { id: "dogs", words },
      { id: null, words: "cheese rolling" },
    ],
  });

  expect(readWishes(brief).wishes).toEqual([
    { words, ids: ["hiking", "dogs"] },
    { words: "cheese rolling", ids: [] },
  ]);
});

test.each([
  ["a teenager", "13-17", 0],
  ["an adult", "35-49", 1],
] as const)("whisky as an interest of %s, at %s, is %i wishes", (_, ageRange, wishes) => {
  expect(readWishes(createBrief({ ageRange, interests: [{ id: "whisky", words: "whisky" }] })).wishes).toHaveLength(wishes);
});
