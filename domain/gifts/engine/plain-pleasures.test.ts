import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { read } from "../reading/read.ts";
import { compose } from "./compose.ts";

test.each([
  ["hosting", "25-50", 2],
  ["hosting", "50-100", 3],
  ["hunting", "25-50", 3],
  ["hunting", "50-100", 3],
  ["personal-finance", "under-25", 2],
  ["holiday-decorating", "25-50", 3],
  ["holiday-decorating", "50-100", 3],
] as const)("who loves %s is given what is made for it, for %s", (interest, budget, fewest) => {
  const picks = compose(createBrief({ budget, ageRange: "35-49", relationship: "friend", likes: [{ interests: [interest] }] }));
  expect(picks.filter(({ concept }) => concept.interests?.[interest] === 3).length).toBeGreaterThanOrEqual(fewest);
});

test("who loves American football is given nothing of soccer", () => {
  const picks = compose(
    createBrief({ budget: "50-100", ageRange: "50-64", relationship: "parent", likes: [{ interests: ["american-football"] }] }),
  );
  expect(picks.map(({ concept }) => concept.id)).not.toContain("table-soccer-game-flicked-players");
});

test("who goes to church is given no prayer beads of another faith", () => {
  const picks = compose(
    createBrief({
      budget: "under-25",
      ageRange: "65+",
      likes: [{ interests: ["choir"] }],
      reading: read({ additionalInfo: "She sings in the church choir" }, "en"),
    }),
  );
  const others = /^(?:buddhism|islam|judaism)$/;
  expect(picks.filter(({ concept }) => Object.keys(concept.interests ?? {}).some((id) => others.test(id)))).toEqual([]);
});
