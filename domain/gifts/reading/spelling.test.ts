import { expect, test } from "vitest";
import { read } from "./read.ts";

const listInterests = (text: string) => read({ text }, "en").likes.flatMap(({ interests }) => interests);

test.each([
  ["She loves gardning and photograhy", ["gardening", "photography"]],
  ["he is realy into mechanicl keybords", ["mechanical-keyboards"]],
  ["loves knittng, bakeing and crosswrods", ["knitting", "baking", "crosswords"]],
])("a slip of the finger is read as what was meant: %s", (text, interests) => {
  expect(listInterests(text)).toEqual(interests);
});

test.each(["likes dry stone walling", "loves her Gardiner", "enjoys parkin"])("a word of its own is left as it is: %s", (text) => {
  expect(listInterests(text)).toEqual([]);
});

test("what is refused is left out however it is spelled", () => {
  const [avoid] = read({ text: "no candels please" }, "en").avoid;

  expect(avoid).toMatchObject({ told: "candels", things: expect.arrayContaining(["candle"]) });
});
