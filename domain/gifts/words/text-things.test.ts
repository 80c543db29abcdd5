import { expect, test } from "vitest";
import { readText } from "./text-things.ts";

test.each([
  ["スニーカーを塗る革用塗料6色", false],
  ["スニーカーのお手入れ道具", false],
  ["スニーカーを1足", true],
  ["新しいスニーカー", true],
  ["Paints for customizing sneakers", false],
  ["A storage box for old sneakers", false],
  ["A sneaker customizing workshop", false],
  ["Sneakers for long walks", true],
  ["A pair of white sneakers", true],
])("what goes with sneakers is none: %s", (text, isOne) => {
  expect(readText(text).things.has("sneakers")).toBe(true);
  expect(readText(text).goods.has("sneakers")).toBe(isOne);
});

test.each([
  ["Opera glasses in a velvet pouch", false],
  ["A pair of glasses for beer", true],
])("what is called so is no glass to drink from: %s", (text, isOne) => {
  expect(readText(text).things.has("glassware")).toBe(isOne);
});
