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

const list = (words: string) => words.split(", ");

/** Cuts and dishes of pork, which two faiths rule out. */
const porkCutsAndDishes = list(
  "lard, pancetta, guanciale, jamon, serrano, mortadella, pepperoni, tonkotsu, char siu, pulled pork, 腊肠, 腊肉, 香肠, 叉烧, 猪蹄, 猪油, 肉松, 红肠, 肥肠, とんこつ, 豚骨, 豚, チャーシュー, 焼豚, 角煮, ラード, とんかつ",
);

export const diets = {
  vegan: {
    things: ["meat", "dairy", "cheese", "seafood", "honey", "leather", "wool", "fur"],
    literals: [
      "eggs",
      "silk",
      "down feathers",
      "down jacket",
      "down-filled",
      "down vest",
      "goose down",
      "duck down",
      "down quilt",
      "down duvet",
      "down comforter",
      "down sleeping bag",
      "羽绒",
      "鸭绒",
      "鹅绒",
      "ダウンジャケット",
      "羽毛布団",
      "gelatin",
      "gelatine",
      "beeswax",
      "鸡蛋",
      "卵",
      "明胶",
      "ゼラチン",
      "阿胶",
    ],
    told: { en: "meat and dairy", zh: "肉、蛋、奶", ja: "肉・魚・卵・乳製品" },
  },
  vegetarian: {
    things: ["meat", "seafood"],
    literals: ["gelatin", "gelatine", "ゼラチン", "明胶", "阿胶"],
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
      ...porkCutsAndDishes,
      "oyster",
      "crab",
      "prawn",
      "clam",
      "mussel",
      "scallop",
      "虾",
      "蟹",
      "鲍鱼",
      "生蚝",
      "エビ",
      "カニ",
      "牡蠣",
      "ホタテ",
      "イカ",
      "タコ",
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
    literals: list("beef, steak, brisket, oxtail, veal, burger, 牛肉, 牛排, 肥牛, 牛腱, ステーキ, 牛タン, 和牛, 牛すじ"),
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
      ...porkCutsAndDishes,
      "みりん",
      "猪肉",
      "火腿",
      "培根",
      "明胶",
      "豚肉",
      "ハム",
      "ベーコン",
      "生ハム",
      "ゼラチン",
      "御朱印",
      "御朱印帳",
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
  gout: {
    things: ["alcohol", "seafood", "meat"],
    literals: list("liver, foie gras, pate, offal, anchovy, sardine, caviar, 内脏, 鹅肝, 浓汤, レバー, 白子, あん肝, いくら, 明太子"),
    told: { en: "alcohol, meat and seafood", zh: "酒、肉和海鲜", ja: "お酒・肉・魚介類" },
  },
  "low-salt": {
    things: [],
    literals: list(
      "sea salt, smoked salt, salt flakes, salted, salty, soy sauce, miso, fish sauce, ramen, instant noodles, jerky, ham, bacon, salami, prosciutto, charcuterie, pickles, kimchi, olives, crisps, potato chips, pretzels, 腊肉, 腊肠, 火腿, 咸蛋, 咸鸭蛋, 咸鱼, 酱菜, 酱油, 榨菜, 泡菜, 腐乳, 豆瓣酱, 方便面, 卤味, 漬物, 梅干し, 佃煮, 塩辛, 明太子, 味噌, 醤油, しょうゆ, 塩昆布, 干物, ハム, ベーコン, ラーメン, キムチ, せんべい, おつまみ",
    ),
    told: { en: "salty food", zh: "重盐食品", ja: "塩分の多いもの" },
  },
  "low-carb": {
    things: ["sweets", "honey", "cake"],
    literals: list(
      "pasta, noodles, bread, sourdough, cookies, biscuits, pastry, pancake, waffle, rice cake, granola, 面包, 面条, 饼干, 糕点, 点心, 月饼, 粽子, 米粉, パン, パスタ, うどん, そば, ラーメン, クッキー, 餅, お米",
    ),
    told: { en: "sweets and starches", zh: "甜食和主食", ja: "甘いものと炭水化物" },
  },
  "low-fat": {
    things: [],
    literals: list(
      "butter, bacon, sausage, salami, foie gras, fried, lard, fudge, caviar, cheese board, 肥肉, 油炸, 腊肉, 腊肠, 香肠, 黄油, 奶油, 蟹黄, 鱼子酱, バター, ベーコン, ソーセージ, いくら, 揚げ物, 生クリーム",
    ),
    told: { en: "fatty food", zh: "油腻的", ja: "脂っこいもの" },
  },
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
    literals: list(
      "shellfish, shrimp, prawn, lobster, crab, oyster, mussel, clam, scallop, bisque, langoustine, crayfish, scampi, abalone, 小龙虾, 鲍鱼, 扇贝, 生蚝, 干贝, オマール, ロブスター, ホタテ, 牡蠣, 虾, 蟹, 贝类, 海老, エビ, カニ, 甲殻類, 貝",
    ),
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
    literals: list(
      "tobacco, pipe smoking, smoking pipe, cigar, cigars, cigarette, humidor, cuban hand rolled, hookah, shisha, ashtray, snuff, 手卷保湿盒, 保湿盒, 手卷烟, 烟嘴, 烟丝, 水烟, シガー, 灰皿, 煙草, パイプ煙草, vape, lighter, 香烟, 烟草, 电子烟, 烟斗, 烟灰缸, 雪茄, 打火机, タバコ, 葉巻, ライター",
    ),
    told: { en: "tobacco", zh: "烟", ja: "たばこ" },
  },
  "raw-food": {
    things: [],
    literals: list("sushi, sashimi, oyster, blue cheese, soft cheese, brie, camembert, 寿司, 刺身, 生鱼, 生もの, ナチュラルチーズ"),
    told: { en: "raw fish and soft cheese", zh: "生食", ja: "生もの" },
  },
} as const satisfies Record<string, Diet>;

export type DietId = keyof typeof diets;
