import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (text: string) => read({ text }, "zh");
const listLoved = (text: string) => readZh(text).likes.flatMap(({ interests }) => interests);
const listTold = (text: string) => readZh(text).avoid.map(({ told }) => told);
const listFacts = (text: string) => readZh(text).facts.map(({ fact }) => fact);

test.each([
  ["俺爹爱听戏", "parent", "male"],
  ["俺娘过生日", "parent", "female"],
  ["我老汉儿爱下棋", "parent", "male"],
  ["老豆钟意饮茶", "parent", "male"],
  ["阿爷九十岁", "extended-family", "male"],
  ["我嬢嬢爱跳舞", "extended-family", "female"],
  ["小外甥女半岁", "extended-family", "female"],
  ["俺奶爱听收音机", "extended-family", "female"],
  ["细佬打机", "sibling", "male"],
  ["家姐生日", "sibling", "female"],
  ["男盆友爱打球", "spouse", "male"],
  ["女盆友的生日", "spouse", "female"],
  ["律师老婆爱看书", "spouse", "female"],
  ["老师闺蜜要过生日", "friend", "female"],
  ["宝妈闺蜜", "friend", "female"],
  ["准爸爸老公", "spouse", "male"],
  ["大学老师退休", "other", undefined],
  ["国小老师要退休", "other", undefined],
  ["老师傅七十了", "other", undefined],
  ["师母爱旗袍", "other", "female"],
  ["养父爱修表", "parent", "male"],
  ["阿仔钟意砌Lego", "child", "male"],
  ["老细钟意红酒", "colleague", undefined],
  ["姐姐姐夫搬家", "sibling", undefined],
  ["哥嫂买了房", "sibling", undefined],
  ["岳父母来家里", "parent", undefined],
  ["几个同事凑钱送组长", "colleague", undefined],
])("whoever is called in the family's own way, or by their trade first, is known: %s", (text, relationship, gender) => {
  expect(readZh(text).fields).toMatchObject({ relationship, ...(gender && { gender }) });
  expect(readZh(text).fields.gender).toBe(gender);
});

test.each([["新手妈妈"], ["新手奶爸"], ["准妈妈"]])("who is called so for a child is no parent of the giver: %s", (text) => {
  expect(readZh(text).fields.relationship).toBeUndefined();
});

test.each([
  ["舅舅爱喝茶，舅妈爱跳舞，一起送", ["tea", "dance"]],
  ["外公爱下棋外婆爱养花，送两个人", ["xiangqi", "gardening"]],
  ["两个儿子一个喜欢恐龙一个喜欢汽车", ["dinosaurs", "cars"]],
  ["龙凤胎 一个爱跳舞一个爱下棋", ["dance", "xiangqi"]],
])("of two who are given something each liking is heard: %s", (text, loved) => {
  expect(listLoved(text)).toEqual(loved);
});

test.each([
  ["爷爷爱喝咖啡不喝酒", ["coffee"]],
  ["妹妹爱看书不爱出门", ["reading"]],
  ["我爸好茶", ["tea"]],
  ["大舅好酒", ["baijiu"]],
  ["外公就好这一口老白干", ["baijiu"]],
  ["二叔爱整两盅", ["baijiu"]],
  ["俺姐稀罕养猫", ["cats"]],
  ["男友贝斯手", ["bass-guitar"]],
  ["舅妈信佛，天天念经", ["buddhism"]],
  ["给猫主子买生日礼物", ["cats"]],
  ["学长追百岳", ["hiking"]],
  ["外公养鸟", ["songbirds"]],
])("a liking is heard by what follows or stands before it: %s", (text, loved) => {
  expect(listLoved(text)).toEqual(loved);
});

test.each([
  ["舅舅的球杆断了", []],
  ["姐姐的吉他弦断了", []],
  ["妈妈的镯子断了", []],
  ["爷爷的拐杖断了", []],
  ["他烟断了", ["烟"]],
  ["婆婆上海人，讲究", []],
  ["爸爸抠门又挑剔", []],
  ["姐姐对衣服挑剔", ["衣服"]],
])("what broke isn't sworn off, and who is particular has nothing for that: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["妈妈年轻时跳舞，生了我就没再跳", ["跳舞"]],
  ["爸爸以前打乒乓球，退休后搁下了", ["打乒乓球"]],
  ["以前玩滑雪，摔断腿以后不玩了", ["滑雪"]],
  ["以前喜欢摄影，有了孩子就荒废了", ["摄影"]],
])("what was given up is told after when or why: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
  expect(listLoved(text)).toEqual([]);
});

