import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");
const tellLikes = (text: string) => readZh(text).likes.map(({ words }) => words);
const tellLeftOut = (text: string) => readZh(text).avoid.map(({ told }) => told);

test.each([
  ["睡前非听相声不可", ["相声"]],
  ["他非辣不吃", ["辣"]],
  ["汤天天煲", ["汤"]],
  ["酒天天喝", ["酒"]],
  ["毛衣她年年织，钢琴天天弹", ["毛衣", "钢琴"]],
  ["老爷子天天提着鸟笼去茶馆", ["提着鸟笼"]],
  ["每天给阳台上的麻雀撒一把谷子", ["给阳台上的麻雀撒一把谷子"]],
  ["捡旧电器回来修", ["捡旧电器回来修"]],
  ["修了大半辈子表", ["修了大半辈子表"]],
  ["织了一堆围巾送人", ["织了一堆围巾"]],
  ["她爱拍荷花", ["拍荷花"]],
  ["还爱拉着护士玩海龟汤", ["玩海龟汤"]],
  ["喜欢带着老同事打麻将", ["打麻将"]],
])("what is done again and again is loved: %s", (text, likes) => {
  expect(tellLikes(text)).toEqual(likes);
  expect(tellLeftOut(text)).toEqual([]);
});

test.each([
  ["千万别送成皇马的", ["皇马的"]],
  ["最恨蒙特利尔加拿大人", ["蒙特利尔加拿大人"]],
  ["香薰摆件一律进不了门", ["香薰", "摆件"]],
  ["戒指揉面碍事", ["戒指"]],
  ["连着养死五盆多肉", ["多肉"]],
  ["拼图拼不了了", ["拼图"]],
  ["乐高都拼不了", ["乐高"]],
  ["丝巾历年所收甚多", ["丝巾"]],
  ["学校明令禁收购物卡", ["购物卡"]],
  ["鸡汤书她直摇头", ["鸡汤书"]],
  ["床品双方妈妈都置办好了", ["床品"]],
  ["冰箱贴他有全套了", ["冰箱贴"]],
  ["帽子全是她婆婆置办的", ["帽子"]],
  ["台灯她爸刚给买", ["台灯"]],
  ["球鞋他舅包了", ["球鞋"]],
  ["保健品他一概不信", ["保健品"]],
  ["香水单位规定不能收", ["香水"]],
  ["她早过了玩偶那个阶段了", ["玩偶"]],
])("what can't be given is left out: %s", (text, told) => {
  expect(tellLeftOut(text)).toEqual(told);
});

test.each([
  "别苦大仇深",
  "想送个不用多说话的东西",
  "送个不用打理的植物",
  "旅行计划泡汤了",
  "一吃嘴就肿",
  "他非常不爱说话",
  "药天天吃",
  "她在英国读书",
  "吉他是她室友弹的",
  "面包是他老公烤的，不是他哈",
])("no thing is left out or loved where none is told: %s", (text) => {
  expect([...tellLikes(text), ...tellLeftOut(text)]).toEqual([]);
});
