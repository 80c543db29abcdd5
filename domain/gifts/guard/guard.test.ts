import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { findIdeaFault } from "./guard.ts";

const starMap = {
  title: "A fold-out map of the night sky",
  description: "A printed chart that shows the constellations of each season and glows for a while in the dark.",
  explanation: "For a birthday, and because astronomy is what your friend looks up for.",
  priceRange: "$60-$80",
  category: "Stationery",
  isExperience: false,
  searchTerms: ["night sky map"],
  productLinks: [],
  because: [],
  shop: null,
  picture: null,
  source: "ai",
} as const satisfies Suggestion;
const chineseMap = {
  ...starMap,
  title: "可折叠的四季星空图",
  description: "一张印刷精美的星图，按季节标出星座，关灯后还会微微发光。",
  explanation: "生日的时候送给喜欢天文的朋友，抬头就能认出星座。",
  priceRange: "420-580元",
  category: "文具",
  searchTerms: ["四季星图"],
};
const japaneseMap = {
  ...starMap,
  title: "四季の星座早見表",
  description: "季節ごとの星座がひと目でわかり、暗いところではほのかに光ります。",
  explanation: "誕生日に、天文が好きな友人へ。夜空を見上げる時間が楽しくなります。",
  priceRange: "6,500～9,000円",
  category: "文房具",
  searchTerms: ["星座早見表"],
};
const yen = { currency: "JPY", budget: "6000-12000", locale: "ja" } as const;
const yuan = { currency: "CNY", budget: "400-800", locale: "zh" } as const;

const twoYears = { youngest: 2, oldest: 2 };

type BriefFields = Parameters<typeof createBrief>[0];
const check = (fields: Partial<Suggestion>, brief: BriefFields = {}, accepted: Suggestion[] = []) =>
  findIdeaFault({ ...starMap, ...fields }, createBrief(brief), accepted);

test.each<[string, Partial<Suggestion>, BriefFields]>([
  ["an ordinary one", {}, {}],
  ["one in Chinese", chineseMap, yuan],
  ["one in Japanese", japaneseMap, yen],
  ["foreign words in English", { title: "A matcha (抹茶) set with a bamboo whisk" }, {}],
  [
    "what the giver likes, as typed in Japanese, in Chinese",
    { ...chineseMap, title: "以ほしぞらカフェ为题的四季星空图" },
    { ...yuan, likes: [{ words: "ほしぞらカフェ" }] },
  ],
  ["a brand in Latin letters in Chinese", { ...chineseMap, title: "Polaris 四季星空图" }, yuan],
  ["a short Japanese title without kana", { ...japaneseMap, title: "星座早見盤" }, yen],
  ["the occasion that was asked for", { description: "A chart of the sky on the day of the birthday, printed on heavy paper." }, {}],
  [
    "a wedding anniversary on an anniversary",
    {
      description: "A chart of the sky on the night of the wedding, kept for each wedding anniversary and framed.",
      explanation: "For an anniversary of those who met under the stars.",
    },
    { occasion: "anniversary" },
  ],
  [
    "something romantic for a spouse",
    { description: "A romantic chart of the sky for couples, with the stars of your first evening." },
    { relationship: "spouse" },
  ],
  ["an umbrella where no custom forbids it", { title: "A storm-proof umbrella with a star lining" }, {}],
  [
    "an umbrella that an interest asks for",
    { title: "A storm-proof umbrella with a star lining" },
    { cultures: ["zh"], likes: [{ words: "umbrellas" }] },
  ],
  [
    "a fan of something",
    { description: "A printed chart for every fan of the night sky, with constellations for each season and round the clock." },
    { cultures: ["zh"] },
  ],
  ["beads for a child of whom no age is told", { title: "A tin of wooden beads to thread" }, { ageRange: "0-12" }],
  [
    "a number that is no label",
    { description: "A box that plays 12+ songs of the night sky to fall asleep by, one each month." },
    { ageRange: "0-12", age: twoYears },
  ],
  [
    "what falls in Chinese and is underwear in Japanese",
    { ...chineseMap, explanation: "窗外下着雨的晚上，摊开这张图也能认一遍头顶的星座。" },
    yuan,
  ],
  [
    "a label that fits",
    { description: "A printed chart of the sky on cloth, for ages 1-4, that glows in the dark." },
    { ageRange: "0-12", age: twoYears },
  ],
])("%s is allowed", (_, fields, brief) => {
  expect(check(fields, brief)).toBeNull();
});

