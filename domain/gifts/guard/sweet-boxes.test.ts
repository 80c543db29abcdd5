import { expect, test } from "vitest";
import { concepts } from "../knowledge/concepts/concepts.ts";

test("boxes of snacks from all over hold sweets, and say so to whoever must not have them", () => {
  const boxes = concepts.filter(
    ({ en }) => /\bsnack (?:box|crate)|groceries from home|tea and cookies/i.test(en.title) && !/savory|chip/i.test(en.title),
  );
  expect(boxes.length).toBeGreaterThan(5);
  expect(boxes.filter(({ things }) => !things.includes("sweets")).map(({ id }) => id)).toEqual([]);
});
