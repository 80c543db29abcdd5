import { expect, test } from "vitest";
import type { FactId } from "../../knowledge/facts.ts";
import type { WishId } from "../../knowledge/wishes.ts";
import { read } from "../read.ts";

test.each<[string, FactId[]]>([
  ["小外甥刚会走", []],
  ["外公上周刚走", ["newly-bereaved"]],
  ["抽签抽中签了", []],
  ["刚签了一家公司", ["new-job"]],
  ["她说过年轻的时候当过兵", []],
  ["明天出发她激动得一宿睡不着", []],
  ["我们两口子都不懂艺术", []],
  ["室友三战上岸，去读博了", ["passed"]],
  ["表妹中考已经考完了", []],
  ["头一回过这么长的冬天", ["first-winter"]],
  ["来温哥华帮忙带娃", ["small-children", "abroad"]],
  ["门口大爷识字不多", ["cannot-read-language"]],
  ["他腰突犯了", ["bad-back"]],
])("no more is told of how somebody lives than was said: %s", (text, facts) => {
  expect(read({ text }, "zh").facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each<[string, WishId[]]>([
  ["她已经回老家了", []],
  ["送点老家的特产", ["local"]],
  ["前任的箱子还堆在阳台上", []],
  ["她家阳台上能种点菜", ["for-balcony"]],
  ["他不追大牌", []],
])("a wish is told of the gift alone: %s", (text, wishes) => {
  expect(read({ text }, "zh").wishes.map(({ wish }) => wish)).toEqual(wishes);
});
