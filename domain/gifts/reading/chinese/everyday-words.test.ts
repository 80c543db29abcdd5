import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");

test.each([
  ["积木家里已经铺了一客厅了，求放过", ["积木"]],
  ["棋盘单位发过一副不要重复", ["棋盘"]],
  ["轨道火车玩具堆成山了", ["轨道火车玩具"]],
  ["杯子别重复", ["杯子"]],
  ["别出现打火机烟灰缸这些", ["打火机", "烟灰缸"]],
  ["手串核桃之类的文玩不要再添", ["手串", "核桃", "文玩"]],
  ["手串在直播间买了几十条", ["手串"]],
  ["去年刚换的投影仪", ["投影仪"]],
  ["码表有佳明的", ["码表"]],
  ["餐具肯定一堆人送，避开吧", ["餐具"]],
  ["别整那种“你值得更好的爱情”的鸡汤", ["鸡汤"]],
  ["学了四年古筝实在学不下去，刚跟她爸达成协议停了", ["古筝"]],
  ["跟古筝有关的什么都别提", ["跟古筝有关的"]],
  ["以前离不开咖啡，现在喂奶不太敢喝", ["酒（喂奶）", "咖啡因（喂奶不太敢喝）"]],
  ["桌上摆满手办", ["手办"]],
  ["每天雷打不动去公园", []],
  ["附近能看到的鸟她快看全了", []],
  ["她有喜欢的人", []],
  ["头发有自来卷的", []],
  ["今年换的工作", []],
  ["去年买的新房", []],
])("what is had, refused or given up is told: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["工位上摆满了泡泡玛特", ["泡泡玛特"]],
  ["讲台窗台上养了一排多肉", ["多肉"]],
  ["露台上种了好几十盆月季", ["月季"]],
  ["天天给我发他做的菜", ["做的菜"]],
  ["朋友圈晒自己织的毛衣", ["织的毛衣"]],
  ["不能跑步，医生只让他游泳", ["游泳"]],
])("what somebody shows, or has around, is loved: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["平时打掼蛋", "guandan"],
  ["迷恋与深空", "otome-games"],
  ["每天看戏曲频道", "chinese-opera"],
  ["早上听BBC", "radio"],
  ["没事就嗑瓜子", "snacks"],
  ["爱喝盖碗茶", "gongfu-tea"],
  ["喜欢采耳", "massage"],
  ["最近迷上做气泡水", "drinks"],
  ["爱上给所有人打针看病", "dressing-up"],
  ["喜欢骑摩托跑山", "motorcycles"],
  ["喜欢折耳根", "spicy-food"],
])("a pastime is known by everyday words: %s", (text, interest) => {
  expect(readZh(text).likes.flatMap(({ interests }) => interests)).toContain(interest);
});

test.each([
  ["终于搬出合租房", ["new-home"]],
  ["自己租了个单间", ["lives-alone", "no-garden"]],
  ["录到哈尔滨，长这么大没见过零下十度", ["starting-college", "first-winter"]],
  ["她字也不认识几个", ["cannot-read-language"]],
  ["牙全掉光了", ["bad-teeth"]],
  ["我妈说再买一根就离婚", []],
  ["白天我们上班他就一个人在家", []],
  ["一年三百天在外面", []],
  ["手里永远在打毛线", []],
  ["一个人在家照顾我们", []],
])("a life is heard in everyday words: %s", (text, facts) => {
  expect(readZh(text).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["挂着个二手相机到处拍", []],
  ["喜欢二手的东西", ["second-hand"]],
  ["杯子不要重复", []],
])("what they have and how they say it is no wish: %s", (text, wishes) => {
  expect(readZh(text).wishes.map(({ wish }) => wish)).toEqual(wishes);
});
