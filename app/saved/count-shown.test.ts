import { expect, test } from "vitest";
import { createPerson, createSavedIdea } from "#tests/support/create-saved-ideas.ts";
import { countShown } from "./count-shown.ts";

test("what was put away is not counted for its person, and nobody else is changed", () => {
  const mika = createPerson();
  const use = { createdAt: "2026-01-02T00:00:00.000Z", lastQueryAt: null };
  const recipients = [
    { ...mika, ...use, queries: 3 },
    { ...createPerson(), ...use, queries: 1 },
  ];
  const ideas = ["1", "2"].map((id) => createSavedIdea({ id, recipient: mika }));

  const [shownMika, ben] = countShown(recipients, ideas, new Set(["2"]));

  expect(shownMika?.queries).toBe(2);
  expect(ben).toBe(recipients[1]);
});
