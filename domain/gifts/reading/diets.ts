import type { Locale } from "#shared/locales/locale.ts";
import type { ThingId } from "../vocabulary/things.ts";

/** What a diet, an allergy, a faith or a condition rules out. */
export interface Diet {
  things: readonly ThingId[];
  /** Further words, in any language, that the texts of a gift must not contain. */
  literals: readonly string[];
  /** What is left out, as it is told; the reason follows in brackets: 'meat and dairy (vegan)'. */
  told: Record<Locale, string>;
}

export const diets = {
  vegan: {
    things: ["meat", "dairy", "cheese", "seafood", "honey", "leather", "wool", "fur"],
    literals: ["eggs", "silk", "down feathers", "gelatin", "gelatine", "beeswax", "鸡蛋", "卵"],
    told: { en: "meat and dairy", zh: "肉、蛋、奶", ja: "肉・魚・卵・乳製品" },
  },
  vegetarian: {
    things: ["meat", "seafood"],
    literals: ["gelatin", "gelatine"],
    told: { en: "meat and fish", zh: "肉和鱼", ja: "肉と魚" },
  },
  pescatarian: { things: ["meat"], literals: [], told: { en: "meat", zh: "肉", ja: "肉" } },
  kosher: {
    things: [],
    literals: [
      "pork",
      "ham",
      "bacon",
      "gelatin",
      "gelatine",
      "shellfish",
      "shrimp",
      "lobster",
      "猪肉",
      "火腿",
      "豚肉",
      "ハム",
      "ベーコン",
      "海老",
    ],
    told: { en: "pork and shellfish", zh: "猪肉和贝类", ja: "豚肉と甲殻類" },
  },
  hindu: {
    things: ["leather"],
    literals: ["beef", "steak", "牛肉", "牛排", "ステーキ"],
    told: { en: "beef and leather", zh: "牛肉和皮革", ja: "牛肉と革製品" },
  },
  halal: {
    things: ["alcohol"],
    literals: [
      "pork",
      "ham",
      "bacon",
      "prosciutto",
      "salami",
      "chorizo",
      "gelatin",
      "gelatine",
      "gummy",
      "猪肉",
      "火腿",
      "培根",
      "明胶",
      "豚肉",
      "ハム",
      "ベーコン",
      "生ハム",
      "ゼラチン",
    ],
    told: { en: "pork and alcohol", zh: "猪肉和酒", ja: "豚肉とお酒" },
  },
  "no-alcohol": { things: ["alcohol"], literals: [], told: { en: "alcohol", zh: "酒", ja: "お酒" } },
  "no-caffeine": {
    things: ["coffee", "tea", "coffee-machine"],
    literals: ["caffeine", "espresso", "咖啡因", "カフェイン"],
    told: { en: "caffeine", zh: "咖啡因", ja: "カフェイン" },
  },
  "no-sugar": { things: ["sweets", "honey", "cake", "chocolate"], literals: [], told: { en: "sweets", zh: "甜食", ja: "甘いもの" } },
  "no-dairy": { things: ["dairy", "cheese"], literals: [], told: { en: "dairy", zh: "奶制品", ja: "乳製品" } },
  "no-gluten": {
    things: ["gluten", "cake", "beer"],
    literals: ["wheat", "小麦", "面粉"],
    told: { en: "gluten", zh: "麸质", ja: "グルテン" },
  },
  "no-nuts": { things: ["nuts"], literals: ["praline", "marzipan", "nougat"], told: { en: "nuts", zh: "坚果", ja: "ナッツ" } },
  "no-seafood": { things: ["seafood"], literals: [], told: { en: "fish and seafood", zh: "海鲜", ja: "魚介類" } },
  "no-shellfish": {
    things: [],
    literals: [
      "shellfish",
      "shrimp",
      "prawn",
      "lobster",
      "crab",
      "oyster",
      "mussel",
      "虾",
      "蟹",
      "贝类",
      "海老",
      "エビ",
      "カニ",
      "甲殻類",
      "貝",
    ],
    told: { en: "shellfish", zh: "虾蟹贝类", ja: "甲殻類" },
  },
  "no-egg": { things: ["cake"], literals: ["egg", "鸡蛋", "卵", "マヨネーズ"], told: { en: "eggs", zh: "蛋类", ja: "卵" } },
  "no-meat": { things: ["meat"], literals: [], told: { en: "meat", zh: "肉", ja: "肉" } },
  "no-pollen": { things: ["flowers"], literals: ["bouquet"], told: { en: "flowers", zh: "鲜花", ja: "生花" } },
  "no-animals": { things: ["animal", "fur"], literals: [], told: { en: "animals", zh: "小动物", ja: "動物" } },
  "no-feathers": {
    things: [],
    literals: ["feather", "goose down", "duck down", "羽绒", "羽毛", "ダウン", "羽毛布団"],
    told: { en: "feathers and down", zh: "羽绒", ja: "羽毛" },
  },
  "no-metal": { things: ["jewellery"], literals: ["nickel"], told: { en: "metal jewelry", zh: "金属首饰", ja: "金属のアクセサリー" } },
  "no-latex": {
    things: [],
    literals: ["latex", "balloons", "乳胶", "ラテックス", "風船"],
    told: { en: "latex", zh: "乳胶", ja: "ラテックス" },
  },
  "no-scent": { things: ["fragrance"], literals: [], told: { en: "scented things", zh: "带香味的", ja: "香りの強いもの" } },
  "no-tobacco": {
    things: [],
    literals: [
      "tobacco",
      "cigar",
      "cigarette",
      "vape",
      "lighter",
      "香烟",
      "烟草",
      "电子烟",
      "烟斗",
      "烟灰缸",
      "雪茄",
      "打火机",
      "タバコ",
      "葉巻",
      "ライター",
    ],
    told: { en: "tobacco", zh: "烟", ja: "たばこ" },
  },
  "raw-food": {
    things: [],
    literals: [
      "sushi",
      "sashimi",
      "oyster",
      "blue cheese",
      "soft cheese",
      "brie",
      "camembert",
      "寿司",
      "刺身",
      "生鱼",
      "生もの",
      "ナチュラルチーズ",
    ],
    told: { en: "raw fish and soft cheese", zh: "生食", ja: "生もの" },
  },
} as const satisfies Record<string, Diet>;

export type DietId = keyof typeof diets;
