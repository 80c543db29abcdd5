import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (text: string) => read({ text }, "zh");

test.each([
  ["第一次见男友爸爸，爱下围棋", { relationship: "parent", gender: "male" }],
  ["对象他妈，喜欢跳舞", { relationship: "parent", gender: "female" }],
  ["去女朋友家见她妈妈", { relationship: "parent", gender: "female" }],
  ["老婆的哥哥，喜欢摄影", { relationship: "extended-family", gender: "male" }],
  ["女儿钢琴老师，爱喝茶", { relationship: "other" }],
  ["她说这包要背到八十岁", { gender: "female" }],
  ["哥喜欢爬山", { relationship: "sibling", gender: "male" }],
  ["班主任，孩子上三年级", { relationship: "other" }],
  ["老婆二胎一岁半", { relationship: "spouse", gender: "female" }],
])("whose father or teacher somebody is says for whom the gift isn't: %s", (text, fields) => {
  expect(readZh(text).fields).toEqual(fields);
});

test.each([
  ["老婆的哥哥，喜欢摄影", ["摄影"]],
  ["女儿班主任，爱喝茶", ["茶"]],
  ["她弟弟踢足球踢得特别好", []],
  ["她说她前夫搞摄影的", []],
  ["他讲他姐爱滑雪", []],
  ["他太太是滑雪教练，他自己不滑", []],
  ["奶奶，她孙子天天打篮球", []],
  ["去女朋友家，见她妈妈。她爸天天打麻将", []],
])("what others of the family do is no liking of the person: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["对象他妈，怕猫毛", ["猫毛"]],
  ["大夫让他把海鲜戒了", ["海鲜"]],
  ["学校不让带平板", ["平板"]],
])("what others tell of the person or forbid them holds for the person: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("what a doctor told somebody is no name", () => {
  expect(readZh("医生叫他少熬夜").fields.name).toBeUndefined();
});
