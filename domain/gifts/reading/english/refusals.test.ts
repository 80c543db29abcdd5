import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["Candles and hot plates are banned", ["Candles", "hot plates"]],
  ["shares a dorm room, candles and hot plates are banned", ["candles", "hot plates"]],
  ["hates makeup and anything pink", ["makeup", "pink"]],
  ["He gets upset by complicated gadgets", ["complicated gadgets"]],
  ["no mugs, bit awkward", ["mugs"]],
  ["not one of those recovery coins", ["recovery coins"]],
  ["any perfume makes her throw up, no new toys, way too early", ["perfume", "new toys"]],
  ["he owns at least 3 menorahs", ["menorahs"]],
  ["just bought new climbing shoes and a chalk bag so not those", ["climbing shoes", "chalk bag"]],
  ["She just got a new job and a new dog", []],
  ["my best friend just got divorced, running her first marathon", []],
  ["More dice than anyone needs!", ["dice"]],
])("what is refused or owned is told, and no more: %s", (text, told) => {
  expect(read({ additionalInfo: text }, "en").avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("an animal that the person looks after for others is not theirs", () => {
  expect(read({ additionalInfo: "She watched our dog while we were away" }, "en").facts).toEqual([]);
  expect(read({ additionalInfo: "She walks her dog daily" }, "en").facts).toMatchObject([{ fact: "dog-at-home" }]);
});
