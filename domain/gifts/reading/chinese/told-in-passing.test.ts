import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["他有相机有三脚架", ["相机", "三脚架"]],
  ["她有耐心有爱心", []],
  ["他有时候认得我有时候不认得", []],
  ["有车有房", []],
  ["机油他囤了五桶", ["机油"]],
  ["台灯买了", ["台灯"]],
  ["护眼灯买了", ["护眼灯"]],
  ["房子买了", []],
  ["厨房里有空气炸锅", ["空气炸锅"]],
  ["她恨死钢琴了", ["钢琴"]],
  ["千万别送复习资料", ["复习资料"]],
  ["千万别送学习资料", ["学习资料"]],
  ["平板不会用也不想学", ["平板"]],
  ["耳环一戴就过敏", ["耳环（一戴就过敏）"]],
  ["那双袜子她穿了就起疹子", ["那双袜子（穿了就起疹子）"]],
  ["肠胃差所以辣的绝对不行", ["辣的"]],
  ["拼图刚拼完三盒", ["拼图"]],
])("what is owned or refused in passing is told: %s", (text, told) => {
  expect(read({ additionalInfo: text }, "zh").avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["小区名字叫“观澜高尔夫”，没人打球", []],
  ["公司楼叫“足球大厦”", []],
  ["爬山去过一次碰上下暴雨", []],
  ["睡前爱听相声助眠", ["相声"]],
  ["平时喜欢看小说打发时间", ["小说"]],
])("what a place is called, the weather and the purpose are loved by nobody: %s", (text, likes) => {
  expect(
    read({ additionalInfo: text }, "zh")
      .likes.map(({ words }) => words)
      .filter((words) => words !== "爬山"),
  ).toEqual(likes);
});

test.each([
  ["东西已经寄走了，下个月离职", ["leaving-job"]],
  ["只能在网上云吸猫", []],
  ["眼花了，穿不了针", ["low-vision"]],
  ["颈椎已经变直了", ["bad-back"]],
  ["手裂得流血", ["sensitive-skin"]],
])("a life is what is said of it, and no more: %s", (text, facts) => {
  expect(read({ additionalInfo: text }, "zh").facts.map(({ fact }) => fact)).toEqual(facts);
});

test("a loud voice wishes for nothing small, and the name of a cat is not the person's", () => {
  expect(read({ additionalInfo: "他嗓门特别大" }, "zh").wishes).toEqual([]);
  expect(read({ additionalInfo: "我老公，家里一只橘猫叫土豆" }, "zh").fields.name).toBeUndefined();
});

test("whoever is only said to be somewhere is not whom the rest is about, and a jigsaw that is done rules out no other", () => {
  const reading = read({ additionalInfo: "一个人住，女儿在深圳，平时喜欢追剧", relationship: "parent" }, "zh");
  expect(reading.likes.map(({ words }) => words)).toEqual(["追剧"]);
  const { avoid } = read({ interests: ["拼图"], additionalInfo: "1000片的拼图刚拼完五盒" }, "zh");
  expect(avoid.map(({ things }) => things)).toEqual([[]]);
});
