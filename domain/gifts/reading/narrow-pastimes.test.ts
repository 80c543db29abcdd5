import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each<["en" | "zh" | "ja", string, string]>([
  ["en", "tonkotsu", "ramen"],
  ["ja", "二郎系ラーメン", "ramen"],
  ["ja", "ラーメン屋巡り", "ramen"],
  ["zh", "日式拉面", "ramen"],
  ["en", "black tea", "black-tea"],
  ["ja", "紅茶", "black-tea"],
  ["zh", "红茶", "black-tea"],
  ["ja", "ダージリン", "black-tea"],
  ["en", "play kitchens", "toy-kitchens"],
  ["ja", "おままごと", "toy-kitchens"],
  ["en", "stickers", "stickers"],
  ["ja", "シール交換", "stickers"],
  ["zh", "贴纸", "stickers"],
  ["ja", "パン屋巡り", "bread"],
  ["en", "artisan bread", "bread"],
  ["ja", "チョコミント", "chocolate"],
])("what is loved is no wider than it was said (%s): %s", (locale, words, interest) => {
  expect(read({ interests: [words] }, locale).likes[0]?.interests[0]).toBe(interest);
});
