import { expect, test } from "vitest";
import { areTitlesLike, buildTitleIndex, listTrigrams } from "./title-index.ts";

const titles = [
  "A clear feeder that brings songbirds to the window",
  "Hand-bound notebook with a linen cover",
  "窓辺に小鳥を呼ぶクリアバードフィーダー",
];

test.each([
  ["itself", "Hand-bound notebook with a linen cover", [1]],
  ["other capitals and marks", "HAND BOUND NOTEBOOK, with a linen cover!", [1]],
  ["a word more", "A clear feeder that brings small songbirds to the window", [0]],
  ["a Japanese title with another ending", "窓辺に小鳥を呼ぶクリアなバードフィーダー", [2]],
  ["something else", "Telescope for a balcony", []],
])("a title is found again by %s", (_, title, found) => {
  expect(buildTitleIndex(titles).listLike(title)).toEqual(found);
});

test("two titles of different things with the same opening are not alike", () => {
  expect(areTitlesLike(listTrigrams("A weekend course in pottery"), listTrigrams("A weekend in the mountains"))).toBe(false);
});

test("a title without three letters still has something to compare", () => {
  expect(listTrigrams("茶")).toEqual(new Set(["茶"]));
});
