import { expect, test } from "vitest";
import type { WordField } from "#shared/person-fields.ts";
import { chinese } from "./chinese.ts";

const read = (text: string, field: WordField = "additionalInfo") => chinese.read({ text, field, item: 0, locale: "zh" });

/** What counts of a text: 'has 书', 'cannot 酒 (no-alcohol)'. */
function listClaims(text: string, field: WordField = "additionalInfo"): string[] {
  return read(text, field)
    .claims.filter(({ subject, stance }) => stance !== "about" && (subject === "person" || stance === "has"))
    .map(({ stance, words, diet }) => `${stance} ${words}${diet ? ` (${diet})` : ""}`);
}

test.each([
  ["不要蜡烛", ["dislikes 蜡烛"]],
  ["千万别送花", ["dislikes 花"]],
  ["别再给她买包了", ["dislikes 包"]],
  ["他觉得盲盒是智商税", ["dislikes 盲盒"]],
  ["别送衣服，尺码搞不准", ["dislikes 衣服"]],
  ["燕窝阿胶都有了", ["has 燕窝", "has 阿胶"]],
  ["香水就算了", ["dislikes 香水"]],
  ["口红、香水一律不要", ["dislikes 口红", "dislikes 香水"]],
  ["带骷髅图案的都不行", ["dislikes 带骷髅图案的"]],
  ["她讨厌榴莲", ["dislikes 榴莲"]],
  ["不喜欢太甜的", ["dislikes 太甜的"]],
  ["他从不喝咖啡", ["dislikes 咖啡"]],
  ["除了玩偶别的都行", ["dislikes 玩偶"]],
  ["衣服别买了柜子都关不上", ["dislikes 衣服"]],
  ["不要绿植猫会啃", ["dislikes 绿植"]],
  ["护肤品我不敢送", ["dislikes 护肤品"]],
  ["除了书和花，什么都行", ["dislikes 书", "dislikes 花"]],
  ["谁送学习用品跟谁急", ["dislikes 学习用品"]],
  ["数码产品他比我懂，轮不到我送", ["dislikes 数码产品"]],
  ["她嫌首饰累赘", ["dislikes 首饰"]],
  ["不喝奶茶只喝美式", ["dislikes 奶茶"]],
  ["二胡拉不了了", ["dislikes 二胡"]],
  ["唔好送鞋", ["dislikes 鞋"]],
  ["她不摆大红摆件", ["dislikes 大红摆件"]],
  ["导师明确说过不收购物卡", ["dislikes 购物卡"]],
])("what somebody does not want is left out: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test.each([
  ["围巾 手套 帽子 都送过了", ["has 围巾", "has 手套", "has 帽子"]],
  ["手表已经有了", ["has 手表"]],
  ["茶具他囤了三套", ["has 茶具"]],
  ["杯子太多了", ["has 杯子"]],
  ["不缺保温杯", ["has 保温杯"]],
  ["Kindle和iPad都有", ["has Kindle", "has iPad"]],
  ["按摩椅去年买了", ["has 按摩椅"]],
  ["面膜用不完", ["has 面膜"]],
  ["前年送的丝巾她一次没戴", ["has 丝巾"]],
  ["球拍他有十几把，线也有专人穿", ["has 球拍", "has 线"]],
  ["鸟笼他有五个", ["has 鸟笼"]],
  ["蛋白粉他自己是代理不缺", ["has 蛋白粉"]],
  ["皮带钱包手表前几年都送遍了", ["has 皮带", "has 钱包", "has 手表"]],
  ["送过两次香水都没见她用", ["has 香水"]],
  ["洗碗机已经装好了", ["has 洗碗机"]],
  ["茶叶他说可以开店了", ["has 茶叶"]],
  ["相机是去年买的，吉他也带过去了", ["has 相机", "has 吉他"]],
  ["瑜伽垫她有Lululemon的", ["has 瑜伽垫"]],
  ["球杆他有定制的，不能太招摇", ["has 球杆"]],
  ["四件套收到七八套了", ["has 四件套"]],
  ["耳机是公司发的", ["has 耳机"]],
  ["自行车是他自己攒钱买的", ["has 自行车"]],
  ["肩托换过新的", ["has 肩托"]],
  ["家里有个一岁宝宝", []],
  ["平板爸妈买了，行李箱姑姑买了", ["has 平板", "has 行李箱"]],
  ["球拍去年刚换的李宁", ["has 球拍"]],
  ["音响去年给她买了", ["has 音响"]],
  ["鱼竿五六根", ["has 鱼竿"]],
  ["佳明手表戴着呢", ["has 佳明手表"]],
  ["她辛苦得不行", []],
  ["爱喝酒，但医生不让喝了", ["likes 酒", "cannot 酒"]],
])("what somebody has is told: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test.each([
  ["对芒果过敏", ["cannot 芒果"]],
  ["花生过敏", ["cannot 花生 (no-nuts)"]],
  ["对酒精和乳胶过敏", ["cannot 酒精 (no-alcohol)", "cannot 乳胶 (no-latex)"]],
  ["海鲜啤酒都得戒", ["cannot 海鲜", "cannot 啤酒"]],
  ["咖啡这辈子断了", ["dislikes 咖啡"]],
  ["查出脂肪肝", ["cannot 脂肪肝 (no-alcohol)"]],
  ["她戒酒两年了", ["cannot 戒酒两年了 (no-alcohol)"]],
  ["全家吃素", ["cannot 吃素 (vegetarian)"]],
  ["他是穆斯林", ["cannot 穆斯林 (halal)"]],
  ["奶奶有糖尿病", ["cannot 有糖尿病 (no-sugar)"]],
  ["乳糖不耐受", ["cannot 乳糖不耐受 (no-dairy)"]],
  ["怀孕五个月", ["cannot 怀孕五个月 (no-alcohol)"]],
])("what must not be is never relaxed: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test.each([
  ["离不开咖啡"],
  ["没有不爱吃的"],
  ["什么都不缺"],
  ["她说啥都不要"],
  ["马上要去上班了"],
  ["总是乱花钱"],
  ["特别开心"],
  ["他女朋友吃素"],
  ["已经不过敏了"],
  ["无糖的可以"],
  ["书随便送"],
  ["在医院上班，很忙"],
  ["不能太贵"],
  ["送别宴在周五"],
  ["不能像表白"],
  ["她做手术切除了胆囊，在家养着"],
  ["喜欢威士忌"],
  ["我们公司三十个人一起送"],
  ["别乱花钱"],
  ["超过一百就不敢收了"],
])("nothing is left out by a sentence that forbids nothing: %s", (text) => {
  expect(listClaims(text).filter((claim) => !claim.startsWith("likes"))).toEqual([]);
});

