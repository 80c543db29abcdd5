import { expect, test } from "vitest";
import { readText } from "./text-things.ts";

test.each([
  ["スニーカーを塗る革用塗料6色", false],
  ["スニーカーのお手入れ道具", false],
  ["スニーカーを1足", true],
  ["新しいスニーカー", true],
])("what goes with sneakers is none: %s", (text, isOne) => {
  expect(readText(text).things.has("sneakers")).toBe(true);
  expect(readText(text).goods.has("sneakers")).toBe(isOne);
});
