import type { VocabularyEntry } from "./entry.ts";

/** What is eaten between meals. */
export const treatNames = {
  crisps: {
    en: "potato chips",
    zh: "薯片",
    ja: "ポテトチップス",
    also: "crisps, potato chip, tortilla chips, corn chips, bag of chips, bags of chips, bowl of chips, bag of crisps, bags of crisps, packets of crisps, doritos, pringles, 薯条零食, ポテチ, プリングルズ",
  },
  popcorn: { en: "popcorn", zh: "爆米花", ja: "ポップコーン", also: "popcorn kernels, popping corn, popcorn tin, popcorn tins" },
  "rice-cracker": {
    en: "rice crackers",
    zh: "仙贝",
    ja: "せんべい",
    also: "rice cracker, senbei, arare, 米果, 雪饼, おせんべい, おかき, あられ",
  },
  cracker: { en: "crackers", zh: "苏打饼干", ja: "クラッカー", also: "saltines, oatcakes, crispbread, cheese crackers, 咸饼干" },
  latiao: { en: "latiao", zh: "辣条", ja: "中国の辛いスナック", also: "卫龙, 麻辣零食" },
  jerky: {
    en: "jerky",
    zh: "牛肉干",
    ja: "ジャーキー",
    also: "beef jerky, biltong, meat snacks, meat sticks, 肉干, 肉脯, 猪肉脯, ビーフジャーキー",
  },
  "protein-bar": {
    en: "protein bars",
    zh: "能量棒",
    ja: "プロテインバー",
    also: "protein bar, energy bar, energy bars, granola bar, granola bars, cereal bar, cereal bars, energy gels, 蛋白棒, 谷物棒, エナジーバー, シリアルバー, エナジージェル",
  },
  cookie: {
    en: "cookies",
    zh: "饼干",
    ja: "クッキー",
    also: "cookie, biscuits, biscuit tin, biscuit tins, tin of biscuits, tins of biscuits, <shortbread, <oreos, 曲奇, 曲奇饼, 曲奇饼干, ビスケット, クッキー缶, <サブレ, <ショートブレッド",
  },
  "ice-cream": {
    en: "ice cream",
    zh: "冰淇淋",
    ja: "アイスクリーム",
    also: "ice creams, ice-cream, gelato, sorbet, popsicles, ice lollies, ice lolly, 冰激凌, 雪糕, 冰棍, ジェラート, ソフトクリーム, アイスキャンディー, シャーベット, =アイス",
  },
  candy: {
    en: "candy",
    zh: "糖果",
    ja: "キャンディ",
    also: "candies, <gummies, <gummy bears, <haribo, <lollipops, <lollipop, <jelly beans, <hard candy, <boiled sweets, <toffee, <toffees, <fudge, 奶糖, 喜糖, 大白兔, 水果糖, <软糖, <棒棒糖, <太妃糖, キャンディー, 飴, 飴玉, のど飴, <グミ, <金平糖",
  },
  "chewing-gum": {
    en: "chewing gum",
    zh: "口香糖",
    ja: "チューインガム",
    also: "bubble gum, bubblegum, 泡泡糖, ミントガム, キシリトールガム",
  },
  liquorice: { en: "liquorice", zh: "甘草糖", ja: "リコリスキャンディ", also: "licorice, liquorice allsorts, リコリスグミ" },
  macaron: { en: "macarons", zh: "马卡龙", ja: "マカロン", also: "macaron, macaroons" },
  wagashi: {
    en: "Japanese sweets",
    zh: "和果子",
    ja: "和菓子",
    also: "wagashi, <yokan, <dorayaki, <羊羹, <铜锣烧, 上生菓子, 干菓子, <どら焼き, <まんじゅう, <饅頭, <最中",
  },
  pastry: {
    en: "pastries",
    zh: "糕点",
    ja: "ペストリー",
    also: "pastry, croissants, croissant, eclairs, danish pastries, box of pastries, 中式糕点, 酥饼, <蛋挞, <桃酥, <绿豆糕, クロワッサン, デニッシュ",
  },
  doughnut: { en: "doughnuts", zh: "甜甜圈", ja: "ドーナツ", also: "doughnut, donut, donuts, krispy kreme, ドーナッツ" },
  "dark-chocolate": {
    en: "dark chocolate",
    zh: "黑巧克力",
    ja: "ダークチョコレート",
    also: "dark chocolates, bitter chocolate, 黑巧, 苦巧克力, ダークチョコ, ビターチョコ, ビターチョコレート, ハイカカオ",
  },
  "white-chocolate": { en: "white chocolate", zh: "白巧克力", ja: "ホワイトチョコレート", also: "white chocolates, 白巧, ホワイトチョコ" },
  cocoa: {
    en: "hot chocolate",
    zh: "热可可",
    ja: "ココア",
    also: "cocoa, hot cocoa, drinking chocolate, cocoa powder, cocoa bombs, 可可粉, 热巧克力, ホットチョコレート, ホットチョコ",
  },
  fruitcake: {
    en: "fruitcake",
    zh: "圣诞布丁",
    ja: "フルーツケーキ",
    also: "fruitcakes, fruit cake, fruit cakes, christmas cake, christmas cakes, christmas pudding, christmas puddings, panettone, stollen, mince pies, 史多伦, 潘妮托尼, シュトーレン, シュトレン, パネトーネ, パネットーネ",
  },
  baumkuchen: { en: "baumkuchen", zh: "年轮蛋糕", ja: "バウムクーヘン", also: "バームクーヘン" },

  cheesecake: { en: "cheesecake", zh: "芝士蛋糕", ja: "チーズケーキ", also: "cheesecakes, 乳酪蛋糕, バスクチーズケーキ" },
  cupcake: { en: "cupcakes", zh: "纸杯蛋糕", ja: "カップケーキ", also: "cupcake, muffins, muffin, 玛芬, マフィン" },
  brownie: { en: "brownies", zh: "布朗尼", ja: "ブラウニー", also: "brownie tin, box of brownies, blondies" },
  castella: { en: "castella", zh: "长崎蛋糕", ja: "カステラ", also: "castella cake, 台湾カステラ" },
  goji: { en: "goji berries", zh: "枸杞", ja: "クコの実", also: "goji, wolfberries, 枸杞子, 黑枸杞" },
} as const satisfies Record<string, VocabularyEntry>;
