import { expect, test } from "vitest";
import type { FactId } from "../../knowledge/facts.ts";
import type { WishId } from "../../knowledge/wishes.ts";
import { read } from "../read.ts";

test.each<[string, FactId[]]>([
  ["去年装了俩支架", ["heart-condition"]],
  ["大家一人出了点，凑了三百多", ["group-gift"]],
  ["小外甥刚会走", []],
  ["外公上周刚走", ["grief", "newly-bereaved"]],
  ["抽签抽中签了", []],
  ["刚签了一家公司", ["new-job"]],
  ["她家采光很差", ["dark-home"]],
  ["租的房子见不到阳光", ["dark-home"]],
  ["她说过年轻的时候当过兵", []],
  ["明天出发她激动得一宿睡不着", []],
  ["我们两口子都不懂艺术", []],
  ["室友三战上岸，去读博了", ["passed"]],
  ["表妹中考已经考完了", []],
  ["头一回过这么长的冬天", ["first-winter"]],
  ["来温哥华帮忙带娃", ["small-children", "abroad"]],
  ["门口大爷识字不多", ["cannot-read-language"]],
  ["他腰突犯了", ["bad-back"]],
  ["腰前年开过刀", ["bad-back"]],
  ["腰伤早就好了", []],
  ["右耳听不见了", ["hard-of-hearing"]],
  ["腿脚方便得很", []],
  ["从来没经历过东北的冬天", ["first-winter"]],
  ["老伴走后他一个人住", ["grief", "lives-alone"]],
  ["他走后门进去的", []],
  ["货车就是他的家", ["lives-in-vehicle"]],
  ["天天陪娃写作业，家务她一个人包了", ["small-children", "busy-parent"]],
  ["我跟他妈结婚三年", []],
  ["照顾我奶奶五年的保姆", ["thanks"]],
  ["替我垫了一个月房租", ["thanks"]],
  ["伞啥都能落", ["loses-things"]],
  ["手一刻也停不下来", ["fidgets"]],
  ["痛风又犯了", []],
  ["他的柯基前年走了", ["pet-loss"]],
  ["儿女都在国外", ["empty-nest"]],
  ["她对狗毛过敏", ["no-pets"]],
  ["师傅要调回厂里了", ["leaving-job"]],
  ["他弟刚当兵走", []],
  ["考研二战终于上岸", ["passed"]],
  ["他前几天从长沙调到银川", ["moving"]],
  ["她刚开了家小酒馆，忙得脚不沾地", ["new-business", "no-time"]],
  ["一听装修声就头疼", ["noise-sensitive"]],
  ["在工地干了二十年，今年第一年不干了", ["retirement"]],
])("no more is told of how somebody lives than was said: %s", (text, facts) => {
  expect(read({ text }, "zh").facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each<[string, WishId[]]>([
  ["她已经回老家了", []],
  ["送点老家的特产", ["local"]],
  ["前任的箱子还堆在阳台上", []],
  ["她家阳台上能种点菜", ["for-balcony"]],
  ["他不追大牌", []],
  ["二手的不收", []],
  ["爸在北方老家", []],
])("a wish is told of the gift alone: %s", (text, wishes) => {
  expect(read({ text }, "zh").wishes.map(({ wish }) => wish)).toEqual(wishes);
});

test.each([
  ["走路要人扶", ["walks-badly"]],
  ["怀着老二", ["pregnant"]],
  ["下个月生", ["pregnant"]],
  ["换工作了", ["new-job"]],
  ["想换工作", []],
  ["要结婚了", ["engaged"]],
  ["在家带孩子", ["busy-parent"]],
  ["耳聋", ["deaf"]],
  ["感冒了", ["ill-or-recovering"]],
  ["懒得收拾", ["messy"]],
  ["屋里乱糟糟的", ["messy"]],
  ["累坏了", ["never-rests"]],
  ["一只手不方便", ["one-hand"]],
  ["骑电动车上班", ["rides-far"]],
  ["儿子刚考完驾照", ["new-driver"]],
  ["心情不好就做饭", []],
  ["做手工停不下来", []],
  ["过去常研究菜谱", []],
  ["天天想着自驾", []],
])("a state is heard as it is told in a few words, and a pastime is none: %s", (text, facts) => {
  expect(read({ additionalInfo: text }, "zh").facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each(["钢琴老师", "图书管理员", "卖水果的", "在图书馆上班", "小学老师"])("work is no thing and no liking: %s", (text) => {
  const { likes, avoid } = read({ additionalInfo: text }, "zh");

  expect([...likes, ...avoid]).toEqual([]);
});
