import type { VocabularyEntry } from "./entry.ts";

/** Eating, drinking, cooking. */
export const foodInterests = {
  cooking: {
    en: "cooking",
    zh: "烹饪",
    ja: "料理",
    also: "pizza, pizza making, tacos, meal prep, 手打ちそば, そば打ち, うどん打ち, home cooking, Italian cooking, Japanese cooking, Chinese cooking, Indian cooking, Thai cooking, Asian cooking, slow cooking, recipes, cuisine, fermenting, fermentation, pickling, pasta making, sourdough and cooking, ~cook, ~cooked, ~cooks, ~chef, ~home cook, ~likes to cook, 做饭, 做菜, 下厨, 厨艺, 料理, 美食制作, ~会做饭, ~爱做饭, ~厨师, ~大厨, 菜谱, 研究菜谱, クッキング, 自炊, お料理, 料理を作ること, ~料理好き, 作り置き, お弁当作り, 発酵食",
  },
  baking: {
    en: "baking",
    zh: "烘焙",
    ja: "お菓子作り",
    also: "bread making, bread baking, sourdough, pastry, cake decorating, cakes and bread, cupcakes, patisserie, ~bake, ~bakes, ~baker, ~baked, 烤面包, 做蛋糕, 做面包, 面包, 甜品制作, 做甜点, 裱花, 烘培, パン作り, お菓子づくり, ケーキ作り, 製菓, 製パン, ベーキング, パン, 焼き菓子",
  },
  barbecue: {
    en: "barbecue",
    zh: "烧烤",
    ja: "バーベキュー",
    also: "barbecuing, barbeque, bbq, grilling, smoking meat, smokers and grills, ~barbecue*, ~grills, ~pitmaster, 烤肉, 炭烤, 户外烧烤, BBQ, 焼肉, 焚き火料理, 炭火焼き, 燻製",
  },
  coffee: {
    en: "coffee",
    zh: "咖啡",
    ja: "コーヒー",
    also: "純喫茶, 純喫茶巡り, espresso, pour-over coffee, speciality coffee, specialty coffee, coffee brewing, latte art, cafes, café hopping, coffee shops, ~barista, ~coffee snob, ~coffee lover, ~coffee addict, ~coffee*holic, 手冲咖啡, 手冲, 精品咖啡, 拉花, 探咖啡店, 咖啡馆, 喝咖啡, ~咖啡控, 珈琲, カフェ, カフェめぐり, カフェ巡り, コーヒー豆, 自家焙煎, ハンドドリップ, ラテアート, 喫茶店めぐり, エスプレッソ, ~コーヒー好き, ~バリスタ",
  },
  tea: {
    en: "tea",
    zh: "茶",
    ja: "お茶",
    also: "奶茶, green tea, black tea, herbal tea, loose-leaf tea, matcha, tea ceremony, afternoon tea, oolong, ~tea drinker, ~tea lover, ~tea*holic, 喝茶, 品茶, 茶道, 茶艺, 茶叶, 茶文化, 普洱, 乌龙茶, 功夫茶, 绿茶, 红茶, 抹茶, 泡茶, ~茶友, 紅茶, 緑茶, 日本茶, 煎茶, 茶道, 茶の湯, 中国茶, ティータイム, アフタヌーンティー, ハーブティー, ほうじ茶",
  },
  wine: {
    en: "wine",
    zh: "葡萄酒",
    ja: "ワイン",
    also: "wines, red wine, white wine, natural wine, champagne, prosecco, wine tasting, vineyards, ~sommelier, ~oenophile, ~wine lover, 红酒, 白葡萄酒, 香槟, 品酒, 品红酒, ~侍酒师, 赤ワイン, 白ワイン, シャンパン, シャンパーニュ, ソムリエ, ナチュラルワイン, スパークリングワイン",
  },
  whisky: {
    en: "whisky",
    zh: "威士忌",
    ja: "ウイスキー",
    also: "whiskey, bourbon, single malt, scotch, scotch whisky, Japanese whisky, single malts, 单一麦芽, 波本, ウィスキー, シングルモルト, バーボン, スコッチ, ハイボール",
  },
  beer: {
    en: "beer",
    zh: "啤酒",
    ja: "ビール",
    also: "craft beer, craft beers, real ale, ales, IPA, ~beer lover, ~ale*drinker, 精酿, 精酿啤酒, 喝啤酒, クラフトビール, 地ビール, エール",
  },
  cocktails: {
    en: "cocktails",
    zh: "鸡尾酒",
    ja: "カクテル",
    also: "mixology, gin, rum, tequila, mezcal, mixing drinks, ~bartender*, ~mixolog*, 调酒, 调鸡尾酒, 金酒, 朗姆酒, ~调酒师, ジン, バーテンダー, カクテル作り, ラム酒, テキーラ",
  },
  sake: {
    en: "sake",
    zh: "清酒",
    ja: "日本酒",
    also: "nihonshu, shochu, 日本清酒, 白酒, 黄酒, 烧酒, 地酒, お酒, 晩酌, 焼酎, 利き酒, 酒蔵めぐり, 梅酒, 純米酒, 泡盛, ~喝酒, ~酒好き",
  },
  "home-brewing": {
    en: "home brewing",
    zh: "自酿",
    ja: "自家醸造",
    also: "homebrewing, home brew, homebrew, brewing beer, cider making, wine making, winemaking, kombucha, ~homebrew*, ~brews, 自酿啤酒, 酿酒, 酿造, 果酒, 自釀, 梅酒作り, 果実酒作り, コンブチャ, ビール作り",
  },
  chocolate: {
    en: "chocolate",
    zh: "巧克力",
    ja: "チョコレート",
    also: "chocolates, dark chocolate, cacao, cocoa, ~chocoholic, ~chocolat*, 黑巧, 黑巧克力, 可可, チョコ, カカオ, ショコラ, 生チョコ",
  },
  cheese: {
    en: "cheese",
    zh: "奶酪",
    ja: "チーズ",
    also: "cheeses, cheese making, cheese boards, fondue, raclette, ~turophile, 芝士, 乳酪, 起司, ナチュラルチーズ",
  },
  sweets: {
    en: "sweets",
    zh: "甜食",
    ja: "スイーツ",
    also: "~sweet tooth, candy, candies, desserts, dessert, ice cream, cake, cakes, macarons, pastries, ~has a sweet tooth, 甜品, 甜点, 糖果, 蛋糕, 冰淇淋, 零食, 和菓子, 点心, 甘いもの, 甘い物, お菓子, ケーキ, 洋菓子, 和スイーツ, アイス, アイスクリーム, マカロン, ~甘党, パフェ, デザート",
  },
  "healthy-eating": {
    en: "healthy eating",
    zh: "健康饮食",
    ja: "健康的な食事",
    also: "healthy food, nutrition, clean eating, healthy living, smoothies, juicing, salads, wellness and health food, ~nutritionist, ~health*conscious, 健康, 养生, 轻食, 营养, 营养学, 减脂餐, ヘルシー, ヘルシーな食事, 栄養, 健康, スムージー, オーガニック, 薬膳, 腸活, 食養",
  },
  "vegan-food": {
    en: "vegan food",
    zh: "素食",
    ja: "ヴィーガン料理",
    also: "veganism, vegan cooking, vegetarian food, vegetarian cooking, plant-based food, plant-based cooking, vegetarianism, ~vegan, ~vegetarian, 纯素, 吃素, 植物性饮食, 蔬食, ~素食者, ヴィーガン, ビーガン, ベジタリアン, 菜食, 精進料理, プラントベース",
  },
  dining: {
    en: "good food",
    zh: "美食",
    ja: "食べ歩き",
    also: "food, dining, dining out, eating out, restaurants, fine dining, gastronomy, gourmet food, street food, trying new restaurants, sushi, ramen, brunch, Italian food, Japanese food, French food, Indian food, Chinese food, Korean food, Mexican food, Thai food, seafood, ~foodie*, ~gourmet, ~gourmand, ~loves to eat, ~eating, ~eats out, 吃, 探店, 下馆子, 餐厅, 日料, 寿司, 海鲜, 品尝美食, 火锅聚餐, 吃货, ~爱吃, グルメ, 外食, レストランめぐり, レストラン, ラーメン, 寿司, 食べること, 美味しいもの, おいしいもの, 食べるのが好き, ラーメン巡り, ~食いしん坊, ~美食家, 食事, 日本料理, フレンチ, イタリアン",
  },
  "spicy-food": {
    en: "spicy food",
    zh: "辣味美食",
    ja: "辛い料理",
    also: "hot sauce, hot sauces, chilli, chili, chillies, chilies, chili peppers, curry, spices, spicy, wasabi, ~chilli*head, 辣, 吃辣, 麻辣, 川菜, 辣椒, 火锅, 辣的, 咖喱, ~无辣不欢, 辛いもの, 激辛, 辛い物, 唐辛子, カレー, スパイス, スパイスカレー, 麻婆豆腐",
  },
  foraging: {
    en: "foraging",
    zh: "野外采集",
    ja: "山菜採り",
    also: "mushroom picking, mushroom hunting, mushrooms, wild food, berry picking, herbs and foraging, ~forag*, ~forager*, 采蘑菇, 采野菜, 蘑菇, きのこ狩り, キノコ狩り, 山菜, きのこ, 野草, 潮干狩り",
  },
  beekeeping: {
    en: "beekeeping",
    zh: "养蜂",
    ja: "養蜂",
    also: "bee keeping, bees, honey bees, honey making, ~beekeep*, ~bee keeper, ~keeps bees, 蜜蜂, ~养蜂人, 蜂, ミツバチ, みつばち, はちみつ作り",
  },
  picnics: {
    en: "picnics",
    zh: "野餐",
    ja: "ピクニック",
    also: "picnic, picnicking, eating outside, ~picnic*, 户外野餐, 春游, お花見, 行楽",
  },
} as const satisfies Record<string, VocabularyEntry>;
