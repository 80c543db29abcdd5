import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { compose } from "./compose.ts";

test.each([
  ["sudoku", "under-25", 3],
  ["c-dramas", "under-25", 4],
  ["snooker", "under-25", 4],
  ["pc-building", "100-250", 5],
] as const)("who loves %s has ideas for it at %s, where few gifts are made for it alone", (interest, budget, fewest) => {
  const picks = compose(createBrief({ budget, ageRange: "35-49", relationship: "friend", likes: [{ interests: [interest] }] }));
  expect(picks.filter(({ suggestion }) => suggestion.because.length > 0).length).toBeGreaterThanOrEqual(fewest);
});

test("where little is left for a liking, nothing comes in that is all about another", () => {
  const picks = compose(
    createBrief({ budget: "under-25", ageRange: "13-17", relationship: "friend", likes: [{ interests: ["garbage-trucks"] }] }),
  );
  const others = picks.filter(({ suggestion, concept }) => suggestion.because.length === 0 && !concept.anyone);
  expect(others.map(({ concept }) => concept.id)).toEqual([]);
});

test("who solves cubes is given one mat and one competition", () => {
  const picks = compose(createBrief({ budget: "under-200", currency: "CNY", ageRange: "13-17", likes: [{ interests: ["speedcubing"] }] }));
  const ids = picks.map(({ concept }) => concept.id);
  expect(ids).not.toContain("table-event");
  expect(ids).not.toContain("table-mat-and-case");
});

test("whoever only follows a sport is photographed at no training, nor massaged after it", () => {
  const ids = ["50-100", "100-250", "250-500"].flatMap((budget) =>
    compose(createBrief({ budget, ageRange: "35-49", likes: [{ interests: ["football-fandom"] }] })).map(({ concept }) => concept.id),
  );
  expect(ids).not.toContain("interest-photographer-hour");
  expect(ids).not.toContain("interest-massage-afterwards");
  expect(ids).not.toContain("interest-club-year");
});
