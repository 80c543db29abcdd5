import { expect, test } from "vitest";
import { isOffStage, listUnknownOffStage } from "./off-stage.ts";

test("whoever left the stage is in the lexicon", () => {
  expect(listUnknownOffStage()).toEqual([]);
});

test.each([
  ["artist:Slim Dusty", true],
  ["artist:Olivia Dean", false],
  ["author:Louis L'Amour", true],
  ["author:William Shakespeare", false],
  ["band:The Beatles", true],
  ["idol-group:SMAP", true],
  ["idol-group:Snow Man", false],
  ["comedian:赵本山", true],
  ["actor:Audrey Hepburn", true],
  ["book:The Beatles", false],
  ["artist:nobody", false],
])("%s has left the stage: %s", (id, off) => {
  expect(isOffStage(id)).toBe(off);
});
