import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");

test.each<[string, string[]]>([
  ["四件套、扫地机器人别人都包了", ["四件套", "扫地机器人"]],
  ["乐高他姑姑包圆了", ["乐高"]],
  ["家里单丛堆到2030年都喝不完", ["单丛"]],
  ["硬的黏的都咬不动", ["黏的（咬不动）"]],
  ["大学室友跟他老婆国庆办酒，他老婆对羽绒过敏", ["羽绒（过敏）"]],
  ["送同事，他老婆对羽绒过敏", []],
  ["家里有院子", []],
  ["我哥在深圳跑外卖", []],
  ["面膜她自己就卖", ["面膜"]],
  ["别再给她买包了", ["包"]],
  ["天天拧魔方烦死个人", []],
  ["整版的生肖票，连我奶奶都不让碰", []],
  ["去年换了人工膝关节", []],
  ["帮我挑个他会用又不至于买错的", []],
  ["以前是广场舞领队，去年换了人工膝关节，医生不让跳了", ["广场舞"]],
  ["他胃不好，我姨说咖啡也给他停了", ["咖啡"]],
  ["跑了十几个全马。医生说往后别跑了，提跑步就难受", ["跑步"]],
  ["以前爱烘焙，去年把烤箱挂闲鱼了", ["烘焙"]],
])("what is covered, refused or given up, and what only sounds so: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["儿子五岁，喜欢艾莎公主的是妹妹", []],
  ["儿子五岁，看到工地就走不动道", ["工地"]],
  ["没训练的时候就在那拧魔方", ["魔方"]],
  ["阳台上养了六十多盆多肉", ["多肉"]],
  ["养了二十几只鸡", ["鸡"]],
  ["平时就纳鞋底", ["纳鞋底"]],
  ["喜欢一个人看综艺", ["看综艺"]],
  ["周末喜欢带小孙子逛花鸟市场", ["逛花鸟市场"]],
  ["躺着刷别人去冰岛的vlog", ["冰岛"]],
])("what is loved, by them and by nobody else: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[string, string[]]>([
  ["去年换了人工膝关节", ["walks-badly"]],
  ["我哥在深圳跑外卖，腰最遭罪", ["works-outdoors", "bad-back"]],
  ["第四次把耳机弄丢一只了", ["loses-things"]],
  ["雨伞没有她不丢的", ["loses-things"]],
  ["手上老是玫瑰刺扎的小口子", ["sensitive-skin"]],
])("how they live: %s", (text, facts) => {
  expect(
    readZh(text)
      .facts.map(({ fact }) => fact)
      .toSorted(),
  ).toEqual(facts.toSorted());
});

test("who may not run any more runs no marathons", () => {
  expect(readZh("跑了十几个全马。医生说往后别跑了，提跑步就难受").likes).toEqual([]);
});
