import { expect, test } from "vitest";
import { groupEntries } from "./understood.ts";

const nothing = { avoid: [], facts: [], wishes: [], likes: [] };
const entry = { id: "likes:cricket", words: "cricket", field: "additionalInfo" as const };

test("what is avoided is told as it will be left out, the rest in the words as typed", () => {
  const understood = groupEntries({
    avoid: [{ id: "avoid:nuts", told: "nuts (severe nut allergy)" }],
    facts: [{ ...entry, id: "facts:blind", words: "blind since birth" }],
    wishes: [{ ...entry, id: "wishes:small", words: "something small" }],
    likes: [entry],
  });

  expect(understood).toEqual({
    leavingOut: [{ id: "avoid:nuts", words: "nuts (severe nut allergy)" }],
    keepingInMind: [
      { id: "facts:blind", words: "blind since birth" },
      { id: "wishes:small", words: "something small" },
    ],
    love: [{ id: "likes:cricket", words: "cricket" }],
  });
});

test("nothing is said twice", () => {
  const understood = groupEntries({
    ...nothing,
    likes: [
      { ...entry, id: "likes:golf", words: "golf" },
      { ...entry, id: "likes:golf", words: "Golf" },
    ],
  });

  expect(understood.love.map(({ id }) => id)).toEqual(["likes:golf"]);
});
