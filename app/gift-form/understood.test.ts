import { expect, test } from "vitest";
import { groupEntries } from "./understood.ts";

const nothing = { avoid: [], facts: [], wishes: [], likes: [] };
const formGroups = { withInterests: false };
const entry = { id: "likes:cricket", words: "cricket", field: "additionalInfo" as const };

test("what is avoided is told as it will be left out, the rest in the words as typed", () => {
  const understood = groupEntries(
    {
      avoid: [{ id: "avoid:nuts", told: "nuts (severe nut allergy)" }],
      facts: [{ ...entry, id: "facts:blind", words: "blind since birth" }],
      wishes: [{ ...entry, id: "wishes:small", words: "something small" }],
      likes: [entry],
    },
    formGroups,
  );

  expect(understood).toEqual({
    leavingOut: [{ id: "avoid:nuts", words: "nuts (severe nut allergy)" }],
    keepingInMind: [
      { id: "facts:blind", words: "blind since birth" },
      { id: "wishes:small", words: "something small" },
    ],
    love: [{ id: "likes:cricket", words: "cricket" }],
  });
});

test("an interest that was typed as such is not said again, nor anything said twice", () => {
  const understood = groupEntries(
    {
      ...nothing,
      likes: [
        { ...entry, field: "interests" },
        { ...entry, id: "likes:golf", words: "golf" },
        { ...entry, id: "likes:golf", words: "Golf" },
      ],
    },
    formGroups,
  );

  expect(understood.love.map(({ id }) => id)).toEqual(["likes:golf"]);
});

test("the board says typed interests, too", () => {
  const understood = groupEntries({ ...nothing, likes: [{ ...entry, field: "interests" }] }, { withInterests: true });

  expect(understood.love).toEqual([{ id: "likes:cricket", words: "cricket" }]);
});
