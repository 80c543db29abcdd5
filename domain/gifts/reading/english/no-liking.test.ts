import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each<[string, string[]]>([
  ["They love puns. Fragrance free household", ["puns"]],
  ["Likes darts, she keeps score", ["darts"]],
  ["keeps bees", ["bees"]],
  ["gospel, black coffee, big feet size 14", ["gospel", "black coffee"]],
  ["loves saunas and licorice, the salty dutch kind", ["saunas", "licorice"]],
  ["kickboxing, romance novels, and she's been off dairy since June", ["kickboxing", "romance novels"]],
  ["Coffee snob, she's got three machines", ["Coffee"]],
  ["Cross stitch, jazz, tea", ["Cross stitch", "jazz", "tea"]],
])("what a body is like, what is kept and what is free of something is nothing that is loved: %s", (notes, words) => {
  expect(readNotes(notes).likes.map((like) => like.words)).toEqual(words);
});

test.each<[string, string[]]>([
  ["Sister bought a VW bus that doesn't run and learns engines from an uncle", []],
  ["she doesn't run any more", ["running"]],
  ["music is no fun anymore", []],
  ["loud zydeco, no teeth for hard candy", []],
  ["she took up welding, has burnt two pairs of gloves", []],
  ["Coffee snob, she's got three machines", ["machines"]],
  ["Candles and hot plates are banned", ["Candles", "hot plates"]],
  ["loves tea and he is vegan", ["meat and dairy (vegan)"]],
])("what doesn't work, was ruined or is no fun is not ruled out: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("what comes from home asks for no evening there", () => {
  expect(readNotes("Knitting, convenience store snacks from home").wishes).toEqual([]);
  expect(readNotes("something she can do from home").wishes.map(({ wish }) => wish)).toContain("at-home");
});

test("what anyone I know does is said of her, and so is what follows", () => {
  const { likes, avoid } = readNotes("Mum watches cricket with more passion than anyone I know, vegetarian");

  expect(likes.map((like) => like.words)).toEqual(["cricket"]);
  expect(avoid.map(({ told }) => told)).toEqual(["meat and fish (vegetarian)"]);
});
