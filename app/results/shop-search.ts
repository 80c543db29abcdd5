import type { Currency } from "#shared/gift-options.ts";
import type { Shop, ShopTable } from "#shared/shops.ts";

const amazon = (host: string): Shop => ({ name: "Amazon", address: `https://www.amazon.${host}/s?k=` });
const etsy: Shop = { name: "Etsy", address: "https://www.etsy.com/search?q=" };
const ebay = (host: string): Shop => ({ name: "eBay", address: `https://www.ebay.${host}/sch/i.html?_nkw=` });
const getYourGuide: Shop = { name: "GetYourGuide", address: "https://www.getyourguide.com/s/?q=" };
const ticketmaster = (host: string): Shop => ({ name: "Ticketmaster", address: `https://www.ticketmaster.${host}/search?q=` });
const maps: Shop = { name: "Google Maps", address: "https://www.google.com/maps/search/" };
const google: Shop = { name: "Google", address: "https://www.google.com/search?q=" };
const googleShopping: Shop = { name: "Google Shopping", address: "https://www.google.com/search?udm=28&q=" };
const rakuten: Shop = { name: "楽天市場", address: "https://search.rakuten.co.jp/search/mall/" };
const jd: Shop = { name: "京东", address: "https://search.jd.com/Search?enc=utf-8&keyword=" };
const naver: Shop = { name: "Naver", address: "https://search.shopping.naver.com/search/all?query=" };

/** Classes and workshops are near where somebody lives, so a map finds them. */
const nearby = { class: maps, charity: google };

/**
 * A shop for each currency and kind of thing; what is not listed is bought where goods are. Experiences, classes and tickets never
 * lead to a shop of goods. None of them pays for being listed; an operator may name others.
 */
const shops: Record<Currency, Record<"goods", Shop> & Partial<Record<string, Shop>>> = {
  USD: {
    ...nearby,
    goods: amazon("com"),
    handmade: etsy,
    books: { name: "Bookshop.org", address: "https://bookshop.org/search?keywords=" },
    experience: getYourGuide,
    ticket: ticketmaster("com"),
    digital: google,
    "second-hand": ebay("com"),
  },
  CAD: {
    ...nearby,
    goods: amazon("ca"),
    handmade: etsy,
    books: { name: "Indigo", address: "https://www.indigo.ca/en-ca/search?q=" },
    experience: getYourGuide,
    ticket: ticketmaster("ca"),
    digital: google,
    "second-hand": ebay("ca"),
  },
  AUD: {
    ...nearby,
    goods: amazon("com.au"),
    handmade: etsy,
    books: { name: "Booktopia", address: "https://www.booktopia.com.au/search?keywords=" },
    experience: { name: "RedBalloon", address: "https://www.redballoon.com.au/search?q=" },
    ticket: ticketmaster("com.au"),
    digital: google,
    "second-hand": ebay("com.au"),
  },
  GBP: {
    ...nearby,
    goods: amazon("co.uk"),
    handmade: etsy,
    books: { name: "Waterstones", address: "https://www.waterstones.com/books/search/term/" },
    experience: { name: "Virgin Experience Days", address: "https://www.virginexperiencedays.co.uk/search?q=" },
    ticket: ticketmaster("co.uk"),
    digital: google,
    "second-hand": ebay("co.uk"),
  },
  EUR: {
    ...nearby,
    goods: googleShopping,
    handmade: etsy,
    experience: getYourGuide,
    ticket: { name: "Google", address: "https://www.google.com/search?q=tickets+" },
    digital: google,
    "second-hand": ebay("ie"),
  },
  JPY: {
    ...nearby,
    goods: rakuten,
    handmade: { name: "Creema", address: "https://www.creema.jp/listing?q=" },
    books: { name: "楽天ブックス", address: "https://books.rakuten.co.jp/search?sitem=" },
    experience: { name: "アソビュー！", address: "https://www.asoview.com/search/?keyword=" },
    ticket: { name: "チケットぴあ", address: "https://t.pia.jp/pia/search_all.do?kw=" },
    digital: google,
    "second-hand": { name: "メルカリ", address: "https://jp.mercari.com/search?keyword=" },
  },
  CNY: {
    goods: jd,
    handmade: { name: "淘宝", address: "https://s.taobao.com/search?q=" },
    books: { name: "当当", address: "https://search.dangdang.com/?key=" },
    experience: { name: "携程", address: "https://you.ctrip.com/globalsearch/?keyword=" },
    class: { name: "高德地图", address: "https://ditu.amap.com/search?query=" },
    ticket: { name: "大麦", address: "https://search.damai.cn/search.htm?keyword=" },
    digital: { name: "百度", address: "https://www.baidu.com/s?wd=" },
    charity: { name: "百度", address: "https://www.baidu.com/s?wd=" },
    "second-hand": { name: "闲鱼", address: "https://www.goofish.com/search?q=" },
  },
  KRW: {
    ...nearby,
    goods: naver,
    handmade: { name: "idus", address: "https://www.idus.com/v2/search?keyword=" },
    books: { name: "Kyobo", address: "https://search.kyobobook.co.kr/search?keyword=" },
    experience: { name: "Klook", address: "https://www.klook.com/ko/search/result/?query=" },
    ticket: { name: "NOL Ticket", address: "https://tickets.interpark.com/contents/search?keyword=" },
    digital: google,
    "second-hand": { name: "Bunjang", address: "https://m.bunjang.co.kr/search/products?q=" },
  },
};

/** What is asked of a table of shops: the kind of the idea, `null` where nobody said. */
interface Wanted {
  shop: string | null;
  isExperience: boolean;
}

/** Where a gift is bought: a shop of the operator's for this kind of thing, or ours. */
export function getShop(currency: Currency, { shop, isExperience }: Wanted, own: ShopTable = {}): Shop {
  const kind = shop ?? (isExperience ? "experience" : "goods");
  return listShops(currency, own)[kind] ?? own[currency]?.["goods"] ?? shops[currency].goods;
}

function listShops(currency: Currency, own: ShopTable): Partial<Record<string, Shop>> {
  return { ...shops[currency], ...own[currency] };
}

const otherKinds = {
  things: ["goods", "handmade", "second-hand"],
  events: ["experience", "class", "ticket", "digital"],
} as const;

/** Other shops that may have it, none of them twice. */
export function listOtherShops(currency: Currency, suggestion: Wanted, own: ShopTable = {}): Shop[] {
  const first = getShop(currency, suggestion, own);
  const kinds = otherKinds[suggestion.isExperience ? "events" : "things"];
  const all = listShops(currency, own);
  const others = kinds.flatMap((kind) => all[kind] ?? []);
  return [...new Map(others.map((shop) => [shop.name, shop])).values()].filter(({ name }) => name !== first.name);
}

export function buildShopSearch(shop: Shop, term: string): string {
  return shop.address + encodeURIComponent(term.trim()) + (shop.tag === undefined ? "" : `&${shop.tag}`);
}

/** Where to look and for what, for those who read it on paper. */
export function spellShopSearch(shop: Shop, term: string): string {
  return `${new URL(shop.address).hostname.replace(/^www[.]/, "")}: ${term}`;
}
