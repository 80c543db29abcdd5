import { expect, test } from "vitest";
import { areTitlesLike } from "./like-titles.ts";

test.each([
  ["itself", "Hand-bound notebook with a linen cover", "Hand-bound notebook with a linen cover", true],
  ["other capitals and marks", "Hand-bound notebook with a linen cover", "HAND BOUND NOTEBOOK, with a linen cover!", true],
  ["a word more", "A clear feeder that brings songbirds to the window", "A clear feeder that brings small songbirds to the window", true],
  ["a Japanese title with another ending", "窓辺に小鳥を呼ぶクリアバードフィーダー", "窓辺に小鳥を呼ぶクリアなバードフィーダー", true],
  ["the same opening", "A weekend course in pottery", "A weekend in the mountains", false],
  ["a title without three letters", "茶", "茶", true],
])("%s: %s and %s", (_, one, other, alike) => {
  expect(areTitlesLike(one, other)).toBe(alike);
});
