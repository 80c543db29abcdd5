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
  ["皮的她不用", ["皮的"]],
  ["首饰也先算了", ["首饰"]],
  ["吃的喝的都先不送", ["吃的", "喝的"]],
  ["乐高也别送了家里拼好的落灰", ["乐高"]],
  ["花篮不用送了哈已经预定十几个了", ["花篮"]],
  ["琴还在墙角落灰", ["琴"]],
  ["求职课、成功学那些千万别", ["求职课", "成功学"]],
  ["宿舍禁大功率电器", ["大功率电器"]],
  ["以前顿顿二锅头，现在大夫不让喝了，所以别沾酒", ["二锅头", "酒（别沾酒）"]],
  ["打了司美格鲁肽在控体重", ["甜食（打了司美格鲁肽）"]],
  ["拍子有李宁的雷霆", ["拍子", "李宁的雷霆"]],
  ["德州烤炉他有个Traeger", ["德州烤炉", "Traeger"]],
  ["家里有只很胖的橘猫", []],
  ["家里有两只狗", []],
  ["家里保健品营养品堆成山了", ["保健品营养品"]],
])("what is owned or refused in passing is told: %s", (text, told) => {
  expect(read({ additionalInfo: text }, "zh").avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["小区名字叫“观澜高尔夫”，没人打球", []],
  ["公司楼叫“足球大厦”", []],
  ["爬山去过一次碰上下暴雨", []],
  ["睡前爱听相声助眠", ["相声"]],
  ["平时喜欢看小说打发时间", ["小说"]],
  ["最快乐的事是下夜班泡个脚", ["泡个脚"]],
  ["周末钓个鱼喝口茶", ["钓个鱼", "喝口茶"]],
  ["老婆每周游三次泳", ["游三次泳"]],
  ["乐高拼得飞快，螺蛳粉之神", ["乐高", "螺蛳粉"]],
  ["没事打个电话", []],
  ["保温杯里永远泡着浓茶", ["浓茶"]],
  ["收工后跟着B站学跳女团舞", ["跳女团舞"]],
  ["参加了社区旗袍队走秀", ["社区旗袍队走秀"]],
  ["礼拜天去捞螃蟹", ["捞螃蟹"]],
  ["种了点辣椒小番茄", ["辣椒小番茄"]],
  ["冰箱门已经被各地冰箱贴盖满", ["各地冰箱贴"]],
  ["走哪盖章到哪的集章狂魔", ["盖章"]],
  ["海鹰队的比赛每场都看", ["海鹰队"]],
  ["常州队输得越惨看得越起劲", ["常州队"]],
  ["小花店下周六开业", []],
  ["家里有只很胖的橘猫", ["橘猫"]],
  ["好朋友，盲人推拿师", []],
  ["手办我家孩子给掰断过俩", []],
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
  ["爸爸年初肺部做的手术，现在恢复期", ["laid-up", "asthma"]],
  ["走几步就喘", ["walks-badly", "asthma"]],
  ["下个月就零下二十度了", ["first-winter"]],
  ["他带的最厚的是卫衣", ["first-winter"]],
  ["驾校教练，每天晒得黢黑", ["works-outdoors"]],
  ["腿肿得鞋都穿不进", ["on-their-feet"]],
  ["一个月丢三回钥匙", ["loses-things"]],
  ["早八永远起不来", ["hates-mornings"]],
  ["膝盖有积水", ["walks-badly"]],
  ["冬天岗亭冷得很", ["works-outdoors"]],
  ["办公室总是冷", ["feels-cold"]],
  ["我攒了86块钱", ["little-money"]],
  ["妹妹艺考集训中", ["exam"]],
  ["要带上火车", ["light-luggage"]],
  ["我妈不让他喝", []],
  ["手机我妈不让玩", ["under-strict-parents"]],
  ["我妈最烦擦油烟机灶台", ["hates-chores"]],
  ["他其实不能吃海鲜", []],
  ["听书速度快得我都听不清", []],
  ["白人大哥在西雅图", []],
  ["楼下邻居已经上来两次了", ["thin-walls"]],
  ["在戈壁上挥丝巾拍照", []],
  ["全家都知道凶手是谁", []],
  ["姐姐的小花店下周六开业", ["new-business"]],
  ["那家店开业三年了", []],
  ["公寓禁止养猫", ["no-pets"]],
])("a life is what is said of it, and no more: %s", (text, facts) => {
  expect(read({ additionalInfo: text }, "zh").facts.map(({ fact }) => fact)).toEqual(facts);
});

test("a loud voice wishes for nothing small, and the name of a cat is not the person's", () => {
  expect(read({ additionalInfo: "他嗓门特别大" }, "zh").wishes).toEqual([]);
  expect(read({ additionalInfo: "嫌土，别大红" }, "zh").wishes).toEqual([]);
  expect(read({ additionalInfo: "我老公，家里一只橘猫叫土豆" }, "zh").fields.name).toBeUndefined();
});

test("whoever is only said to be somewhere is not whom the rest is about, and a jigsaw that is done rules out no other", () => {
  const reading = read({ additionalInfo: "一个人住，女儿在深圳，平时喜欢追剧", relationship: "parent" }, "zh");
  expect(reading.likes.map(({ words }) => words)).toEqual(["追剧"]);
  const { avoid } = read({ interests: ["拼图"], additionalInfo: "1000片的拼图刚拼完五盒" }, "zh");
  expect(avoid.map(({ things }) => things)).toEqual([[]]);
});
