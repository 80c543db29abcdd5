import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");
const listLikes = (notes: string) => readZh(notes).likes.map(({ words }) => words);
const listTold = (notes: string) => readZh(notes).avoid.map(({ told }) => told);
const listFacts = (notes: string) => readZh(notes).facts.map(({ fact }) => fact);

test.each([
  ["还爱到处拍花，朋友圈必凑九宫格", ["到处拍花"]],
  ["室友在曼城读完研要去伦敦上班了", []],
  ["他是曼城球迷", ["曼城"]],
  ["男朋友在东京上班总说嘴里淡", []],
  ["她想去东京", ["东京"]],
  ["電車上丟過三把傘", []],
  ["東西堆得走路都側身", []],
  ["老友記三十歲生日，佢逢星期日都去行山", ["行山"]],
  ["佢最鍾意睇老友記", ["老友記"]],
  ["平时听德云社，开车郭德纲", ["德云社", "郭德纲"]],
  ["爸爸天天开车听评书", ["评书"]],
  ["我妈每天走路两小时", ["走路"]],
  ["儿子酷爱九宫格数独", ["九宫格数独"]],
  ["室友抑郁休学回家了", []],
  ["我哥钓完去洗浴中心泡一天", ["去洗浴中心"]],
  ["以前冲浪的人现在看着安大略湖发呆", ["冲浪"]],
  ["先生平日在家，小楷每天写", ["小楷"]],
  ["周末在寺里做义工，洗菜扫地啥都干", ["寺里做义工"]],
  ["盖碗茶杯摆了一面墙", []],
  ["小红书收藏全是猫", ["猫"]],
  ["女朋友对猫过敏，偏偏爱猫爱得要死", ["猫"]],
  ["她什么都要草莓的", ["草莓"]],
])("what only looks like a pastime is none, and what is loved is heard however it is said: %s", (text, words) => {
  expect(listLikes(text)).toEqual(words);
});

test("a ragdoll that somebody keeps is a cat, and no doll", () => {
  expect(readZh("养了俩布偶叫年糕").likes.map(({ interests }) => interests)).toEqual([["cats"]]);
});

test("whoever listens to novels hears books", () => {
  expect(readZh("爸爸听玄幻小说").likes[0]?.interests).toContain("audiobooks");
  expect(read({ interests: ["听玄幻小说"] }, "zh").likes[0]?.interests).toContain("audiobooks");
});

test.each([
  ["班里都在攒卡，说好了不再买卡", ["卡"]],
  ["鱼竿鱼饵他挑得要命谁买都不对，别买", ["鱼竿", "鱼饵"]],
  ["上回提的补品全给我退回来了", ["补品"]],
  ["别印名字别搞得太隆重", ["印名字"]],
  ["不要刻名字", ["刻名字"]],
  ["文房四宝俱全，字画亦不缺", ["文房四宝", "字画"]],
  ["登山杖冲锋衣都收到床底下去了", ["登山杖", "冲锋衣"]],
  ["小侄女五岁 她妈老想给她买芭比和公主裙 孩子不要", ["芭比", "公主裙"]],
  ["收音机家里仨了 别再买", ["收音机"]],
  ["机麻屋头有了", ["机麻"]],
  ["客制化键盘已经五把了真的够了", ["客制化键盘"]],
  ["airtag去年圣诞送了", ["airtag"]],
  ["太俗气的金银摆件也免了", ["金银摆件"]],
  ["娃的东西一样都别推", ["娃的东西"]],
  ["大疆Pocket 3有了", ["大疆Pocket 3"]],
  ["喝水老洒一身，又不让人帮", []],
  ["我爸不让人动他的模型", []],
  ["她零食吃得不少", []],
])("what is refused or there already is told as a noun: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["她终于拿证了，一个人还不敢上高架", ["new-driver"]],
  ["老婆科二挂了三次终于拿证啦", ["new-driver"]],
  ["护士资格证终于拿证了", []],
  ["男朋友出门必丢东西", ["loses-things"]],
  ["耳朵让机器震得不太行了", ["hard-of-hearing"]],
  ["试管第二次没成", ["baby-loss"]],
  ["拍得糊糊的发我", []],
  ["下夜班只想睡觉", ["night-shifts"]],
  ["孩子幼儿园毕业，想给带了三年的王老师一点心意", []],
  ["人非常好但是煮个面都能糊", ["cannot-cook"]],
  ["零花钱全氪进去", []],
  ["老婆还在背奶，一天睡不到六小时", ["never-rests"]],
  ["真系冇位再摆嘢", ["no-more-stuff"]],
])("a way of life is heard in passing: %s", (text, facts) => {
  expect(listFacts(text)).toEqual(facts);
});