test.each<[string, Partial<Suggestion>, BriefFields, string]>([
  ["a default title", { title: "Untitled Gift" }, {}, "default_text"],
  ["a default category", { category: "General" }, {}, "default_text"],
  ["a price below the band", { priceRange: "$45-$60" }, {}, "outside_budget"],
  ["a price above the band", { priceRange: "$80-$120" }, {}, "outside_budget"],
  ["another currency", { priceRange: "€60-80" }, {}, "outside_budget"],
  ["no price", { priceRange: "Affordable" }, {}, "outside_budget"],
  ["a price per month", { priceRange: "$60/month" }, {}, "outside_budget"],
  ["an excluded thing in the title", { title: "Star Maps, the book" }, { avoid: [{ words: "star maps" }] }, "excluded"],
  ["an excluded thing in the search terms", { searchTerms: ["star maps"] }, { avoid: [{ words: "star maps" }] }, "excluded"],
  ["alcohol for a teenager", { title: "A bottle of red wine with a star label" }, { ageRange: "13-17" }, "unsafe"],
  ["a weapon", { title: "A hunting rifle" }, { ageRange: "35-49" }, "unsafe"],
  ["small things for a child of two", { title: "A tin of wooden beads to thread" }, { ageRange: "0-12", age: twoYears }, "unsafe"],
  ["a label for older children", { description: "A puzzle of the sky for ages 6 and up." }, { ageRange: "0-12", age: twoYears }, "unsafe"],
  ["honey for a child of months", { title: "A jar of star honey" }, { ageRange: "0-12", age: { youngest: 0.5, oldest: 0.5 } }, "unsafe"],
  [
    "a label for younger children",
    { description: "A cloth book for ages 0-2." },
    { ageRange: "0-12", age: { youngest: 9, oldest: 9 } },
    "unsafe",
  ],
  [
    "a label for older children in Japanese",
    { ...japaneseMap, description: "季節ごとの星座がひと目でわかる早見表です。対象年齢は6歳以上です。" },
    { ...yen, ageRange: "0-12", age: twoYears },
    "unsafe",
  ],
  [
    "a label for older children in Chinese",
    { ...chineseMap, description: "一张印刷精美的星图，适合3岁以上，关灯后会微微发光。" },
    { ...yuan, ageRange: "0-12", age: twoYears },
    "unsafe",
  ],
  ["a title that was shown before", {}, { shown: ["A fold-out map of the night skies"] }, "repeated"],
  ["the same words in another order", { title: "Night sky fold-out map" }, { shown: ["Map of the Sky: Night, Fold, Out"] }, "repeated"],
  [
    "something romantic for a friend",
    { description: "A romantic chart of the sky of your first evening, and it is framed." },
    {},
    "not_for_relationship",
  ],
  ["underwear for a colleague", { title: "Silk underwear with stars" }, { relationship: "colleague" }, "not_for_relationship"],
  ["Christmas on a birthday", { description: "A printed chart of the sky on Christmas night, and it glows." }, {}, "other_occasion"],
  [
    "a birthday when none was named",
    { explanation: "A birthday is the best day for the stars, and this is the chart." },
    { occasion: "just-because" },
    "other_occasion",
  ],
  [
    "a wedding in Chinese on a birthday",
    { ...chineseMap, description: "一张印刷精美的星图，适合送给新婚夫妻，关灯后会发光。" },
    { ...yuan, relationship: "spouse" },
    "other_occasion",
  ],
  [
    "fire for a new house in Japan",
    { ...japaneseMap, title: "庭に置く焚き火台", explanation: "庭で過ごす夜が、いつもより長くなりそうです。" },
    { ...yen, cultures: ["ja"], occasion: "housewarming" },
    "local_taboo",
  ],
  ["a clock in China", { title: "A wall clock with constellations" }, { cultures: ["zh"] }, "local_taboo"],
  [
    "an umbrella in Chinese",
    { ...chineseMap, title: "内层印着星空的晴雨伞", description: "打开雨伞就能看见四季星座，伞骨结实，大风天也放心。" },
    { ...yuan, cultures: ["zh"] },
    "local_taboo",
  ],
  [
    "a set of four in Japan",
    { ...japaneseMap, description: "季節ごとの星座を描いた小皿の4枚セットで、暗いところではほのかに光ります。" },
    { ...yen, cultures: ["ja"] },
    "local_taboo",
  ],
  [
    "Spanish in English",
    {
      description: "Un mapa impreso del cielo nocturno con las constelaciones de cada estación del año.",
      explanation: "Para un cumpleaños, porque le gusta mirar las estrellas por la noche.",
    },
    {},
    "wrong_language",
  ],
  ["Chinese in English", chineseMap, {}, "wrong_language"],
  ["English in Chinese", { priceRange: "420元" }, yuan, "wrong_language"],
  ["an English category in Chinese", { ...chineseMap, category: "Stationery" }, yuan, "wrong_language"],
  ["Japanese in Chinese", { ...japaneseMap, priceRange: "420元" }, yuan, "wrong_language"],
  [
    "traditional Chinese",
    { ...chineseMap, description: "一張印刷精美的星圖，按季節標出星座，關燈後還會微微發光。" },
    yuan,
    "wrong_language",
  ],
  ["Chinese in Japanese", { ...chineseMap, priceRange: "8000円" }, yen, "wrong_language"],
  ["an English explanation in Japanese", { ...japaneseMap, explanation: starMap.explanation }, yen, "wrong_language"],
  ["Korean in English", { title: "별자리 지도" }, {}, "wrong_language"],
])("%s is refused", (_, ...[fields, brief, fault]) => {
  expect(check(fields, brief)).toBe(fault);
});
