import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["no cookbooks for crying out loud", ["cookbooks"]],
  ["please no mugs for the love of all that is holy", ["mugs"]],
  ["Queen not the band, she means the real one", []],
  ["the Chicago Bears, not the animals lol", []],
  ["used to be crazy about trains but he says those are for little kids now", ["trains"]],
  ["was obsessed with unicorns but that's babyish now", ["unicorns"]],
  ["I'd usually get her gin but she's on antibiotics so no", ["gin"]],
  ["I'd normally go for perfume but she has asthma so that's out", ["perfume"]],
  ["all set on hoodies", ["hoodies"]],
  ["we're good on board games", ["board games"]],
  ["she's all set for college", []],
  ["if I see one more Barbie in this house", ["Barbie"]],
  ["no slime omg", ["slime"]],
  ["he has a great projector and a decent blender", ["great projector", "decent blender"]],
  ["she has a great sister", []],
  ["the allergist says unscented only", ["scented things (unscented only)"]],
])("what is refused in passing is told, and nothing else: %s", (text, told) => {
  expect(read({ additionalInfo: text }, "en").avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  "the kids' hockey bags take over the hallway",
  "missing his two front teeth",
  "no mugs, she has boxes",
  "it must fit in a flat rate box",
  "the registry is just gas money",
  "she's in a tiny studio in Tacoma",
  "plays Tuesdays at the club",
  "Has a good camera (Leica)",
])("what happens to be named is loved by nobody: %s", (text) => {
  expect(read({ additionalInfo: text }, "en").likes).toEqual([]);
});

test.each([
  ["everybody gives her cat mugs", []],
  ["starts nights in the ICU", ["night-shifts"]],
  ["watches our 3 kids after school", []],
  ["a mother of three", ["busy-parent"]],
  ["hands are cracked from the cold", ["sensitive-skin"]],
])("a life is what is said of it, and no more: %s", (text, facts) => {
  expect(read({ additionalInfo: text }, "en").facts.map(({ fact }) => fact)).toEqual(facts);
});

test("whoever has a good grinder needs none", () => {
  const [avoid] = read({ additionalInfo: "He has a good grinder" }, "en").avoid;
  expect(avoid?.literals).toEqual(["grinder"]);
});

test("a set is of the game that is loved", () => {
  const { avoid } = read({ interests: ["mahjong"], additionalInfo: "She has a beautiful set already" }, "en");
  expect(avoid.map(({ literals }) => literals)).toEqual([["mahjong set"]]);
});
