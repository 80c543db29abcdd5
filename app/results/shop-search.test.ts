import { expect, test } from "vitest";
import { currencies } from "#shared/gift-options.ts";
import { buildShopSearch, getShop } from "./shop-search.ts";

const thing = { shop: "goods", isExperience: false };

test.each([
  ["USD", "brass & co", "https://www.amazon.com/s?k=brass%20%26%20co"],
  ["JPY", "真鍮", "https://search.rakuten.co.jp/search/mall/%E7%9C%9F%E9%8D%AE"],
  ["JPY", "../a?b#c", "https://search.rakuten.co.jp/search/mall/..%2Fa%3Fb%23c"],
  ["CNY", "茶", "https://search.jd.com/Search?enc=utf-8&keyword=%E8%8C%B6"],
] as const)("with a budget in %s, %s is looked for at %s", (currency, term, address) => {
  expect(buildShopSearch(getShop(currency, thing), term)).toBe(address);
});

test.each(currencies)("with a budget in %s, no experience, class or ticket leads to a shop of goods", (currency) => {
  const goods = getShop(currency, thing);
  const given = ["experience", "class", "ticket"].map((shop) => getShop(currency, { shop, isExperience: true }));

  expect(given).not.toContain(goods);
  expect(getShop(currency, { shop: null, isExperience: true })).not.toBe(goods);
});

test("a kind that no shop is listed for is bought where goods are", () => {
  expect(getShop("GBP", { shop: "plants", isExperience: false }).name).toBe("Amazon");
});

test("the operator's shop takes the place of ours, with the tag behind the term", () => {
  const own = { USD: { books: { name: "Pages", address: "https://pages.example/?q=", tag: "ref=gifts" } } };
  const book = { shop: "books", isExperience: false };

  expect(buildShopSearch(getShop("USD", book, own), "sea & sky")).toBe("https://pages.example/?q=sea%20%26%20sky&ref=gifts");
  expect(getShop("USD", thing, own).name).toBe("Amazon");
  expect(getShop("GBP", book, own).name).toBe("Waterstones");
});
