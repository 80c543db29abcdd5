import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");
const listTold = (notes: string) => readZh(notes).avoid.map(({ told }) => told);

test.each([
  ["老爸钓竿有七八根了", ["钓竿"]],
  ["帽子家里两大箱", ["帽子"]],
  ["球鞋六双，别买了", ["球鞋"]],
  ["明信片她有一整本了", ["明信片"]],
  ["水杯宿舍人手两个就别了", ["水杯"]],
  ["案板一套都是祖传的", ["案板"]],
  ["咖啡机搬了，烤箱也搬过去了", ["咖啡机", "烤箱"]],
  ["面膜他自己就卖", ["面膜"]],
  ["那个水壶她走哪带哪", ["水壶"]],
  ["手办桌上摆满了", ["手办"]],
  ["下个月我要搬了", []],
  ["毛衣她织了五套", []],
])("what somebody has is heard from how much there is of it, and where it comes from: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["别再把钱花在盲盒上", ["盲盒"]],
  ["他妈说一块钱都不许花在贴纸上", ["贴纸"]],
  ["家里玩偶堆得下不去脚，别再添了", ["玩偶"]],
  ["零食 化妆品 酒也别寄", ["零食", "化妆品", "酒"]],
  ["毛的棉的都不穿", ["毛的", "棉的"]],
  ["大夫让他把烟酒都戒了", ["酒（烟酒都戒了）", "烟（烟酒都戒了）"]],
  ["她闻不得香味", ["带香味的（闻不得香味）"]],
  ["吃芒果会起疹子", ["芒果（过敏）"]],
  ["孩子吃花生就肿", ["花生（过敏）"]],
  ["从前最爱螃蟹，如今不敢吃了", ["螃蟹"]],
  ["以前天天喝奶茶现在一口不敢喝", ["奶茶"]],
  ["别分大小码", []],
  ["别煽情", []],
])("a ban is heard in everyday words, and forbids things alone: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["手机天天没电", []],
  ["下周坐高铁去上海", []],
  ["去年亲戚送的也是茶叶", []],
  ["那首晴天他循环了一年", []],
  ["教物理，嗓子都哑了", []],
  ["练的器械是单位的", []],
  ["要学的新东西不行", []],
  ["每天三杯冰美式续命", ["冰美式"]],
  ["想去云南看看", ["云南"]],
])("what is spoken of in passing is no liking: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(likes);
});