test.each([
  ["平时爱看悬疑小说", ["likes 悬疑小说"]],
  ["离不开咖啡", ["likes 咖啡"]],
  ["她喜欢做饭，也爱收纳", ["likes 做饭", "likes 收纳"]],
  ["她喜欢做饭和广场舞", ["likes 做饭", "likes 广场舞"]],
  ["周杰伦的铁粉", ["likes 周杰伦"]],
  ["最近在学尤克里里", ["likes 尤克里里"]],
  ["家里养了两只乌龟", ["likes 乌龟"]],
  ["年轻时喜欢跳舞", ["affinity 跳舞"]],
  ["当了一辈子木匠", ["affinity 木匠"]],
  ["天天篮球，墙上贴的文班亚马", ["likes 篮球", "likes 文班亚马"]],
  ["平时就打打麻将、跳跳广场舞", ["likes 打麻将", "likes 跳广场舞"]],
  ["原神早退坑了", ["neutral 原神"]],
  ["手办有一柜子，但是还在收", ["likes 手办"]],
])("what somebody loves is found wherever it is typed: %s", (text, claims) => {
  expect(listClaims(text)).toEqual(claims);
});

test.each([
  ["他不能跑步也不能游泳", []],
  ["她不会做饭也不会烘焙", []],
  ["膝盖不好，没法爬山", []],
  ["她不敢游泳，但喜欢跑步", ["likes 跑步"]],
  ["他会做饭，会拉二胡", ["likes 会做饭", "likes 拉二胡"]],
])("what somebody can't do is no liking: %s", (text, claims) => {
  expect(listClaims(text).filter((claim) => claim.startsWith("likes"))).toEqual(claims);
});

test("a list of nothing but things is what they have, in the field that asks for it", () => {
  expect(listClaims("马克杯、蜡烛、相框")).toEqual(["has 马克杯", "has 蜡烛", "has 相框"]);
  expect(listClaims("马克杯、蜡烛、相框", "text")).toEqual([]);
});

