import { expect, test } from "vitest";
import { read } from "../read.ts";

const listTold = (text: string) => read({ text }, "zh").avoid.map(({ told }) => told);

test.each([
  ["先生烟酒及保健品一概不受", ["烟酒", "保健品"]],
  ["鲜花、锦旗、奖杯之类尤为不喜", ["鲜花", "锦旗", "奖杯"]],
  ["按摩仪、足浴盆、血压计统统给我退回去", ["按摩仪", "足浴盆", "血压计"]],
  ["她爸爱喝茅台，别推酒", ["酒"]],
  ["茶叶亲戚年年送一堆", ["茶叶"]],
  ["贺卡年年送", ["贺卡"]],
  ["不缺包，丝巾已经溢出来了", ["包", "丝巾"]],
  ["海報、手袋屋企擺到爆", ["海報", "手袋"]],
  ["家电都被认领光了", ["家电"]],
])("a list may be refused or owned as a whole: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each(["抹茶过敏的是我不是她", "高数挂过 别cue", "老丈人那份别算进来", "外面卖的他看不上眼", "别提这茬"])(
  "nothing is left out by it: %s",
  (text) => {
    expect(listTold(text)).toEqual([]);
  },
);
