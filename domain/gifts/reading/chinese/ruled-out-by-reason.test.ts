import { expect, test } from "vitest";
import { read } from "../read.ts";
import { readRequest } from "../read-request.ts";

const readZh = (text: string) => read({ text }, "zh");
const listTold = (text: string) => readZh(text).avoid.map(({ told }) => told);
const listLiked = (text: string) => readZh(text).likes.map(({ words }) => words);

test.each([
  ["香薰一类的东西闻了会打喷嚏", ["香薰一类的东西（闻了会打喷嚏）"]],
  ["丙烯颜料闻了就头疼", ["丙烯颜料（闻了就头疼）"]],
  ["腰果她吃了要起疹子的", ["腰果（吃了要起疹子）"]],
  ["银的会让她皮肤起疹子", ["银的（让她皮肤起疹子）"]],
  ["皮肤对羊毛敏感", ["羊毛（敏感）"]],
  ["郁金香对猫有毒别送", ["郁金香"]],
  ["跟考试有关的他一看就翻脸", ["跟考试有关的"]],
  ["保健品被推销的坑过，看见就来气", ["保健品"]],
  ["减肥茶她被坑过一次", ["减肥茶"]],
  ["最怕别人送她护膝、足浴盆这种显老的", ["护膝", "足浴盆"]],
  ["鲜花嘛，总嫌浪费钱", ["鲜花"]],
  ["带电池的东西寄不了", ["带电池的东西"]],
  ["玻璃罐、香肠海关怕是过不去", ["玻璃罐", "香肠"]],
  ["占地方的东西她收到会发愁", ["占地方的东西"]],
  ["羊毛、丝绸均不使用", ["羊毛", "丝绸"]],
  ["手办他都自己抢，别替他买", ["手办"]],
  ["楼板薄，吵的别送", ["吵的"]],
  ["迷奥特曼，积木早就不玩了", ["积木"]],
  ["医生上周刚让他把酒断了", ["酒（酒断了）"]],
  ["婆婆跑不了步", ["跑步"]],
  ["行李满了，沉的塞不进去", ["沉的"]],
  ["香水巧克力暂时跟她绝缘", ["香水", "巧克力"]],
  ["金首饰她嫌招贼", ["金首饰"]],
  ["皮草那种大牌她觉得扎眼", ["皮草那种大牌"]],
  ["伞是大忌", ["伞"]],
  ["寿桃寿面那一套她最烦", ["寿桃寿面"]],
  ["围巾帽子大家别再凑热闹了", ["围巾", "帽子"]],
  ["鱼竿咱外行，别瞎掺和", ["鱼竿"]],
  ["游戏机他爸妈看见要砸", ["游戏机"]],
  ["绿植一进门就被猫啃", ["绿植"]],
  ["面霜用了更严重", ["面霜"]],
  ["学校不准带手机", ["手机"]],
  ["以前爱绣花，如今眼睛不济，不绣了", ["绣花"]],
  ["一听装修声就头疼", []],
  ["滑板摔断了腿以后就再没碰过", ["滑板"]],
])("what makes ill, can't be sent, annoys or was given up is ruled out: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["耳机他爸今年会给他买", ["耳机"]],
  ["阿胶她孙女整箱寄", ["阿胶"]],
  ["荧光棒很多支了", ["荧光棒"]],
  ["宝宝衣服收到手软", ["宝宝衣服"]],
  ["锅碗婆婆都置办妥了", ["锅", "碗"]],
  ["水壶公司年会发了俩", ["水壶"]],
  ["种子她儿子店里有的是", ["种子"]],
  ["模具囤得橱柜门都关不上", ["模具"]],
  ["收音机现在成摆设了", ["收音机"]],
  ["泳镜年年丢，已经囤了三副", ["泳镜"]],
  ["相机包、三脚架样样不缺", ["相机包", "三脚架"]],
  ["泡菜每次都分我一大盒", []],
  ["锤子倒是老找我借", []],
  ["膝盖换过了走不了远路", []],
])("what others bring is there, and what is lent or shared with others isn't refused: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["杯子就算了，她工位上摆了七八个", ["杯子"]],
  ["鲜花永远不要", ["鲜花"]],
  ["帽子手套从十岁攒到现在一整面墙", ["帽子手套"]],
  ["口红按色号排了一抽屉", ["口红"]],
  ["酒这东西他一口都不碰，别往那上头想", ["酒这东西"]],
  ["账单看着别吓人", []],
  ["最好一人一份别打架", []],
  ["别往男人身上扯", []],
  ["退了要把太极好好练一遍", []],
  ["别送熊猫玩偶", ["熊猫玩偶"]],
  ["不要兔子玩偶和小熊抱枕", ["兔子玩偶", "小熊抱枕"]],
])("a thing is told, and no piece of a sentence: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["我对象喜欢弹吉他，打篮球的是我，不是他", ["弹吉他"]],
  ["女儿爱画画，弹钢琴的是她姐姐", ["画画"]],
  ["闺蜜爱瑜伽，家里天天放的摇滚那是她男友爱听的", ["瑜伽"]],
  ["老师爱书法，老伴爱跳广场舞，跟老师没关系", ["书法"]],
  ["她爱园艺，其夫酷爱自酿啤酒", ["园艺"]],
])("what somebody else loves is nothing that they love: %s", (text, likes) => {
  expect(listLiked(text)).toEqual(likes);
});

test("in a note on a teacher a wife is somebody else", () => {
  const notes = "退休前教了四十年书，爱写毛笔字。老伴爱打高尔夫。";
  const { likes } = readRequest({ additionalInfo: notes, relationship: "other", language: "zh" });
  expect(likes.map(({ words }) => words)).not.toContain("高尔夫");
});

test.each([
  ["她家金毛养了十四年，上礼拜走的", true],
  ["家里那只泰迪去年老死了", true],
  ["养了十年的橘猫没熬过冬天", true],
  ["天天遛狗走了五公里", false],
  ["爱猫爱得要死", false],
])("an animal that has died is mourned: %s", (text, isMourned) => {
  expect(readZh(text).facts.some(({ fact }) => fact === "pet-loss")).toBe(isMourned);
});
