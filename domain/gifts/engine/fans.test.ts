import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { read } from "../reading/read.ts";
import { compose } from "./compose.ts";

const clubs = [
  "Arsenal",
  "Chelsea FC",
  "Liverpool FC",
  "Everton",
  "Celtic FC",
  "Juventus",
  "Benfica",
  "Fulham",
  "Boca Juniors",
  "West Ham",
];

/** What fans are given who tell of nothing but a club. */
function listGiven(fansOf: readonly string[], budget: string): ReadonlySet<string> {
  const given = new Set<string>();
  for (const words of fansOf) {
    const { likes } = read({ interests: [words] }, "en");
    expect(likes).toMatchObject([{ name: { kind: "club" } }]);
    for (const { concept } of compose(createBrief({ budget, ageRange: "25-34", likes }))) given.add(concept.id);
  }
  return given;
}

test.each([
  ["under-25", 6],
  ["25-50", 9],
  ["50-100", 7],
] as const)("among the fans of ten clubs, at %s, at least %d different gifts for a club are spread", (budget, fewest) => {
  const ids = [...listGiven(clubs, budget)].filter((id) => id.startsWith("name-"));
  expect(ids.length).toBeGreaterThanOrEqual(fewest);
});

test.each(["T1", "G2 Esports", "Fnatic"])("who follows %s is led through no stadium, nor puzzles over one", (team) => {
  const given = [...listGiven([team], "25-50"), ...listGiven([team], "50-100")];
  expect(given).not.toEqual([]);
  expect(given.filter((id) => id.startsWith("name-club-ground"))).toEqual([]);
});
