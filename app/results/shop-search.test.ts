import { expect, test } from "vitest";
import { buildShopSearch } from "./shop-search.ts";

test.each([
  ["USD", "brass & co", "https://www.amazon.com/s?k=brass%20%26%20co"],
  ["JPY", "真鍮", "https://search.rakuten.co.jp/search/mall/%E7%9C%9F%E9%8D%AE"],
  ["JPY", "../a?b#c", "https://search.rakuten.co.jp/search/mall/..%2Fa%3Fb%23c"],
  ["CNY", "茶", "https://search.jd.com/Search?enc=utf-8&keyword=%E8%8C%B6"],
] as const)("with a budget in %s, %s is looked for at %s", (currency, term, address) => {
  expect(buildShopSearch(currency, term)).toBe(address);
});
