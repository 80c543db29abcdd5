import type { VocabularyEntry } from "./entry.ts";

/** What goes on food and into it, and single ingredients that some can't stand. */
export const seasoningNames = {
  jam: {
    en: "jams",
    zh: "果酱",
    ja: "ジャム",
    also: "jam, marmalade, marmalades, fruit preserves, fruit spread, fruit spreads, 橘子酱, 草莓酱, マーマレード, ママレード, コンフィチュール",
  },
  "peanut-butter": { en: "peanut butter", zh: "花生酱", ja: "ピーナッツバター", also: "jar of peanut butter, ピーナツバター" },
  "cooking-oil": {
    en: "cooking oil",
    zh: "食用油",
    ja: "サラダ油",
    also: "vegetable oil, sunflower oil, sesame oil, rapeseed oil, cooking oils, 菜籽油, 大豆油, 玉米油, 芝麻油, 香油, 调和油, 山茶油, <ごま油, 胡麻油, 米油, なたね油, 食用油セット",
  },
  "olive-oil": { en: "olive oil", zh: "橄榄油", ja: "オリーブオイル", also: "olive oils, extra virgin oil, オリーブ油" },
  vinegar: {
    en: "vinegar",
    zh: "香醋",
    ja: "お酢",
    also: "vinegars, balsamic, balsamic vinegar, apple cider vinegar, cider vinegar, wine vinegar, 陈醋, 米醋, 果醋, 黒酢, 飲む酢, バルサミコ酢, りんご酢",
  },
  "soy-sauce": { en: "soy sauce", zh: "酱油", ja: "醤油", also: "soya sauce, shoyu, tamari, 生抽, 老抽, しょうゆ, しょう油, お醤油" },
  "hot-sauce": {
    en: "hot sauce",
    zh: "辣酱",
    ja: "ホットソース",
    also: "hot sauces, chilli sauce, chili sauce, chilli oil, chili oil, chili crisp, chilli crisp, sriracha, tabasco, 辣椒酱, 老干妈, 辣椒油, 油泼辣子, タバスコ, ラー油, 食べるラー油, チリソース, 豆板醤",
  },
  "barbecue-sauce": {
    en: "barbecue sauce",
    zh: "烧烤酱",
    ja: "焼肉のたれ",
    also: "bbq sauce, barbecue sauces, bbq sauces, bbq rub, bbq rubs, barbecue rub, barbecue rubs, 烤肉酱, バーベキューソース, BBQソース",
  },
  mustard: { en: "mustard", zh: "芥末酱", ja: "マスタード", also: "mustards, dijon, wholegrain mustard, 黄芥末, 粒マスタード" },
  mayonnaise: { en: "mayonnaise", zh: "蛋黄酱", ja: "マヨネーズ", also: "aioli, 沙拉酱, 美乃滋" },
  miso: { en: "miso", zh: "味噌", ja: "味噌", also: "miso paste, お味噌, みそ漬け" },
  wasabi: { en: "wasabi", zh: "山葵", ja: "わさび", also: "wasabi paste, ワサビ, 山葵酱" },
  "cooking-salt": {
    en: "salt for cooking",
    zh: "食盐",
    ja: "食塩",
    also: "table salt, sea salt, flaky salt, finishing salt, finishing salts, gourmet salt, gourmet salts, 海盐, 岩盐, 岩塩, 粗塩, 塩セット",
  },
  syrup: {
    en: "syrup",
    zh: "糖浆",
    ja: "シロップ",
    also: "syrups, maple syrup, coffee syrup, coffee syrups, golden syrup, 枫糖浆, 枫糖, メープルシロップ",
  },
  coriander: { en: "coriander", zh: "香菜", ja: "パクチー", also: "cilantro, 芫荽, コリアンダー" },
  garlic: { en: "garlic", zh: "大蒜", ja: "にんにく", also: "black garlic, 黑蒜, 蒜, ニンニク, ガーリック, 黒にんにく" },
  onion: { en: "onions", zh: "洋葱", ja: "玉ねぎ", also: "onion, 玉葱, タマネギ, オニオン, たまねぎ" },
  soy: {
    en: "soy",
    zh: "大豆",
    ja: "大豆",
    also: "soya, soybean, soybeans, tofu, edamame, tempeh, <soy milk, <soy sauce, 豆制品, 豆腐, <豆浆, <酱油, 枝豆, 納豆, <豆乳, <醤油, <味噌, <miso",
  },
  sesame: {
    en: "sesame",
    zh: "芝麻",
    ja: "胡麻",
    also: "sesame seeds, tahini, 芝麻酱, 黑芝麻, 黒ごま, 白ごま, 黒ゴマ, いりごま, すりごま, <ごま油",
  },
  coconut: { en: "coconut", zh: "椰子", ja: "ココナッツ", also: "coconuts, coconut milk, 椰奶, 椰汁, ココナッツミルク, ココナツ" },
  durian: { en: "durian", zh: "榴莲", ja: "ドリアン", also: "durians, 猫山王, 榴莲干" },
  mango: { en: "mangoes", zh: "芒果", ja: "マンゴー", also: "mango, mangos, 芒果干, ドライマンゴー" },
  strawberry: { en: "strawberries", zh: "草莓", ja: "いちご", also: "strawberry, イチゴ, 苺" },
  "dried-fruit": {
    en: "dried fruit",
    zh: "果干",
    ja: "ドライフルーツ",
    also: "dried fruits, raisins, prunes, dried mango, dried mangoes, 葡萄干, 红枣, 蜜饯, 果脯, レーズン, 干し柿, 干しぶどう, デーツ",
  },
} as const satisfies Record<string, VocabularyEntry>;
