import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { compose } from "./compose.ts";

test.each([
  ["squirrels", false],
  ["garden-birds", true],
])("a feeder that keeps squirrels out is for whoever feeds the birds alone: %s", (interest, isGiven) => {
  const picks = compose(createBrief({ budget: "25-50", likes: [{ interests: [interest] }] }), { wanted: 20 });

  expect(picks.some(({ concept }) => concept.id === "squirrel-proof-tube-feeder")).toBe(isGiven);
});
