import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");

test.each([
  "他啥也不缺，真的愁死我了",
  "家里要啥有啥",
  "该有的都有了，就是爱逛花鸟市场",
  "她想要的自己都买了",
  "想买的当天就下单了",
  "物质上不缺什么",
  "缺啥他自己就买了",
  "他这个人吧，没啥缺的",
  "吃的用的都不缺",
  "老爷子不缺吃不缺穿",
  "给她啥她都说用不着",
])("who wants for nothing is heard, and nothing is left out for it: %s", (text) => {
  const { facts, avoid, wishes } = readZh(text);
  expect([facts.map(({ fact }) => fact), avoid, wishes]).toEqual([["has-everything"], [], []]);
});

test.each([
  ["保温杯都能摆一排了", ["保温杯"]],
  ["茶叶嘛，他自己就是种茶的", ["茶叶"]],
  ["香水一人一个口味，不敢买", ["香水"]],
  ["游戏他妈管得严，不让碰", ["游戏"]],
  ["她只戴金的，银的会痒", ["银的（痒）"]],
  ["他嫌我送的都没用", []],
])("but of one thing it is told of that: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("a dog that is only asked for is not there", () => {
  expect(readZh("女儿天天嚷着要养狗，我们不同意").facts.map(({ fact }) => fact)).toEqual(["no-pets"]);
});
