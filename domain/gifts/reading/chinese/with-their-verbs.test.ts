import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");

test.each([
  ["最爱追剧嗑瓜子", ["追剧", "嗑瓜子"]],
  ["自己爱唱歌", ["唱歌"]],
  ["爱收藏火花和老邮票", ["火花", "老邮票"]],
  ["还爱看书看宫斗的小说", ["看书", "宫斗的小说"]],
  ["爱喝可乐，减脂期只喝零度", ["可乐"]],
  ["爱喝可乐减脂期只喝零度", ["可乐"]],
  ["做饭就爱下面条凑合", ["面条"]],
  ["最爱包粽子蒸馒头分给邻居", ["包粽子", "蒸馒头"]],
  ["最近还迷上了在阳台种辣椒和小葱", ["种辣椒和小葱"]],
  ["就喜欢躺床上听相声", ["听相声"]],
  ["周末能去踢会儿足球", ["足球"]],
  ["她爱吃辣条螺蛳粉那种重口味的", ["辣条", "螺蛳粉"]],
  ["他一天三杯茶", ["茶"]],
  ["天天晚上去广场跳舞", ["去广场跳舞"]],
  ["女儿在追一个韩国女团", ["韩国女团"]],
  ["喜欢拍星星", ["拍星星"]],
])("what is loved is told in words of its own: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(likes);
});

test("vegetables are grown, and no spice is loved for it", () => {
  expect(readZh("迷上了在阳台种辣椒和小葱").likes.map(({ interests }) => interests)).toEqual([["vegetable-garden"]]);
});

test.each(["想攒钱买自己的车", "女儿考研上岸了，要去哈尔滨读书", "工地上干了半辈子", "邻居家电饭锅收音机坏了都找他", "下个月开车去看他爸"])(
  "what is done for the sake of something else is no liking: %s",
  (text) => {
    expect(readZh(text).likes).toEqual([]);
  },
);

test("the journey is loved, and no car", () => {
  expect(readZh("想开车走一趟川藏线").likes.map(({ interests }) => interests)).toEqual([["road-trips"]]);
});

test.each([
  ["保温杯收了无数个了不要", ["保温杯"]],
  ["家里绘本上百本了", ["绘本"]],
  ["自家院子里有烤炉了", ["烤炉"]],
  ["不收花，她说花会谢浪费钱", ["花"]],
])("what there is enough of is told as such: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["现在膝盖也不太行", ["walks-badly"]],
  ["从怕水到能游五十米", []],
  ["工具箱里啥都有", []],
  ["儿女都在外地", ["empty-nest"]],
  ["捏的杯子家里都放不下了", []],
  ["搬去大理定居了", ["new-home"]],
  ["妈妈在老家帮我哥带孩子", ["never-rests"]],
  ["我哥刚戒烟第三个月", ["proud-of"]],
  ["她妈妈刚走", ["grief", "newly-bereaved"]],
  ["马上要去哈尔滨读书", ["moving"]],
])("how somebody lives is heard, and no more than that: %s", (text, facts) => {
  expect(readZh(text).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["天天打篮球，球就不用了", "zh"],
  ["打羽毛球，球拍别送", "zh"],
  ["loves tennis, no balls please", "en"],
] as const)("who wants no more of what a pastime is done with is given what goes with it: %s", (text, locale) => {
  expect(read({ additionalInfo: text }, locale).avoid.map(({ why }) => why)).toEqual(["has"]);
});
