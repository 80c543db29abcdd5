import { expect, test } from "vitest";
import { read } from "../read.ts";

const readAge = (text: string) => read({ text }, "zh").fields;

test.each([
  ["给8岁的弟弟买礼物", 8, 8],
  ["送女儿7到8岁的礼物", 7, 8],
  ["表妹 十几岁", 11, 19],
  ["给二十几岁的表姐买礼物", 20, 20],
  ["妈妈60出头过生日", 60, 60],
  ["给爸爸选礼物，快60了", 60, 60],
  ["60+ 爸爸 生日礼物", 60, 60],
  ["婆婆年近六十，送什么好", 60, 60],
  ["阿姨五六十岁", 50, 69],
  ["老丈人 55", 55, 55],
  ["闺蜜28了，单身", 28, 28],
  ["妈妈，50左右，喜欢跳舞", 50, 50],
  ["姐姐今年25到30岁，想送个礼物", 25, 30],
  ["女朋友 奔四", 39, 39],
  ["女 35 喜欢瑜伽", 35, 35],
  ["同事28男，喜欢健身", 28, 28],
  ["女朋友28yo", 28, 28],
  ["给姐姐选礼物，虚岁30", 30, 30],
  ["外甥，刚满月", 0, 0],
  ["爸爸年过半百", 55, 55],
])("an age is heard however it is told: %s", (text, youngest, oldest) => {
  expect(readAge(text).age).toEqual({ youngest, oldest });
});

test.each([
  ["送95后女朋友", 1995, 1999],
  ["爸爸是60后", 1960, 1969],
  ["给舅舅选礼物，1965年的", 1965, 1965],
  ["妈妈65年生", 1965, 1965],
])("who was born when is as old as the year says: %s", (text, first, last) => {
  const now = new Date().getFullYear();
  expect(readAge(text).age).toEqual({ youngest: now - last, oldest: now - first });
});

test.each([
  ["老公，中年男人", "35-49"],
  ["送上了年纪的邻居", "65+"],
])("a time of life is a range: %s", (text, ageRange) => {
  expect(readAge(text)).toMatchObject({ ageRange });
  expect(readAge(text).age).toBeUndefined();
});

test.each([
  "室友生日，50左右",
  "同事，工作30年",
  "爸爸结婚20年了",
  "部门20个人",
  "朋友，每天跑10公里",
  "同事，鞋码42",
  "妈妈 12月25日生日",
  "闺蜜生了宝宝，满月酒在周末",
])("what is counted otherwise is no age: %s", (text) => {
  expect(readAge(text).ageRange).toBeUndefined();
});

test.each([
  ["女朋友 领证", "wedding"],
  ["在一起100天 送女朋友", "anniversary"],
  ["三周年送老公", "anniversary"],
  ["18岁成人礼送表弟", "birthday"],
  ["做寿 送爸爸", "birthday"],
  ["朋友 搬家送什么", "housewarming"],
  ["同事 入厝", "housewarming"],
  ["xmas 送姐姐", "christmas"],
  ["考研上岸送同事", "graduation"],
  ["除夕 送姐姐", "other"],
  ["外甥女百天", "other"],
  ["谢礼 送朋友", "other"],
])("what a gift is given for is heard by its name: %s", (text, occasion) => {
  expect(read({ text }, "zh").fields.occasion).toBe(occasion);
});

test.each(["女朋友，七夕，喜欢咖啡", "姐姐，圣诞，喜欢咖啡", "外甥女，六一，喜欢咖啡"])("the day is no liking: %s", (text) => {
  expect(read({ text }, "zh").likes.map(({ words }) => words)).toEqual(["咖啡"]);
});
