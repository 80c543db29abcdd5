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
  ["大夫建议她戒掉奶茶和咖啡", ["奶茶", "咖啡"]],
  ["爱泡温泉，医生让他停掉泡温泉", ["泡温泉"]],
  ["据说他对榛子过敏", ["榛子（过敏）"]],
  ["宝宝对鸡蛋过敏", ["鸡蛋（过敏）"]],
  ["不能再给她糖了", ["甜食（不能再给她糖）"]],
  ["他俩备孕", ["酒（备孕）"]],
  ["不吃辣", ["辣"]],
  ["拐杖他不肯用", ["拐杖"]],
  ["衣柜里不能再添一条裙子", ["裙子"]],
  ["足浴盆是骗人的", ["足浴盆"]],
  ["最怕闻榴莲味", ["榴莲味"]],
  ["以前踢足球，膝盖废了", ["踢足球"]],
  ["年轻时练体操落下一身伤", ["体操"]],
  ["咖啡因上个月停了", ["咖啡因（咖啡因上个月停了）"]],
  ["邻居帮她带娃，香水她从不用", ["香水"]],
  ["膝盖不行，爬不了山", ["爬山"]],
  ["他见了直播就头大", ["直播"]],
  ["戒了二十年的烟", ["烟（戒了二十年的烟）"]],
  ["最近改练拳击了", []],
  ["她怕水", []],
  ["烟戒了酒还没戒", ["烟（烟戒）"]],
  ["在家减肥呢", ["甜食（减肥呢）"]],
  ["琴弓是命根子不许我碰", ["琴弓"]],
  ["墙上不让打孔", []],
  ["教练让他停训一周", []],
  ["不用那种肉麻的礼物", []],
  ["别拿她当小孩", []],
  ["他不肯吃亏", []],
  ["学校不让收贵的", []],
  ["游泳也不知道现在还去不去", []],
])("what others forbid or somebody refuses is left out, and no tone of a gift: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["桌游有卡坦岛和璀璨宝石", ["卡坦岛", "璀璨宝石"]],
  ["烤箱邻居借她了", ["烤箱"]],
  ["相机我哥会买", ["相机"]],
  ["包她妈每年给买", ["包"]],
  ["洗衣机房东留了一台", ["洗衣机"]],
  ["月饼客户送的吃不完", ["月饼"]],
  ["礼服她都自己定制", ["礼服"]],
  ["蛋糕她妈订了", ["蛋糕"]],
  ["家里书堆得到处都是", ["书"]],
  ["宣纸堆得老高", ["宣纸"]],
  ["咖啡机办公室配了", ["咖啡机"]],
  ["猫粮猫砂啥的都齐了", ["猫粮", "猫砂"]],
  ["球杆比我车还贵", ["球杆"]],
  ["书桌上堆满手办", ["手办"]],
  ["前女友送过围巾所以围巾千万别送", ["围巾"]],
  ["拼图送过了，胶水老不够用", ["拼图"]],
  ["客厅连沙发都没有", []],
  ["牙只剩三颗，硬的啃不动", []],
  ["牙刚装了假牙", []],
])("what is there, borrowed or bought by others is had: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["红酒这两年不碰了", ["红酒"]],
  ["自行车每人一辆了", ["自行车"]],
  ["护肤品我打听过别乱买", ["护肤品"]],
  ["单位发了一箱全是苹果就免了", ["苹果"]],
  ["她阳台上养了三年的花都是绿萝就别送了", ["绿萝"]],
  ["贴纸书架塞不下了", ["贴纸"]],
  ["鞋帽围巾什么的不要", ["鞋帽", "围巾"]],
  ["别买海报专辑这些", ["海报", "专辑"]],
  ["奶粉姑姑囤疯了", ["奶粉"]],
])("what is left out is told without what stands around it: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test("what nobody else may touch is loved all the same", () => {
  expect(read({ interests: ["钓鱼"], additionalInfo: "鱼竿不许别人碰" }, "zh").likes.map(({ words }) => words)).toEqual(["钓鱼"]);
});

test("of an assortment one kind is refused, and the rest is loved", () => {
  expect(read({ interests: ["零食"], additionalInfo: "坚果过敏" }, "zh").likes.map(({ words }) => words)).toEqual(["零食"]);
});

test("in the words for a character a breed is no dog", () => {
  expect(read({ personalities: ["二哈本哈"] }, "zh").likes).toEqual([]);
});

test("a club beside its league is meant", () => {
  expect(read({ interests: ["NBA湖人"] }, "zh").likes.map(({ name }) => name?.kind)).toEqual(["club"]);
});

test("what a doctor stopped is no liking, whatever else it is called", () => {
  expect(read({ interests: ["香薰"], additionalInfo: "大夫让她停香薰精油" }, "zh").likes).toEqual([]);
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
  ["把背包忘地铁上了", []],
  ["现在在爱丁堡念书", []],
  ["他跑新疆到上海的线", []],
  ["升职去了南京总部", []],
  ["想让孩子动手画一张", []],
  ["家里种苹果的", []],
  ["在镇上开客栈", []],
  ["她闺蜜出国交换", []],
  ["最近改练拳击了", ["拳击"]],
  ["爱养鸟", ["养鸟"]],
  ["爱撸猫可没养", ["猫"]],
  ["喜欢跳街舞", ["街舞"]],
  ["胶水老不够用", ["胶水"]],
])("what is spoken of in passing is no liking: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(likes);
});
