import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { compose } from "./compose.ts";

test.each(["50-100", "25-50"] as const)("a child who wants to bake for real gets baking for children, for %s", (budget) => {
  const picks = compose(
    createBrief({ budget, ageRange: "0-12", relationship: "child", occasion: "christmas", likes: [{ interests: ["baking"] }] }),
  );

  expect(picks.filter(({ concept }) => concept.interests?.["baking"] === 3).length).toBeGreaterThanOrEqual(4);
});
