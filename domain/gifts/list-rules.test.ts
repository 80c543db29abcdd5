import { expect, test } from "vitest";
import { canJoin, findGoal, measureFaults, type ListMember } from "./list-rules.ts";

function member(fields: Partial<ListMember> = {}): ListMember {
  return { category: "Books", experience: false, generic: false, filledIn: false, suitsOccasion: true, serves: [], ...fields };
}

const balanced = [member(), member({ category: "Food" }), member({ category: "Music", experience: true })];

test("a list of three categories with an experience and the occasion served keeps every rule", () => {
  expect(measureFaults(balanced, findGoal(balanced, []))).toBe(0);
});

test.each([
  ["without an experience", [member(), member({ category: "Food" }), member({ category: "Music" })]],
  ["with three of one category", [...balanced, member(), member()]],
  ["that serves the occasion once", balanced.map((one, position) => ({ ...one, suitsOccasion: position === 0 }))],
  [
    "with two of what everybody gets",
    [...balanced, member({ category: "Home", generic: true }), member({ category: "Style", generic: true })],
  ],
])("a list %s breaks a rule", (_, list) => {
  expect(measureFaults(list, findGoal([...balanced, ...list], []))).toBeGreaterThan(0);
});

test("a missing experience weighs more than one of several wishes left unserved", () => {
  const wishes = ["fishing", "chess"];
  const [fishing, chess] = [member({ serves: [3, 0] }), member({ category: "Food", serves: [0, 2] })];
  const outing = member({ category: "Music", experience: true, serves: [0, 0] });
  const goal = findGoal([fishing, chess, outing, member({ category: "Home", serves: [0, 0] })], wishes);

  const withoutChess = measureFaults([fishing, outing, member({ category: "Home", serves: [0, 0] })], goal);
  const withoutExperience = measureFaults([fishing, chess, member({ category: "Home", serves: [0, 0] })], goal);

  expect(withoutChess).toBeLessThan(withoutExperience);
});

test("what no idea can reach is not asked for", () => {
  const objects = [member(), member({ category: "Food" })];

  expect(measureFaults(objects, findGoal(objects, []))).toBe(0);
});

test.each([
  { name: "a third of one category", list: [member(), member()], joining: member(), may: false },
  {
    name: "a fourth that serves the same wish",
    list: ["a", "b", "c"].map((category) => member({ category, serves: [1] })),
    joining: member({ category: "d", serves: [2] }),
    may: false,
  },
  {
    name: "a third that serves the same wish",
    list: ["a", "b"].map((category) => member({ category, serves: [1] })),
    joining: member({ category: "d", serves: [2] }),
    may: true,
  },
  {
    name: "something generic where a wish is known",
    list: [member({ serves: [1] })],
    joining: member({ category: "d", generic: true, serves: [0] }),
    may: false,
  },
])("that $name may join a list is $may", ({ list, joining, may }) => {
  expect(canJoin(joining, list, findGoal([...list, joining], joining.serves))).toBe(may);
});
