import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");

test.each([
  ["包和首饰她都说别买", ["包", "首饰"]],
  ["家里乐高已经堆成山了他妈求我别再买", ["乐高"]],
  ["乐高太多了他妈求我别再买", ["乐高"]],
  ["平板手机游戏机想都别想", ["平板手机游戏机"]],
  ["去年的项链到现在还在盒子里", ["项链"]],
  ["面膜还没拆封", ["面膜"]],
  ["跑步机当衣架了", ["跑步机"]],
  ["围巾放着没戴过", ["围巾"]],
  ["足浴盆买回来就用过一次", ["足浴盆"]],
  ["妈妈信佛，家里只有一台老电视", []],
  ["他一直没用过无人机，想试试", []],
  ["从来没戴过手表", []],
])("what others forbid, and what lies unused, is left out: %s", (text, told) => {
  const reading = readZh(text);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(told);
  expect(reading.likes).toEqual([]);
});

test.each([
  ["他俩是密室逃脱和火锅爱好者", ["密室逃脱", "火锅"]],
  ["爱吃我做的红烧肉", ["红烧肉"]],
  ["爱吃妈妈做的红烧肉", ["红烧肉"]],
  ["喜欢我妈腌的咸菜", ["咸菜"]],
  ["收藏妈妈做的布老虎", ["布老虎"]],
  ["喜欢唱歌跳舞", ["唱歌", "跳舞"]],
  ["主子叫汤圆", []],
  ["儿子叫汤圆", []],
  ["她的猫叫三体，喜欢画画", ["画画"]],
  ["老大叫小宝，喜欢叫花鸡", ["叫花鸡"]],
  ["看别人跳眼神还是直的", []],
])("what is loved is told without whose and by whom, and a name is none: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["刚骨折打着石膏右手", ["laid-up", "one-hand", "ill-or-recovering"]],
  ["左手打着石膏", ["laid-up", "one-hand", "ill-or-recovering"]],
  ["左腿骨折打石膏", ["walks-badly", "laid-up", "ill-or-recovering"]],
  ["老婆是小学老师，嗓子常年哑着", ["hoarse-voice"]],
  ["老公是健身教练，膝盖不好", ["walks-badly"]],
  ["主子叫汤圆", ["cat-at-home"]],
  ["每天站七八个小时", ["on-their-feet"]],
  ["一站就是十几个小时", ["on-their-feet"]],
  ["她追求性价比", []],
  ["我在追求她", ["early-dating"]],
])("how somebody lives is heard where it is said of them: %s", (text, facts) => {
  expect(readZh(text).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["原神 芙宁娜", ["原神"]],
  ["火影忍者 佐助", ["火影忍者"]],
  ["原神 剧本杀", ["原神", "剧本杀"]],
  ["咖啡 瑜伽", ["咖啡", "瑜伽"]],
])("whom nobody knows behind a work is somebody of it, and no liking beside it: %s", (interest, likes) => {
  expect(read({ interests: [interest] }, "zh").likes.map(({ words }) => words)).toEqual(likes);
});
