import { describe, expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

const listLikes = (text: string, locale: Locale) => read({ text }, locale).likes.map(({ words }) => words);
const listTold = (text: string, locale: Locale) => read({ text }, locale).avoid.map(({ told }) => told);

describe("what somebody loves, as people type it", () => {
  test.each([
    ["en", "Hobbies: sailing, chess, sourdough.", ["sailing", "chess", "sourdough"]],
    ["en", "Favorite things: lavender, cheese", ["lavender", "cheese"]],
    ["en", "Likes - camping and whiskey", ["camping", "whiskey"]],
    ["en", "never without her flask of tea", ["flask of tea"]],
    ["en", "is never off her peloton", ["peloton"]],
    ["en", "he's never happier than in his shed", ["shed"]],
    ["en", "obsessed w/ k-pop", ["k-pop"]],
    ["en", "Minecraft and Roblox mad", ["Minecraft", "Roblox"]],
    ["en", "He's quiet, cricket mad", ["cricket"]],
    ["en", "he lives and breathes Formula 1", ["Formula 1"]],
    ["en", "My bf is in his sourdough phase", ["sourdough phase"]],
    ["en", "moved on from Pokemon to Magic the Gathering", ["Magic the Gathering"]],
    ["en", "he would never buy himself good knives", ["good knives"]],
    ["en", "fav band Radiohead, her favorite food is dumplings", ["Radiohead", "dumplings"]],
    ["en", "dreams of seeing the northern lights", ["northern lights"]],
    ["en", "vegetarian, cricket, jazz", ["cricket", "jazz"]],
    ["en", "likes crafts and podcasts", ["crafts", "podcasts"]],
    ["en", "my 9yo loves Percy Jackson and legos", ["Percy Jackson", "legos"]],
    ["en", "swims every day in the sea", ["swims"]],
    ["en", "long haul trucker, audio books", ["audio books"]],
    ["en", "never misses Bake Off", ["Bake Off"]],
    ["en", "my roomate is obssesed with frogs", ["frogs"]],
    ["en", "never shuts up about F1", ["F1"]],
    ["en", "he's been talking about getting a kayak", ["kayak"]],
    ["en", "could watch fishing shows all day", ["fishing"]],
    ["en", "our pastor, likes fishing", ["fishing"]],
    ["zh", "爱好：摄影、徒步", ["摄影", "徒步"]],
    ["zh", "儿子五岁，恐龙、挖掘机、奥特曼卡", ["恐龙", "挖掘机", "奥特曼"]],
    ["zh", "岳母爱打麻将爱逛菜市场", ["麻将", "逛菜市场"]],
    ["zh", "滴酒不沾的老爸，爱钓鱼", ["钓鱼"]],
    ["zh", "兴趣爱好：钓鱼，书法，旅游", ["钓鱼", "书法", "旅游"]],
    ["zh", "爸爸刚退休，爱钓鱼，也喜欢历史", ["钓鱼", "历史"]],
    ["zh", "她的爱好是插花", ["插花"]],
    ["zh", "喜欢喝茶下棋", ["茶", "下棋"]],
    ["zh", "爱跳舞爱旅游", ["跳舞", "旅游"]],
    ["zh", "素食者，爱瑜伽", ["瑜伽"]],
    ["zh", "国安球迷", ["国安"]],
    ["zh", "五月天歌迷", ["五月天"]],
    ["zh", "火车迷小朋友", ["火车迷"]],
    ["zh", "手机壳控", ["手机壳"]],
    ["zh", "特别爱吃螺蛳粉，无辣不欢", ["螺蛳粉", "辣"]],
    ["zh", "没有火锅活不下去", ["火锅"]],
    ["zh", "多肉、绿萝养了一屋子", ["多肉", "绿萝"]],
    ["ja", "推しの子好き", ["推しの子"]],
    ["ja", "コーヒーなしでは一日が始まらない", ["コーヒー"]],
    ["ja", "寿司と日本酒があれば幸せ", ["寿司", "日本酒"]],
    ["ja", "育児に疲れ気味、紅茶好き", ["紅茶"]],
    ["ja", "なにわ男子担", ["なにわ男子"]],
    ["ja", "呪術廻戦にドはまり", ["呪術廻戦"]],
  ] as const)("%s: %s", (locale, text, likes) => {
    expect(listLikes(text, locale)).toEqual(likes);
  });

  test.each([
    ["en", "easter basket for my nephew"],
    ["en", "Valentine's for my husband"],
    ["en", "my grandson is eighteen months"],
    ["en", "he's got a record player"],
    ["en", "three cups. enough said"],
    ["en", "high blood pressure runs in the family"],
    ["en", "he never misses school"],
    ["zh", "北京，上海，出差"],
    ["zh", "睡眠浅，怕吵"],
    ["zh", "他在学校"],
    ["zh", "不要杯子，书"],
    ["zh", "喜欢可爱的东西"],
    ["ja", "かわいいものが好き"],
    ["ja", "いつもは慎重派"],
    ["zh", "爱面子"],
    ["zh", "学医的"],
    ["ja", "失恋した友達"],
  ] as const)("nothing, %s: %s", (locale, text) => {
    expect(listLikes(text, locale)).toEqual([]);
  });
});

test.each([
  ["ja", "Mr.Childrenが好き", "Mr.Children"],
  ["ja", "Mrs. GREEN APPLEが好きです", "Mrs. GREEN APPLE"],
  ["ja", "SPY×FAMILYが好き", "SPY×FAMILY"],
  ["ja", "King Gnuが好き", "King Gnu"],
  ["ja", "進撃の巨人が好き", "進撃の巨人"],
  ["zh", "喜欢玩动物森友会", "动物森友会"],
  ["en", "loves IVE", "IVE"],
  ["en", "loves Teddy Swims", "Teddy Swims"],
] as const)("a name is one, whatever is in it, %s: %s", (locale, text, words) => {
  const { likes } = read({ text }, locale);

  expect(likes.map((like) => [like.words, like.name !== null])).toEqual([[words, true]]);
});

test.each([
  ["ja", "ゲーム×", ["ゲーム"]],
  ["ja", "お酒はNG", ["お酒"]],
] as const)("a sign of refusal stays one, %s: %s", (locale, text, told) => {
  expect(listTold(text, locale)).toEqual(told);
});

describe("what is left out, as people type it", () => {
  test.each([
    ["en", "Dislikes: clutter, candles", ["clutter", "candles"]],
    ["en", "she used to play piano but arthritis made her give it up", ["play piano"]],
    ["en", "he never gave up", []],
    ["en", "he thinks cologne is tacky", ["cologne"]],
    ["zh", "奶奶喜欢绣十字绣，现在手抖绣不了了", ["绣十字绣"]],
    ["ja", "昔はテニスをやっていたけど肩を痛めて今はできない", ["テニス"]],
    ["en", "he's on a low salt diet", ["salty food (on a low salt diet)"]],
    ["en", "has high cholesterol", ["fatty food (high cholesterol)"]],
    ["en", "my uncle has gout", ["alcohol, meat and seafood (gout)"]],
    ["en", "she's keto", ["sweets and starches (keto)"]],
    ["en", "loves keto baking", []],
    ["en", "high blood pressure", ["salty food (high blood pressure)"]],
    ["en", "loves her salt lamp", []],
    ["en", "three cups. enough said", []],
    ["zh", "喜欢：猫、手账。不喜欢：香水、口红", ["香水", "口红"]],
    ["zh", "以前爱打篮球，腰伤后打不了了", ["打篮球"]],
    ["zh", "奶奶以前爱织毛衣，现在眼睛花了织不动了", ["织毛衣"]],
    ["zh", "喜欢跑步，不能吃辣", ["辣"]],
    ["zh", "他酷爱骑摩托，老婆不让骑了", ["骑摩托"]],
    ["zh", "不能喝酒吃海鲜", ["酒", "海鲜"]],
    ["zh", "养了一只猫，怕猫吃植物", []],
    ["zh", "爸爸要低盐饮食", ["重盐食品（要低盐饮食）"]],
    ["zh", "爷爷痛风", ["酒、肉和海鲜（痛风）"]],
    ["zh", "她在生酮饮食", ["甜食和主食（生酮饮食）"]],
    ["zh", "妈妈血脂高", ["油腻的（血脂高）"]],
    ["zh", "肾不好", ["重盐食品（肾不好）"]],
    ["ja", "同僚、猫飼い、コーヒーが苦手", ["コーヒー"]],
    ["ja", "新幹線とポケモン、レゴはもうたくさんある", ["レゴ"]],
    ["ja", "マグカップ、タオルはもうたくさんある", ["マグカップ", "タオル"]],
    ["ja", "花は毎年あげてるので別のもの", ["花"]],
    ["ja", "ヴィーガンの友人", ["肉・魚・卵・乳製品（ヴィーガン）"]],
    ["ja", "減塩中の義父", ["塩分の多いもの（減塩中）"]],
    ["ja", "父は痛風です", ["お酒・肉・魚介類（痛風）"]],
    ["ja", "糖質制限中です", ["甘いものと炭水化物（糖質制限中）"]],
    ["ja", "コレステロールが高い母", ["脂っこいもの（コレステロールが高い）"]],
  ] as const)("%s: %s", (locale, text, told) => {
    expect(listTold(text, locale)).toEqual(told);
  });
});

describe("who it is for and how old, as people type it", () => {
  test.each([
    ["en", "Grandad, ninety one, loves cricket", { relationship: "extended-family", age: 91 }],
    ["en", "Mom 61 loves tea", { relationship: "parent", age: 61 }],
    ["en", "my brother hes 35 lives in nyc", { relationship: "sibling", age: 35 }],
    ["en", "kid is into space, 5", { age: 5 }],
    ["en", "for my nan's 80th, she likes gin", { age: 80 }],
    ["en", "50th birthday for a friend", { age: 50 }],
    ["en", "13 y/o boy who draws", { age: 13 }],
    ["en", "62-year-old father, Indian, golf", { relationship: "parent", age: 62, name: null }],
    ["en", "My FIL loves his lawn", { relationship: "extended-family", gender: "male" }],
    ["en", "wine mom who loves true crime", { relationship: null }],
    ["en", "gym bro who loves anime", { relationship: null }],
    ["en", "Retired nurse, 68, quilts", { relationship: null, age: 68 }],
    ["en", "two kids, loves tea", { age: null }],
    ["en", "mail carrier, Christmas, $15", { age: null }],
    ["en", "baby boy, 1st birthday", { age: 1 }],
    ["en", "father of three, coaches", { relationship: null }],
    ["en", "my boyfriend's mom, she likes wine", { relationship: "extended-family", gender: "female" }],
    ["zh", "爱发朋友圈", { relationship: null }],
    ["ja", "愛妻家、旅行", { relationship: null }],
    ["zh", "爷爷八十八了，耳背", { relationship: "extended-family", age: 88 }],
    ["zh", "儿子上三年级", { relationship: "child", age: 8 }],
    ["zh", "上司，女，四十多岁", { relationship: "colleague", gender: "female", age: 40 }],
    ["zh", "跑马拉松的，医生不让跑了", { relationship: null }],
    ["zh", "他酷爱骑摩托，老婆不让骑了", { relationship: null, gender: "male" }],
    ["zh", "保姆阿姨，快五十", { age: 50 }],
    ["ja", "彼氏27、筋トレ", { relationship: "spouse", age: 27 }],
    ["ja", "妹、高校一年、テニス部", { relationship: "sibling", age: 15 }],
    ["ja", "母の日、花以外で", { relationship: "parent", gender: "female" }],
    ["ja", "出産祝い、上の子は3歳", { age: null }],
    ["ja", "なにわ男子担", { gender: null }],
  ] as const)("%s: %s", (locale, text, expected) => {
    const { relationship = null, gender = null, name = null, age } = read({ text }, locale).fields;

    expect({ relationship, gender, name, age: age?.youngest ?? null }).toMatchObject(expected);
  });
});

test("rosé is the wine, and no flower; and whoever is 15 has a mother of another age", () => {
  expect(read({ interests: ["rosé"] }, "en").likes.map(({ interests }) => interests)).toEqual([["wine"]]);
  expect(read({ text: "I'm 15 and my mom's birthday is next week" }, "en").fields.age).toBeUndefined();
});
