import { expect, test } from "vitest";
import { isReasonToGive } from "./facts.ts";

test("on the anniversary itself the years together are why something is given", () => {
  expect(isReasonToGive("wedding-anniversary", "anniversary")).toBe(true);
  expect(isReasonToGive("wedding-anniversary", "birthday")).toBe(false);
});