test.each([
  ["妈妈喜欢丝巾，有十几条了", "scarf", ""],
  ["爷爷爱喝酒，家里一堆", "alcohol", "baijiu"],
  ["小姨喜欢香水，不缺", "perfume", "perfume"],
  ["侄女爱玩偶，别再买了", "plush", "plush-toys"],
  ["学妹喜欢包，已经够多了", "handbag", "handbags"],
])("there is enough of what was loved just before, and it is loved: %s", (text, thing, interest) => {
  expect(readZh(text).avoid.flatMap(({ why, things }) => (why === "has" ? things : []))).toContain(thing);
  expect(readZh(text).likes).toHaveLength(1);
  if (interest) expect(listLoved(text)).toContain(interest);
});

test.each([
  ["哥哥天天打牌不着家", ["打牌"]],
  ["女儿沉迷游戏，想找个别的爱好", ["游戏"]],
  ["舅舅天天喝酒，想让他少喝点", ["喝酒"]],
  ["侄子想要手机，我不打算给", ["手机"]],
  ["表弟粉皇马，恨巴萨", ["巴萨"]],
])("what somebody complains of, won't buy or hates is left out: %s", (text, told) => {
  expect(listTold(text).map((one) => one.replace(/（.*/, ""))).toEqual(told);
});

test.each([
  ["爷爷爱看书眼睛花了", ["看书"]],
  ["姑姑爱打麻将腰疼", ["麻将"]],
  ["他正好缺个行李箱", ["行李箱"]],
  ["老板爱打德州", ["打德州"]],
  ["个女钟意跳舞", ["跳舞"]],
])("a liking ends where an ache begins, and what is missing is welcome: %s", (text, liked) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(liked);
  expect(listTold(text)).toEqual([]);
});

test.each([["想给自己买把吉他"], ["朋友恨嫁"], ["不缺钱的舅舅"], ["给自己买生日礼物"]])("nothing is left out by: %s", (text) => {
  expect(listTold(text)).toEqual([]);
});

test.each([
  ["两岁宝宝对虾和鸡蛋都过敏", ["虾", "鸡蛋"]],
  ["四岁娃对花生牛奶过敏", ["花生", "牛奶"]],
])("a child's age is no part of what it is allergic to: %s", (text, told) => {
  expect(listTold(text).map((one) => one.replace(/（.*/, ""))).toEqual(told);
});

test.each([["爸爸不吃甜"], ["妈妈怕胖不吃甜的"]])("sweet things are sweets: %s", (text) => {
  expect(readZh(text).avoid.flatMap(({ things }) => things)).toContain("sweets");
});

test.each([
  ["newborn", "组长生娃"],
  ["newborn", "嫂子生了"],
  ["newborn", "同事添丁"],
  ["newborn", "堂姐刚卸货"],
  ["newborn", "老板得了个千金"],
  ["pregnant", "老婆怀第三胎"],
  ["pregnant", "闺蜜孕吐得厉害"],
  ["one-hand", "外公右胳膊不听使唤"],
  ["moving", "客户要回国了"],
  ["thanks", "月嫂要回老家了"],
  ["leaving-job", "同事下周farewell"],
  ["newborn", "表嫂顺产一个男宝"],
  ["break-up", "哥们被绿了"],
  ["proud-of", "表哥刚跑完首马"],
  ["new-business", "同事辞职回老家开民宿"],
  ["long-distance", "网恋对象的生日"],
  ["cat-at-home", "我家猫五岁了"],
])("%s is told by: %s", (fact, text) => {
  expect(listFacts(text)).toContain(fact);
});

test.each([
  ["low-vision", "妈妈的老花镜坏了"],
  ["graduating", "表姐带毕业班"],
  ["small-children", "女儿五岁"],
  ["moving", "过年要回老家"],
  ["newborn", "表妹不想生娃"],
])("%s isn't told by: %s", (fact, text) => {
  expect(listFacts(text)).not.toContain(fact);
});

test.each([
  ["宝宝半岁", 0.5],
  ["侄女八个月大", 0.5],
  ["金婚，外公外婆", 75],
])("an age is told in months, and by a wedding long ago: %s", (text, youngest) => {
  expect(readZh(text).fields.age?.youngest).toBe(youngest);
});

test.each([
  ["叛逆期的女儿", "13-17"],
  ["表妹考研", "18-24"],
  ["弟弟六个月没回家了", undefined],
])("an age is told by a time of life: %s", (text, ageRange) => {
  expect(readZh(text).fields.ageRange).toBe(ageRange);
});

test.each([
  ["两三百的礼物", 200, 300],
  ["部门凑份子送主任，总共1000", 700, 1200],
  ["送全班同学，人均二十", 14, 24],
])("as much may be spent as: %s", (text, least, most) => {
  expect(readZh(text).fields.spend).toMatchObject({ least, most });
});

test("what each of a class gives isn't all that there is", () => {
  expect(readZh("全班给老师买毕业礼物，人均二十").fields.spend).toBeUndefined();
});

test("what is at hand in Cantonese is heard as in plain Chinese", () => {
  expect(listTold("佢减紧肥")).toHaveLength(1);
  expect(listFacts("同事走佬去英国")).toContain("abroad");
});
