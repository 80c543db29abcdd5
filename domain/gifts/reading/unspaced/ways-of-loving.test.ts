import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "../read.ts";

test.each<[Locale, string, string[]]>([
  ["zh", "奥特曼也喜欢", ["奥特曼"]],
  ["zh", "妈妈一直想去西藏", ["西藏"]],
  ["zh", "姑姑跳交谊舞，爱美", ["交谊舞"]],
  ["zh", "女儿学芭蕾两年了", ["芭蕾"]],
  ["zh", "以前爱看书绣花", ["书", "绣花"]],
  ["zh", "爱看手机，睡觉要抱着玩偶", ["玩偶"]],
  ["zh", "考研中，爱喝奶茶", ["奶茶"]],
  ["zh", "孙子喜欢啃东西", []],
  ["zh", "儿子八岁，迷恐龙和乐高", ["恐龙", "乐高"]],
  ["zh", "厨艺很差，爱看悬疑剧", ["悬疑剧"]],
  ["ja", "推しはSnow Man、キャンプも好き。", ["Snow Man", "キャンプ"]],
  ["ja", "猫も犬も好き。", ["猫", "犬"]],
  ["ja", "好きなものはチョコ、苦手なものはナッツ。", ["チョコ"]],
  ["ja", "華道歴20年です", ["華道"]],
  ["ja", "鉄道模型ざんまいの父", ["鉄道模型"]],
  ["ja", "部活の顧問の先生、サックスを吹く", ["サックス"]],
  ["ja", "ミステリー小説を月10冊読む", ["ミステリー小説"]],
  ["ja", "叔母は大の阪神ファンで", ["阪神"]],
  ["ja", "お父さんは日本酒好き", ["日本酒"]],
  ["ja", "息子はサッカー部", ["サッカー部"]],
  ["ja", "山歩きが趣味、辛党ではない", ["山歩き"]],
  ["ja", "昔は大工、木の匂いが好き", ["木の匂い"]],
  ["ja", "3歳の女の子、プリンセス好き", ["プリンセス"]],
  ["ja", "二人ともDIYとカレーが好き", ["DIY", "カレー"]],
  ["ja", "友人夫婦が新築、犬がいる、北欧っぽいのが好き", ["北欧"]],
  ["ja", "夫はトレイルランナー", ["トレイルランナー"]],
  ["ja", "ワインに詳しい教授", ["ワイン"]],
  ["ja", "プリンセスより恐竜派", ["恐竜"]],
  ["ja", "店長、40代男性、子ども3人、釣りとビールが好き", ["釣り", "ビール"]],
  ["ja", "物は増やしたくない派、一人暮らし始めたばかり", []],
])("what is loved is told in many ways (%s): %s", (locale, notes, likes) => {
  expect(read({ text: notes }, locale).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[Locale, string, string[]]>([
  ["zh", "学校规定不许收贵礼，别让人为难", []],
  ["zh", "朋友刚流产，不想提这事", []],
  ["zh", "大伯听力不行，皮肤过敏", []],
  ["ja", "娘は小学2年生、暗いところが怖い", []],
  ["ja", "弟は受験生、ゲームは禁止中", ["ゲーム"]],
  ["ja", "肩こりがひどい、観葉植物だらけ", ["観葉植物"]],
  ["ja", "肌が弱く香りの強いものが苦手", ["香りの強いもの"]],
  ["ja", "夫は肩こりと腰痛、ゲーミングチェアはもうある", ["ゲーミングチェア"]],
  ["zh", "行李不能带太多，喜欢手帐", []],
  ["ja", "カーネーションは毎年なので別で", ["カーネーション"]],
  ["ja", "小麦は大丈夫、コーヒーは飲めない", ["コーヒー"]],
])("what somebody is like or lives through is nothing to leave out (%s): %s", (locale, notes, told) => {
  expect(read({ text: notes }, locale).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string]>([
  ["祖母の介護をしている母に", "parent"],
  ["公司抽到给财务大姐送礼，她有个上初中的女儿", "colleague"],
  ["楼下保安大叔", "other"],
  ["隣のおじいさん、甘党", "other"],
  ["スナックのママ、着物好き", "other"],
])("whom it is for is not whoever else is named: %s", (text, relationship) => {
  expect(read({ text }, /[ぁ-ヿ]/.test(text) ? "ja" : "zh").fields.relationship).toBe(relationship);
});
