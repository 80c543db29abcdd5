import { expect, test } from "vitest";
import { listKeptInMind } from "./list-kept-in-mind.ts";

const entry = (words: string, id = words) => ({ id, words });

test("words that tell several things of somebody are shown once, at their longest", () => {
  const entries = [
    entry("knee surgery"),
    entry("had knee surgery", "facts:laid-up"),
    entry("had knee surgery", "facts:ill"),
    entry("deaf"),
  ];

  expect(listKeptInMind(entries, []).map(({ words }) => words)).toEqual(["had knee surgery", "deaf"]);
});

test("what is shown as left out is not shown as kept in mind, too", () => {
  expect(listKeptInMind([entry("hates clutter")], [entry("clutter")])).toEqual([]);
});
