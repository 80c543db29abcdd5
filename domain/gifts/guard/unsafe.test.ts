import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AgeRange } from "#shared/gift-options.ts";
import { createLike } from "#tests/support/create-brief.ts";
import { asksForAlcohol, findUnsafe, isUnfitForChild } from "./unsafe.ts";

describe("a gift is unsafe", () => {
  test.each<[AgeRange, string, string]>([
    ["18-24", "A glass of red wine", "red wine"],
    ["18-24", "Tour of a brewery", "brewery"],
    ["18-24", "Hip flask of steel", "Hip flask"],
    ["13-17", "威士忌品鉴", "威士忌"],
    ["18-24", "白酒礼盒", "白酒"],
    ["18-24", "日本酒の飲み比べ", "日本酒"],
    ["18-24", "クラフトビール", "クラフトビール"],
    ["35-49", "A vape pen", "vape pen"],
    ["65+", "Cigar box", "Cigar"],
    ["35-49", "雪茄剪", "雪茄"],
    ["35-49", "葉巻ケース", "葉巻"],
    ["35-49", "Casino night", "Casino"],
    ["50-64", "刮刮乐", "刮刮乐"],
    ["50-64", "競馬観戦", "競馬"],
    ["25-34", "Airsoft starter set", "Airsoft"],
    ["25-34", "A gun", "gun"],
    ["25-34", "仿真枪", "仿真枪"],
    ["25-34", "エアガン", "エアガン"],
    ["25-34", "Sex toys", "Sex toys"],
    ["25-34", "情趣用品", "情趣用品"],
    ["25-34", "アダルトグッズ", "アダルトグッズ"],
    ["25-34", "CBD gummies", "CBD gummies"],
    ["25-34", "大麻", "大麻"],
    ["25-34", "マリファナ", "マリファナ"],
    ["13-17", "A chef's knife", "chefs knife"],
    ["13-17", "瑞士军刀", "瑞士军刀"],
    ["13-17", "三徳包丁", "三徳包丁"],
    ["0-12", "Lamp with button batteries", "button batteries"],
    ["0-12", "含小零件", "小零件"],
    ["0-12", "ボタン電池", "ボタン電池"],
    ["0-12", "Loose magnets", "Loose magnets"],
    ["0-12", "A pocket knife", "pocket knife"],
  ])("at %s: %s", (ageRange, text, found) => {
    expect(findUnsafe(text, ageRange)).toBe(found);
  });
});

describe("a gift is no danger", () => {
  test.each<[AgeRange, string]>([
    ["25-34", "A bottle of red wine"],
    ["18-24", "Alcohol-free sparkling wine"],
    ["18-24", "Non-alcoholic craft beer"],
    ["13-17", "Ginger ale syrup"],
    ["13-17", "Root beer float set"],
    ["18-24", "A wine-red scarf"],
    ["18-24", "A spirit level"],
    ["18-24", "A cocktail dress"],
    ["13-17", "For the sake of the sea"],
    ["18-24", "无酒精啤酒"],
    ["18-24", "酒红色围巾"],
    ["18-24", "温泉酒店住宿"],
    ["18-24", "ノンアルコールビール"],
    ["13-17", "甘酒"],
    ["13-17", "喫茶店めぐり"],
    ["0-12", "Water pistol"],
    ["0-12", "水枪"],
    ["0-12", "水鉄砲"],
    ["25-34", "Photo shoot by the sea"],
    ["13-17", "A bullet journal"],
    ["35-49", "Smoked salmon"],
    ["35-49", "A poker face of porcelain"],
    ["13-17", "A butter knife"],
    ["18-24", "A pocket knife"],
    ["0-12", "Marble run"],
    ["0-12", "Hot-air balloon puzzle"],
    ["0-12", "No small parts"],
    ["65+", "It had begun"],
    ["25-34", "秋刀鱼"],
    ["25-34", "生活情趣"],
    ["25-34", "真剣に選んだ本"],
  ])("at %s: %s", (ageRange, text) => {
    expect(findUnsafe(text, ageRange)).toBeNull();
  });
});

