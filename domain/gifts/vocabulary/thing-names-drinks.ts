import type { VocabularyEntry } from "./entry.ts";

/** What is drunk. */
export const drinkNames = {
  champagne: {
    en: "champagne",
    zh: "香槟",
    ja: "シャンパン",
    also: "bottle of bubbly, prosecco, sparkling wine, <cava, 起泡酒, スパークリングワイン, スパークリング, シャンパーニュ",
  },
  "red-wine": {
    en: "red wine",
    zh: "干红",
    ja: "赤ワイン",
    also: "red wines, merlot, cabernet, malbec, rioja, claret, pinot noir, bottle of red, bottles of red, 红葡萄酒",
  },
  "white-wine": {
    en: "white wine",
    zh: "白葡萄酒",
    ja: "白ワイン",
    also: "white wines, chardonnay, sauvignon blanc, riesling, bottle of white, bottles of white, 干白",
  },
  gin: { en: "gin", zh: "金酒", ja: "ジン", also: "gins, gin set, gin kit, sloe gin, 杜松子酒, クラフトジン" },
  rum: { en: "rum", zh: "朗姆酒", ja: "ラム酒", also: "rums, 朗姆" },
  vodka: { en: "vodka", zh: "伏特加", ja: "ウォッカ", also: "vodkas, ウオッカ" },
  tequila: { en: "tequila", zh: "龙舌兰酒", ja: "テキーラ", also: "tequilas, mezcal" },
  brandy: { en: "brandy", zh: "白兰地", ja: "ブランデー", also: "cognac, armagnac, 干邑, コニャック" },
  liqueur: { en: "liqueurs", zh: "利口酒", ja: "リキュール", also: "liqueur, baileys irish cream, limoncello, irish cream, 百利甜" },
  baijiu: { en: "baijiu", zh: "白酒", ja: "白酒", also: "moutai, maotai, 茅台, 五粮液, 汾酒, 二锅头, 高粱酒, 茅台酒" },
  shochu: { en: "shochu", zh: "烧酒", ja: "焼酎", also: "soju, 芋焼酎, 麦焼酎, 泡盛" },
  "plum-wine": { en: "plum wine", zh: "梅酒", ja: "梅酒", also: "umeshu, 青梅酒" },
  soda: {
    en: "soft drinks",
    zh: "汽水",
    ja: "炭酸飲料",
    also: "soft drink, soda, sodas, fizzy drinks, fizzy drink, lemonade, cola, diet coke, coca cola, coca-cola, pepsi, 可乐, 碳酸饮料, コーラ, サイダー, ラムネ",
  },
  juice: {
    en: "juice",
    zh: "果汁",
    ja: "ジュース",
    also: "juices, fruit juice, orange juice, apple juice, 果蔬汁, 橙汁, フルーツジュース, 野菜ジュース, りんごジュース, みかんジュース",
  },
  "energy-drink": {
    en: "energy drinks",
    zh: "功能饮料",
    ja: "エナジードリンク",
    also: "energy drink, red bull, monster energy, 能量饮料, 红牛, 栄養ドリンク, レッドブル",
  },
  "bubble-tea": {
    en: "bubble tea",
    zh: "奶茶",
    ja: "タピオカミルクティー",
    also: "boba, boba tea, milk tea, 珍珠奶茶, タピオカ, タピオカドリンク, ミルクティー",
  },
  "green-tea": {
    en: "green tea",
    zh: "绿茶",
    ja: "緑茶",
    also: "green teas, sencha, gyokuro, longjing, dragonwell, 龙井, 碧螺春, 信阳毛尖, 煎茶, 玉露, 新茶",
  },
  "black-tea": {
    en: "black tea",
    zh: "红茶",
    ja: "紅茶",
    also: "black teas, earl grey, english breakfast tea, darjeeling, assam tea, 正山小种, 金骏眉, アールグレイ, ダージリン, アッサムティー",
  },
  "herbal-tea": {
    en: "herbal tea",
    zh: "花草茶",
    ja: "ハーブティー",
    also: "herbal teas, chamomile tea, peppermint tea, mint tea, rooibos, hibiscus tea, 花茶, 菊花茶, 茉莉花茶, カモミールティー, ルイボスティー",
  },
  "puer-tea": { en: "pu-erh tea", zh: "普洱", ja: "プーアル茶", also: "pu-erh, puer tea, pu'er, 普洱茶, プーアール茶" },
  oolong: { en: "oolong tea", zh: "乌龙茶", ja: "烏龍茶", also: "oolong, oolongs, 铁观音, 大红袍, 岩茶, 凤凰单丛, ウーロン茶, 台湾茶" },
  "instant-coffee": {
    en: "instant coffee",
    zh: "速溶咖啡",
    ja: "インスタントコーヒー",
    also: "nescafe, nescafé, 雀巢咖啡, 三合一咖啡, ネスカフェ, スティックコーヒー",
  },
  "drip-coffee": {
    en: "drip coffee bags",
    zh: "挂耳咖啡",
    ja: "ドリップコーヒー",
    also: "drip bag coffee, drip coffee, drip bags, 挂耳, 挂耳包, ドリップバッグ, ドリップパック",
  },
  "coffee-pods": {
    en: "coffee pods",
    zh: "咖啡胶囊",
    ja: "コーヒーカプセル",
    also: "coffee pod, coffee capsules, nespresso pods, nespresso capsules, k-cups, k-cup, 胶囊咖啡, ネスプレッソカプセル",
  },
} as const satisfies Record<string, VocabularyEntry>;
