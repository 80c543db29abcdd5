import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, splitUnits, tidyText } from "./fold-words.ts";

test.each([
  ["ＦＩＳＨＩＮＧ", "fishing"],
  ["Café  crème", "cafe creme"],
  ["Mother’s", "mother"],
  ["knives and scarves", "knife and scarf"],
  ["boxes", "box"],
  ["cookies", "cookie"],
  ["glass", "glass"],
  ["tennis", "tennis"],
  ["釣魚", "钓鱼"],
  ["ｶﾒﾗ", "カメラ"],
  ["R&B", "R and B"],
  ["ŉ Boom", "n boom"],
])("%s is the same as %s", (typed, same) => {
  expect(foldText(typed)).toBe(foldText(same));
});

test.each([
  ["glasses", "glass"],
  ["spirits", "spirit"],
  ["sweets", "sweet"],
])("%s is not the same as %s", (typed, other) => {
  expect(foldText(typed)).not.toBe(foldText(other));
});

test("a comma parts what a space does not", () => {
  const units = splitUnits("wine glasses, tea. Books");

  expect(units.map(({ pause }) => pause)).toEqual(["none", "none", "comma", "sentence"]);
});

test("folding what is folded changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
      const folded = foldText(text);

      expect(foldText(folded)).toBe(folded);
    }),
    { numRuns: 2_000 },
  );
});

test("every unit stands in the text where it says", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
      const text = tidyText(typed);

      expect(splitUnits(text).every(({ raw, start, end }) => text.slice(start, end) === raw)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
