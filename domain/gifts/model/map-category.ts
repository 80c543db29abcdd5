import type { Locale } from "#shared/locales/locale.ts";
import { categoryIds, type CategoryId } from "../knowledge/concept.ts";
import { categoryNames } from "../knowledge/category-names.ts";

/** What models call our categories, each word in any of the three languages. */
const otherNames: readonly (readonly [CategoryId, RegExp])[] = [
  ["jewellery", /jewel|watch|首饰|珠宝|手表|ジュエリー|アクセサリー|時計/i],
  ["books", /book|reading|literature|novel|图书|书籍|阅读|書籍|読書|本$/i],
  ["music", /music|concert|vinyl|音乐|音楽/i],
  ["screen-stage", /film|movie|tv|theat|stage|opera|drama|影视|戏|电影|映画|舞台|ドラマ/i],
  ["technology", /tech|audio|gadget|electronic|computer|photo|camera|数码|电子|科技|摄影|家電|ガジェット|オーディオ|カメラ/i],
  ["drinks", /drink|coffee|tea|wine|beer|brew|beverage|茶|咖啡|饮|酒|ドリンク|コーヒー|お茶/i],
  ["food", /food|gourmet|snack|sweets|dessert|美食|食品|零食|甜|食|スイーツ|グルメ/i],
  ["kitchen", /kitchen|cook|bak|barbecue|bbq|dining|tableware|厨|餐|料理|キッチン|食器/i],
  ["garden", /garden|plant|flower|花|园艺|植物|ガーデ|園芸/i],
  ["games", /game|toy|puzzle|play|hobb|collect|游戏|玩具|桌游|ゲーム|おもちゃ|推し/i],
  ["crafts", /craft|art|diy|knit|sew|手工|手作|艺术|画|手芸|クラフト|アート/i],
  ["sports", /sport|fitness|gym|running|yoga|运动|健身|骑行|スポーツ|フィットネス|ゴルフ/i],
  ["outdoors", /outdoor|camp|hik|fishing|bird|户外|露营|钓|アウトドア|キャンプ/i],
  ["travel", /travel|trip|旅|トラベル/i],
  ["wellness", /well|beauty|skin|spa|relax|health|comfort|self-?care|cosmetic|养生|美容|护肤|健康|コスメ|スキンケア|癒|リラックス|美容/i],
  ["style", /style|fashion|cloth|accessor|apparel|服饰|穿|配饰|ファッション|服/i],
  ["stationery", /station|paper|pens?\b|文具|文房|ステーショナリー/i],
  ["learning", /learn|class|workshop|course|lesson|educat|scien|课程|学习|レッスン|講座|教室/i],
  ["animals", /pet|animal|dog|cat\b|宠物|动物|ペット|動物/i],
  ["outings", /experience|outing|event|ticket|adventure|体验|活动|出游|体験|イベント|おでかけ/i],
  ["keepsakes", /keepsake|memor|personal|photo|纪念|回忆|定制|思い出|記念/i],
  ["home", /home|decor|furniture|house|居|家具|装饰|インテリア|雑貨|住/i],
];

/** Our own name for a category, or its words where they are the reader's own language already. */
export function mapCategory(category: string, { locale, isExperience }: { locale: Locale; isExperience: boolean }): string {
  const folded = category.toLowerCase();
  const known = categoryIds.find((id) => id === folded || Object.values(categoryNames[id]).some((name) => name.toLowerCase() === folded));
  if (known) return categoryNames[known][locale];
  if (category !== "" && isWrittenIn(category, locale)) return category;
  const meant = otherNames.find(([, words]) => words.test(category))?.[0] ?? (isExperience ? "outings" : "keepsakes");
  return categoryNames[meant][locale];
}

function isWrittenIn(category: string, locale: Locale): boolean {
  if (locale === "en") return /^[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}]+$/u.test(category);
  return locale === "zh"
    ? /\p{Script=Han}/u.test(category) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(category)
    : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(category);
}
