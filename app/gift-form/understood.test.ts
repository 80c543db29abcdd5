import { expect, test } from "vitest";
import { groupEntries, restoreUnderstood } from "./understood.ts";

const formGroups = { withInterests: false };
const entry = { id: "likes:cricket", words: "cricket", field: "additionalInfo" };

test("what is avoided is told as it will be left out, the rest in the words as typed", () => {
  const understood = groupEntries(
    {
      avoid: [{ ...entry, id: "avoid:nuts", words: "severe nut allergy", told: "nuts (severe nut allergy)" }],
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

test("an answer of another form says nothing", () => {
  expect(groupEntries({ likes: "all", avoid: [null, 7], facts: [{ id: 3 }] }, formGroups)).toEqual({
    leavingOut: [],
    keepingInMind: [],
    love: [],
  });
});

test("the board says typed interests, too, and again after a reload", () => {
  const understood = groupEntries({ likes: [{ ...entry, field: "interests" }] }, { withInterests: true });

  expect(understood.love).toEqual([{ id: "likes:cricket", words: "cricket" }]);
  expect(restoreUnderstood(JSON.parse(JSON.stringify(understood)))).toEqual(understood);
  expect(restoreUnderstood("nothing")).toBeNull();
});