test("at an unknown age alcohol is welcome only when an interest asks for it", () => {
  expect(findUnsafe("红酒品鉴", null)).toBe("红酒");
  for (const interest of ["wine", "bourbon", "baijiu", "shochu", "gin"])
    expect(findUnsafe("红酒品鉴", null, asksForAlcohol([createLike({ interests: [interest] })]))).toBeNull();
});

test("an interest in tea asks for no alcohol", () => {
  expect(asksForAlcohol([createLike({ interests: ["tea"] }), createLike({})])).toBe(false);
});

test("tobacco is unsafe even for those who ask for wine", () => {
  expect(findUnsafe("A cigar humidor", "50-64", true)).toBe("cigar");
});

test("any text is judged, and what is found in it is unsafe by itself", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom(" cigar ", "威士忌", "日本酒", " knife ", "水枪", " wine-red "),
  );

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const found = findUnsafe(pieces.join(""), "0-12");

      expect(found === null ? null : findUnsafe(found, "0-12")).toBe(found);
    }),
    { numRuns: 500 },
  );
});

test.each([
  "A tufting gun for cut and loop pile",
  "A short shotgun microphone with a furry windscreen",
  "A chain care kit with wet lube and dry lube",
  "八款小鱼罐头，没有金枪鱼",
  "サイトハウンド用スヌード付きコート",
])("%s is no weapon and nothing for adults", (text) => {
  expect(findUnsafe(text, "35-49", false)).toBeNull();
});

test.each<[AgeRange, string]>([
  ["0-12", "Between the shoulder blades"],
  ["0-12", "Guards for skate blades and rolls of tape for the stick blade"],
  ["0-12", "Left-handed safety scissors"],
  ["0-12", "フェルトの手裏剣"],
  ["13-17", "Jerk paste with Scotch bonnet and cider vinegar"],
  ["13-17", "Flights in an indoor skydiving tunnel"],
  ["13-17", "室内跳伞风洞课"],
  ["13-17", "酒泉卫星发射中心参观"],
  ["13-17", "冻干红虫"],
  ["13-17", "尤尼克斯 天斧100ZZ"],
  ["13-17", "ラガーシャツ"],
  ["35-49", "ヌードルメーカー"],
  ["35-49", "A packing tape gun"],
])("at %s %s only sounds unsafe", (range, text) => {
  expect(findUnsafe(text, range)).toBeNull();
});

test.each([
  ["A marble run of wood", "A marble maze"],
  ["大きなビー玉コース", "ビー玉迷路"],
  ["A jar of peanut butter", "Peanut butter cups"],
])("what is harmless for children may still be nothing for toddlers: %s, %s", (...texts) => {
  for (const text of texts) {
    expect(findUnsafe(text, "0-12")).toBeNull();
    expect(isUnfitForChild(text, { youngest: 2, oldest: 2 })).toBe(true);
  }
});

test.each<[AgeRange, string]>([
  ["0-12", "A bag of marbles"],
  ["0-12", "Sharp scissors"],
  ["0-12", "A bag of peanuts"],
  ["0-12", "A hot glue gun"],
  ["0-12", "ビー玉の詰め合わせ"],
  ["0-12", "金属の手裏剣"],
  ["13-17", "Real throwing stars"],
  ["13-17", "A set of tattoos"],
  ["13-17", "A skydiving jump"],
  ["13-17", "户外跳伞"],
  ["13-17", "A bottle of Scotch"],
  ["13-17", "A pint of cider"],
  ["13-17", "干红一瓶"],
  ["13-17", "A gun"],
])("at %s it still refuses %s", (range, text) => {
  expect(findUnsafe(text, range)).not.toBeNull();
});
