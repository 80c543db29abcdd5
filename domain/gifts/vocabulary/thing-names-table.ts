import type { VocabularyEntry } from "./entry.ts";

/** What lies and stands on the table, and what drinks are made and served with. */
export const tableNames = {
  kettle: {
    en: "kettles",
    zh: "电热水壶",
    ja: "ケトル",
    also: "electric kettles, tea kettles, gooseneck kettles, 烧水壶, 热水壶, 养生壶, 煮茶壶, 煮茶器, 電気ケトル, やかん, 電気ポット, ドリップケトル, 鉄瓶",
  },
  "coffee-grinder": {
    en: "coffee grinders",
    zh: "磨豆机",
    ja: "コーヒーミル",
    also: "burr grinders, coffee mills, hand grinders, 手摇磨豆机, 咖啡研磨机, コーヒーグラインダー, 電動ミル, 手挽きミル, ミル",
  },
  "french-press": {
    en: "French presses",
    zh: "法压壶",
    ja: "フレンチプレス",
    also: "cafetiere, cafetière, coffee press, aeropress, aero press, 爱乐压, コーヒープレス, エアロプレス",
  },
  "coffee-dripper": {
    en: "coffee drippers",
    zh: "咖啡滤杯",
    ja: "ドリッパー",
    also: "pour-over, pour over set, chemex, v60, coffee filters, 手冲壶套装, 手冲套装, 咖啡滤纸, コーヒードリッパー, ドリップセット, ケメックス, コーヒーフィルター, 手冲壶",
  },
  "milk-frother": {
    en: "milk frothers",
    zh: "奶泡机",
    ja: "ミルクフォーマー",
    also: "milk frother, aeroccino, 打奶泡器, 奶泡器, 拉花缸, ミルクフローサー, ミルクピッチャー",
  },
  "mug-warmer": {
    en: "mug warmers",
    zh: "暖杯垫",
    ja: "カップウォーマー",
    also: "coffee warmers, cup warmers, ember mug, 恒温杯垫, 加热杯垫, 暖暖杯, マグウォーマー",
  },
  "serving-board": {
    en: "serving boards",
    zh: "奶酪板",
    ja: "チーズボード",
    also: "cheese boards, charcuterie boards, grazing boards, platter board, cheese platter, 芝士板, 拼盘木板, サービングボード",
  },
  "drinking-straw": {
    en: "reusable straws",
    zh: "吸管",
    ja: "マイストロー",
    also: "metal straws, drinking straws, silicone straws, glass straws, straw toppers, 不锈钢吸管, 玻璃吸管, ステンレスストロー, ガラスストロー, シリコンストロー",
  },
  cutlery: {
    en: "cutlery",
    zh: "刀叉勺",
    ja: "カトラリー",
    also: "flatware, cutlery sets, teaspoons, dessert spoons, steak knives, cake forks, butter knives, 勺子, 叉子, 餐勺, 餐叉, 不锈钢餐具, 刀叉, スプーン, カトラリーセット, デザートスプーン, ステーキナイフ, バターナイフ, アイスクリームスプーン",
  },
  "serving-tray": {
    en: "serving trays",
    zh: "托盘",
    ja: "お盆・トレー",
    also: "tea trays, breakfast trays, bed trays, lap trays, drinks tray, tv trays, 茶盘, 床上小桌, 端盘, サービングトレイ, ティートレイ, 丸盆, ベッドトレイ, ベッドテーブル, 木製トレイ, =トレー, =トレイ, =お盆",
  },
  coaster: {
    en: "coasters",
    zh: "杯垫",
    ja: "コースター",
    also: "drinks coasters, coaster set, beer mats, 吸水杯垫, 皮杯垫, 珪藻土コースター, 茶托",
  },
  "table-linen": {
    en: "table linen",
    zh: "桌布餐垫",
    ja: "テーブルクロス",
    also: "tablecloths, table cloths, table linens, placemats, place mats, table mats, table runners, napkins, linen napkins, serviettes, napkin rings, doilies, 桌布, 餐垫, 桌旗, 餐巾, 餐巾环, ランチョンマット, プレースマット, プレイスマット, テーブルランナー, テーブルナプキン, ペーパーナプキン, ナプキンリング, テーブルマット",
  },
  "wine-glass": {
    en: "wine glasses",
    zh: "红酒杯",
    ja: "ワイングラス",
    also: "wine glass, champagne flutes, champagne glasses, champagne glass, stemware, wine goblets, prosecco glasses, gin glasses, 高脚杯, 葡萄酒杯, 香槟杯, シャンパングラス, シャンパンフルート",
  },
  "beer-glass": {
    en: "beer glasses",
    zh: "啤酒杯",
    ja: "ビアグラス",
    also: "beer glass, pint glasses, pint glass, beer mugs, beer steins, beer stein, tankards, 扎啤杯, ビールグラス, ビアジョッキ, ビールジョッキ, ビアマグ, ビアタンブラー",
  },
  "whisky-glass": {
    en: "whisky glasses",
    zh: "威士忌杯",
    ja: "ロックグラス",
    also: "whisky glass, whiskey glasses, whiskey glass, rocks glasses, old fashioned glasses, glencairn glasses, glencairn, shot glasses, shot glass, 烈酒杯, 子弹杯, ウイスキーグラス, ショットグラス, テイスティンググラス",
  },
  decanter: {
    en: "decanters",
    zh: "醒酒器",
    ja: "デキャンタ",
    also: "wine decanters, whisky decanters, whiskey decanters, 分酒器, デカンタ",
  },
  "water-jug": {
    en: "water jugs and carafes",
    zh: "凉水壶",
    ja: "冷水筒",
    also: "carafes, water pitchers, water jugs, drinks dispensers, glass pitchers, 冷水壶, 冷水瓶, カラフェ, ピッチャーセット, 麦茶ポット, 冷水ポット, ドリンクサーバー",
  },
  "bottle-opener": {
    en: "corkscrews and bottle openers",
    zh: "开瓶器",
    ja: "ワインオープナー",
    also: "bottle openers, corkscrews, wine openers, electric wine opener, 开酒器, 起子开瓶器, 開瓶器, 栓抜き, コルク抜き, ソムリエナイフ, ボトルオープナー, 瓶オープナー",
  },
  "cake-stand": {
    en: "cake stands",
    zh: "蛋糕架",
    ja: "ケーキスタンド",
    also: "cake stand, cupcake stands, cake domes, cake toppers, tiered stands, 点心架, 甜品架, アフタヌーンティースタンド, ケーキドーム, ケーキトッパー, コンポート皿",
  },
  "water-filter": {
    en: "water filters",
    zh: "净水器",
    ja: "浄水器",
    also: "water filter jugs, filter jugs, brita, 净水壶, 滤水壶, 饮水机, 直饮机, 净饮机, 浄水ポット, 浄水ピッチャー, ブリタ, ウォーターサーバー, water dispensers",
  },
} as const satisfies Record<string, VocabularyEntry>;