test.each([
  ["养多肉", ["likes 养多肉"]],
  ["徒步", ["likes 徒步"]],
  ["看展和逛古玩市场", ["likes 看展", "likes 逛古玩市场"]],
  ["不喜欢运动", ["dislikes 运动"]],
])("what is typed as an interest is one, unless it says otherwise: %s", (text, claims) => {
  expect(listClaims(text, "interests")).toEqual(claims);
});

test.each([
  ["奶奶耳背", ["hard-of-hearing"]],
  ["耳背的是他老伴，不是他", []],
  ["他耳朵好得很", []],
  ["膝盖刚做了手术", ["walks-badly", "ill-or-recovering"]],
  ["猫猫上个月走了", ["pet-loss"]],
  ["下个月要去英国留学，行李限重", ["abroad", "light-luggage"]],
  ["刚退休", ["retirement"]],
  ["退休前是会计", []],
  ["我们科室六个人凑钱", ["group-gift"]],
  ["异地恋两年", ["long-distance"]],
  ["刚生完二胎", ["newborn"]],
  ["住宿舍", ["small-home"]],
  ["中秋送客户", ["mid-autumn-festival"]],
  ["对猫毛过敏没法养猫", ["no-pets"]],
  ["不太会用手机", ["no-tech"]],
])("the facts of a life are found in what is said of the person: %s", (text, facts) => {
  expect(
    read(text)
      .facts.map(({ fact }) => fact)
      .filter((fact) => facts.length === 0 || facts.includes(fact)),
  ).toEqual(facts);
});

test.each([
  ["最好能一家人一起玩", "together"],
  ["要拿得出手", "presentable"],
  ["东西要轻", "light"],
  ["别占地方", "small"],
  ["想送个实用的", "practical"],
  ["本命年", "lucky-red"],
  ["不能像表白", "not-romantic"],
  ["能用好多年", "lasting"],
  ["下周过生日", "soon"],
  ["这周六聚会要用", "soon"],
])("a wish is found: %s", (text, wish) => {
  expect(read(text).wishes.map((found) => found.wish)).toContain(wish);
});

test.each([
  [
    "我奶奶八十大寿",
    { relationship: "extended-family", gender: "female", age: { youngest: 80, oldest: 80 }, ageRange: "65+", occasion: "birthday" },
  ],
  ["老婆七夕礼物，五百块以内", { relationship: "spouse", gender: "female", occasion: "valentines", currency: "CNY", budget: "400-800" }],
  ["爷爷，生日，八百左右", { relationship: "extended-family", gender: "male", occasion: "birthday", currency: "CNY", budget: "400-800" }],
  ["同事，生日，身高150左右，单词量3000左右", { relationship: "colleague", occasion: "birthday" }],
  ["老师，教师节，预算200左右", { relationship: "other", occasion: "other", currency: "CNY", budget: "under-200" }],
  ["闺蜜家的女儿五岁", { relationship: "friend", gender: "female" }],
  ["爸妈乔迁", { relationship: "parent", occasion: "housewarming" }],
])("the words hold what the form asks for: %s", (text, fields) => {
  const { spend: _spend, ...told } = read(text).fields;
  expect(told).toEqual(fields);
});

const listRest = (text: string) =>
  read(text)
    .claims.filter(({ stance }) => stance === "about")
    .map(({ words }) => words);

test("what could not be understood is kept as it was typed", () => {
  expect(listRest("他什么都不缺，就是脾气急")).toEqual(["就是脾气急"]);
});

test.each(["送给我妈妈的生日礼物，预算三百左右", "奶奶今年八十岁了，爱听京剧"])(
  "nothing is kept where nothing else is said: %s",
  (text) => {
    expect(listRest(text)).toEqual([]);
  },
);

test("traditional characters are read as simplified ones, and told as typed", () => {
  expect(listClaims("不要蠟燭，茶葉太多了")).toEqual(["dislikes 蠟燭", "has 茶葉"]);
});

test("each thing of a long note is found", () => {
  const text = Array.from({ length: 400 }, (_, n) => `不要第${n}号杯子${n}，`).join("");
  expect(listClaims(text)).toHaveLength(400);
});
