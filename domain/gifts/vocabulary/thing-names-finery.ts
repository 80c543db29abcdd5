import type { VocabularyEntry } from "./entry.ts";

/** Jewels of each kind, and what clothes are made of and trimmed with. */
export const fineryNames = {
  pearls: {
    en: "pearls",
    zh: "珍珠",
    ja: "真珠",
    also: "pearl jewellery, pearl pendant, pearl pendants, pearl bracelet, pearl bracelets, freshwater pearl, pearl stud, pearl necklace, pearl necklaces, pearl earrings, string of pearls, パール, パールネックレス",
  },
  diamond: { en: "diamonds", zh: "钻石", ja: "ダイヤモンド", also: "diamond, diamond necklace" },
  jade: {
    en: "jade jewellery",
    zh: "翡翠",
    ja: "翡翠",
    also: "jade jewelry, jade bangles, jade bangle, jade bracelet, jade pendant, 玉佩, 玉镯, 和田玉, ヒスイ, ひすい",
  },
  anklet: { en: "anklets", zh: "脚链", ja: "アンクレット", also: "anklet, ankle bracelet, ankle bracelets" },
  bangle: { en: "bangles", zh: "手镯", ja: "バングル", also: "bangle" },
  "clip-on-earrings": { en: "clip-on earrings", zh: "耳夹", ja: "イヤリング", also: "clip-on earring, ノンホールピアス" },
  choker: { en: "chokers", zh: "颈链", ja: "チョーカー", also: "choker, choker necklace" },
  "prayer-beads": {
    en: "bead bracelets",
    zh: "手串",
    ja: "数珠",
    also: "bead bracelet, beaded bracelet, beaded bracelets, prayer beads, mala beads, 佛珠, 念珠, 数珠ブレスレット, 念珠",
  },
  crystals: {
    en: "healing crystals",
    zh: "水晶手链",
    ja: "パワーストーン",
    also: "healing crystal, amethyst, rose quartz, 能量石, 紫水晶, 粉水晶, 天然石, アメジスト",
  },
  "jewellery-box": {
    en: "jewellery boxes",
    zh: "首饰盒",
    ja: "ジュエリーボックス",
    also: "jewellery box, jewelry box, jewelry boxes, jewellery case, ring box, ring boxes, 首饰收纳盒, アクセサリーケース, アクセサリーボックス, 宝石箱, jewellery stand, jewelry stand, jewellery tray, jewelry tray, ring dish, trinket dish, trinket box, watch box, watch boxes, 首饰架, 手表盒, 饰品盒, 戒指盒, 珠宝盒, アクセサリートレイ, アクセサリースタンド, ジュエリーケース, ジュエリートレイ, 時計ケース, アクセサリー入れ",
  },
  "enamel-pin": {
    en: "enamel pins",
    zh: "徽章",
    ja: "ピンバッジ",
    also: "enamel pin, lapel pin, lapel pins, pin badge, pin badges, button badges, 胸章, 缶バッジ, ピンズ",
  },
  lace: {
    en: "lace",
    zh: "蕾丝",
    ja: "レース生地",
    also: "lacy, lace trim, lace dress, lace doilies, 蕾丝边, 総レース, レースのドレス, レースのカーテン, レースのハンカチ, レースの下着",
  },
  silk: { en: "silk", zh: "真丝", ja: "シルク", also: "silks, mulberry silk, 丝绸, 桑蚕丝, 蚕丝, 絹織物, 正絹, 絹の, 絹製, シルク製" },
  velvet: { en: "velvet", zh: "丝绒", ja: "ベルベット", also: "velvets, velour, 天鹅绒, 金丝绒, ビロード, ベロア" },
  sequins: { en: "sequins", zh: "亮片", ja: "スパンコール", also: "sequin, sequined, sequinned, sparkly clothes" },
  glitter: { en: "glitter", zh: "闪粉", ja: "グリッター", also: "glittery, glitters, 亮粉, 金葱粉, ラメ, キラキラパウダー" },
  rhinestone: { en: "rhinestones", zh: "水钻", ja: "ラインストーン", also: "rhinestone, diamante" },
  "synthetic-fabric": {
    en: "synthetic fabrics",
    zh: "化纤",
    ja: "化学繊維",
    also: "synthetic fabric, polyester, acrylic yarn, 涤纶, 化纤面料, 聚酯纤维, ポリエステル, 化繊, 合成繊維",
  },
  latex: { en: "latex", zh: "乳胶", ja: "ラテックス", also: "natural rubber, rubber latex, 乳胶制品, 天然橡胶, 天然ゴム" },
  "animal-print": {
    en: "animal prints",
    zh: "豹纹",
    ja: "ヒョウ柄",
    also: "animal print, leopard print, leopard prints, zebra print, snake print, 动物纹, 蛇纹, 豹柄, アニマル柄, ゼブラ柄",
  },
} as const satisfies Record<string, VocabularyEntry>;
