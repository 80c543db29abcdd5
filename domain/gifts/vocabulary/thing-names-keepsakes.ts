import type { VocabularyEntry } from "./entry.ts";

/** Keepsakes, collections, vouchers and what is given for its meaning. */
export const keepsakeNames = {
  trophy: { en: "trophies", zh: "奖杯", ja: "トロフィー", also: "award cup, loving cup, novelty trophy, 奖座, 優勝カップ" },
  medal: {
    en: "medals",
    zh: "奖牌",
    ja: "メダル",
    also: "race medal, medal rack, medal hanger, medal display, 勋章, 完赛奖牌, 奖牌架, メダルハンガー, 勲章",
  },
  plaque: {
    en: "award plaques",
    zh: "奖状",
    ja: "表彰状",
    also: "wall plaque, award plaque, engraved plaque, commemorative plaque, framed certificate, 锦旗, 牌匾, 匾额, 纪念牌, 荣誉证书, 感謝状, 表彰楯, 表彰盾, 記念プレート, 記念楯, 記念盾",
  },
  "lucky-charm": {
    en: "lucky charms",
    zh: "护身符",
    ja: "お守り",
    also: "good luck charm, omamori, amulet, talisman, 平安符, 御守, 御守り, おまもり, 厄除け",
  },
  "photo-book": {
    en: "photo books",
    zh: "照片书",
    ja: "フォトブック",
    also: "photobook, custom photo book, shutterfly book, 相册书, 定制相册, 写真集アルバム, フォトアルバムブック",
  },
  scrapbook: { en: "scrapbooks", zh: "剪贴簿", ja: "スクラップブック", also: "scrap book, memory book, 剪贴本, 手工相册, ベビーアルバム" },
  "family-dna-kit": {
    en: "DNA kits",
    zh: "基因检测",
    ja: "遺伝子検査キット",
    also: "dna kit, dna test, dna test kit, ancestry kit, ancestry test, genetic test, 23andme, 祖源检测, 基因检测盒, 遺伝子検査, DNA検査キット",
  },
  "named-star": {
    en: "named stars",
    zh: "星星命名",
    ja: "星の命名権",
    also: "named star, name a star, star naming, registered star, star certificate, 星星命名权, 买一颗星, 星の名前, 星の命名",
  },
  coin: {
    en: "collectible coins",
    zh: "纪念币",
    ja: "記念硬貨",
    also: "collectible coin, commemorative coin, rare coin, old coin, silver dollar, gold coin, proof coin, coin set, banknote, 古币, 古钱币, 钱币, 银元, 纪念钞, 纸币, 記念コイン, 古銭, 古紙幣, 紙幣, コインアルバム, 收藏币",
  },
  fossil: { en: "fossils", zh: "化石", ja: "化石", also: "ammonite, trilobite, shark tooth, 三叶虫, 菊石, アンモナイト, 三葉虫" },
  taxidermy: {
    en: "taxidermy",
    zh: "动物标本",
    ja: "剥製",
    also: "stuffed bird, mounted butterfly, pinned insect, pinned butterfly, framed insect, animal skull, 昆虫标本, 蝴蝶标本, 标本框, 昆虫標本, 蝶の標本, 頭骨",
  },
  "signed-memorabilia": {
    en: "signed memorabilia",
    zh: "签名照",
    ja: "サイン色紙",
    also: "autograph, signed photo, signed poster, signed ball, signed jersey, sports memorabilia, 亲笔签名, 签名海报, 签名球, 直筆サイン, サイン入り写真, サインボール",
  },
  "book-token": {
    en: "book tokens",
    zh: "购书卡",
    ja: "図書カード",
    also: "book token, book voucher, bookstore gift card, bookshop voucher, bookstore credit, 书店礼卡, 购书券, 図書券, 図書カードネクスト",
  },
  "spa-voucher": {
    en: "spa vouchers",
    zh: "美容券",
    ja: "エステ券",
    also: "spa voucher, spa gift card, spa certificate, massage voucher, massage gift card, facial voucher, salon voucher, 美容卡, 水疗券, 按摩券, 按摩卡, エステチケット, スパ券, スパチケット, マッサージ券",
  },
  "restaurant-voucher": {
    en: "restaurant vouchers",
    zh: "餐饮券",
    ja: "お食事券",
    also: "restaurant voucher, restaurant gift card, dining voucher, meal voucher, dinner voucher, 餐券, 代餐卡, 餐厅代金券, 食事券, ディナー券, ランチ券, レストラン券, ビール券",
  },
  "gift-catalog": {
    en: "gift catalogs",
    zh: "自选礼品册",
    ja: "カタログギフト",
    also: "gift catalog, gift catalogue, choose-your-own gift, 礼品册, 自选礼册, 选礼册, 選べるギフト, 選べるカタログ, グルメカタログ",
  },
  coupon: {
    en: "coupons",
    zh: "兑换券",
    ja: "クーポン",
    also: "coupon book, love coupons, homemade coupon, iou, ious, 优惠券, 爱的兑换券, クーポン券, 肩たたき券, お手伝い券, なんでも券",
  },
  "lottery-ticket": {
    en: "lottery tickets",
    zh: "彩票",
    ja: "宝くじ",
    also: "lottery ticket, lotto ticket, scratch card, scratchcard, scratch-off ticket, raffle ticket, premium bonds, 刮刮乐, 体彩, 福彩, スクラッチくじ, ロト6, 年末ジャンボ, ジャンボ宝くじ",
  },
  osechi: {
    en: "osechi",
    zh: "日式年节菜",
    ja: "おせち",
    also: "osechi box, new year’s bento, 御节料理, おせち料理, お節料理, おせち重, 生おせち",
  },
  "easter-egg": {
    en: "Easter eggs",
    zh: "复活节彩蛋",
    ja: "イースターエッグ",
    also: "easter egg, easter basket, chocolate egg, chocolate bunny, easter bunny, 复活蛋, 复活节兔子, イースターバニー",
  },
  firework: {
    en: "fireworks",
    zh: "烟花",
    ja: "花火",
    also: "sparkler, roman candle, 烟花爆竹, 鞭炮, 仙女棒, 炮仗, 手持ち花火, 花火セット, 線香花火, 爆竹, 手花火, 打ち上げ花火",
  },
  "red-envelope": {
    en: "red envelopes",
    zh: "红包",
    ja: "お年玉",
    also: "red envelope, red packet, hongbao, lai see, ang pao, 红包封, 利是封, 利是, 压岁钱, 压岁包, ぽち袋, ポチ袋, お年玉袋",
  },
  "new-year-card": {
    en: "New Year cards",
    zh: "贺年卡",
    ja: "年賀状",
    also: "new year card, nengajo, 贺年片, 新年贺卡, 年賀はがき, 年賀葉書",
  },
} as const satisfies Record<string, VocabularyEntry>;
