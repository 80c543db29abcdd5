import type { Currency } from "#shared/gift-options.ts";

export interface Shop {
  name: string;
  /** Everything before the encoded search term. */
  address: string;
}

/** A shop for each currency; none of them pays for being listed. */
const shops = {
  USD: { name: "Amazon", address: "https://www.amazon.com/s?k=" },
  CAD: { name: "Amazon", address: "https://www.amazon.ca/s?k=" },
  AUD: { name: "Amazon", address: "https://www.amazon.com.au/s?k=" },
  GBP: { name: "Amazon", address: "https://www.amazon.co.uk/s?k=" },
  EUR: { name: "Google Shopping", address: "https://www.google.com/search?udm=28&q=" },
  JPY: { name: "Rakuten", address: "https://search.rakuten.co.jp/search/mall/" },
  CNY: { name: "京东", address: "https://search.jd.com/Search?enc=utf-8&keyword=" },
  KRW: { name: "Naver", address: "https://search.shopping.naver.com/search/all?query=" },
} as const satisfies Record<Currency, Shop>;

export function findShop(currency: Currency): Shop {
  return shops[currency];
}

export function buildShopSearch(currency: Currency, term: string): string {
  return shops[currency].address + encodeURIComponent(term.trim());
}
