import { expect, test } from "vitest";
import { readBudget } from "./money.ts";

test.each([
  ["2〜3万", "12000-30000"],
  ["3000-5000", "3000-6000"],
  ["3〜5千円", "3000-6000"],
  ["2、3千円", "under-3000"],
  ["1万", "6000-12000"],
  ["6000円", "3000-6000"],
  ["6000円くらい", "3000-6000"],
  ["6000円台", "6000-12000"],
  ["3千円以上", "3000-6000"],
  ["1.5万円", "12000-30000"],
  ["5，000円", "3000-6000"],
  ["五千くらい", "3000-6000"],
  ["5千以内", "3000-6000"],
  ["5000円台", "3000-6000"],
  ["¥3,000-¥5,000", "3000-6000"],
  ["上限は5000円", "3000-6000"],
  ["予算 5000", "3000-6000"],
  ["予算：1万", "6000-12000"],
  ["ワンコイン", "under-3000"],
])("is money, wherever it stands: %s", (amount, budget) => {
  const texts = [
    "友達へ。釣りが好き。N",
    "友達 釣り N",
    "Nで友達に",
    "友達、釣り好き、Nで",
    "釣りが好きな友達にNのプレゼント",
    "友達\n釣り\nN",
  ];

  expect(texts.map((text) => readBudget(text.replace("N", amount)))).toMatchObject(texts.map(() => ({ currency: "JPY", budget })));
});

test.each([
  ["$50", "USD"],
  ["30〜50ドル", "USD"],
  ["€50", "EUR"],
  ["50カナダドル", "CAD"],
  ["50豪ドル", "AUD"],
])("is money of another country: %s", (amount, currency) => {
  expect(readBudget(`友達 釣り ${amount}`).currency).toBe(currency);
});

test.each([
  "2000ピースのパズルが好き",
  "1万歩歩くのが日課",
  "フォロワー1万人",
  "100均好き",
  "2000年生まれ",
  "年収500万円",
  "500円玉貯金が好き",
  "300人くらいの前で歌う",
  "プレイ時間1000時間",
  "釣り歴50年。あまり高くないもの",
])("is no money: %s", (text) => {
  expect(readBudget(text)).toEqual({});
});
