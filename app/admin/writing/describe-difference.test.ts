import { expect, test } from "vitest";
import { describeDifference } from "./describe-difference.ts";

const read = (before: string, after: string, locale = "en") =>
  describeDifference(before, after, locale).map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind]);

test("words that were exchanged stand beside each other", () => {
  expect(read("a red ribbon", "a blue ribbon").join("")).toBe("a [-red][+blue] ribbon");
});

test("Chinese is compared by its words, though nothing stands between them", () => {
  expect(read("我喜欢咖啡", "我喜欢茶", "zh").join("")).toBe("我喜欢[-咖啡][+茶]");
});

test("long stretches that are the same are left out", () => {
  const same = "word ".repeat(500);

  const pieces = describeDifference(`${same}old ${same}`, `${same}new ${same}`, "en");

  expect(pieces.map(({ text }) => text.length).reduce((sum, length) => sum + length)).toBeLessThan(500);
  expect(pieces.filter(({ kind }) => kind !== "same").map(({ text }) => text)).toEqual(["old", "new"]);
});

test("what is left out ends with a whole word, and leaves no empty lines", () => {
  const same = "paper and ribbon ".repeat(100);

  const [first, , , last] = describeDifference(`${same}old ${same}`, `${same}new ${same}`, "en");

  expect(first?.text).toMatch(/^…\n(and|ribbon|paper) .*ribbon $/);
  expect(last?.text).toMatch(/^ paper .* (and|ribbon|paper)\n…$/);
});

test("two texts of 200 kB that have nothing in common are compared, too", () => {
  const before = "天".repeat(200_000);
  const after = "地\n".repeat(100_000);

  expect(read(before, after)).toHaveLength(2);
});
