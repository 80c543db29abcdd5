import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each([
  ["en", "castles", ["castles"]],
  ["en", "cross stitch", ["cross-stitch"]],
  ["en", "techno", ["electronic-music"]],
  ["en", "church choir", ["choir"]],
  ["en", "lawn bowls", ["lawn-games"]],
  ["en", "magnet fishing", ["magnet-fishing"]],
  ["en", "shrimp tanks", ["aquariums"]],
  ["en", "roller coasters", ["theme-parks"]],
  ["en", "food trucks", ["dining"]],
  ["zh", "党史", ["history"]],
  ["zh", "剧本杀", ["murder-mystery-games"]],
  ["zh", "登山", ["hiking"]],
  ["ja", "登山", ["hiking"]],
  ["ja", "水族館", ["animals"]],
  ["ja", "天体観測", ["stargazing"]],
] as const)("a pastime is read as what it is, in its narrowest sense (%s): %s", (locale, words, interests) => {
  expect(read({ interests: [words] }, locale).likes.map((like) => like.interests)).toEqual([interests]);
});

test("what stands in brackets beside a liking is an aside", () => {
  expect(read({ interests: ["Ferrari F1 (poor thing)"] }, "en").likes.map(({ words }) => words)).toEqual(["Ferrari F1"]);
});

test("what follows an animal is its name", () => {
  expect(read({ additionalInfo: "loves her whippet Pickle" }, "en").likes.flatMap((like) => like.interests)).not.toContain("pickling");
});

test.each([
  ["cats", ["cats"]],
  ["VIKINGS", ["vikings"]],
  ["ＭＡＲＡＴＨＯＮ", ["marathon"]],
])("case and width change nothing, nor does a name that is spelled like a pastime: %s", (words, interests) => {
  expect(read({ interests: [words] }, "en").likes.map((like) => like.interests)).toEqual([interests]);
});
