import { currencies, type BudgetBand, type Currency } from "#shared/gift-options.ts";
import { locales, type Locale } from "#shared/locales/locale.ts";
import type { Concept } from "../knowledge/concept.ts";

/** Typical shop prices in other currencies for what costs one dollar in the United States; not exchange rates. */
const shopPricePerDollar = {
  USD: 1,
  EUR: 0.95,
  GBP: 0.8,
  JPY: 140,
  CNY: 7,
  KRW: 1300,
  AUD: 1.5,
  CAD: 1.35,
} as const satisfies Record<Currency, number>;

/**
 * Every sign is unambiguous: a bare '$' could be American, Australian or Canadian, a bare '¥' Japanese or Chinese. Chinese and
 * Japanese write their own currency with a counter ('3,000円', '200元') in place of the sign.
 */
const currencySigns = {
  USD: "US$",
  EUR: "€",
  GBP: "£",
  JPY: "JP¥",
  CNY: "CN¥",
  KRW: "₩",
  AUD: "A$",
  CAD: "CA$",
} as const satisfies Record<Currency, string>;
const ownCounters: Record<Locale, Partial<Record<Currency, string>>> = { en: {}, zh: { CNY: "元" }, ja: { JPY: "円" } };
const dashes = { en: "–", zh: "–", ja: "～" } as const satisfies Record<Locale, string>;

export type PriceRange = readonly [low: number, high: number];

/** The market whose own prices are nearest, for a currency that a concept has none for. */
const nearestMarket = {
  USD: "USD",
  EUR: "USD",
  GBP: "USD",
  AUD: "USD",
  CAD: "USD",
  JPY: "JPY",
  CNY: "CNY",
  KRW: "JPY",
} as const satisfies Record<Currency, Currency>;

/** Where a concept has a price of its own, the first of them. */
const markets = ["USD", "CNY", "JPY"] as const;

/** The usual price of a concept in a currency, in whole units, rounded like shop prices. */
export function getConceptPrice({ price }: Pick<Concept, "price">, currency: Currency): PriceRange {
  return price[currency] ?? convertPrice(price, currency);
}

function convertPrice(price: Concept["price"], currency: Currency): PriceRange {
  const market = [nearestMarket[currency], ...markets].find((known) => price[known]) ?? "USD";
  const [low, high] = price[market] ?? [0, 0];
  const rate = shopPricePerDollar[currency] / shopPricePerDollar[market];
  return [roundAsShopsDo(low * rate), roundAsShopsDo(high * rate)];
}

/** A range that says what a gift really costs is at most this wide: the highest over the lowest. */
const widest = 1.5;

/** Narrows a range around its middle, in amounts that shops would ask; it never leaves the given range. */
export function narrowPrice([low, high]: PriceRange): PriceRange {
  if (high <= low * widest) return [low, high];
  const middle = Math.sqrt(Math.max(low, 1) * high);
  const [from, to] = [roundAsShopsDo(middle / Math.sqrt(widest)), roundAsShopsDo(middle * Math.sqrt(widest))];
  return [Math.max(low, from), Math.min(high, to)];
}

/**
 * The part of a price range that lies inside a budget band, both ends rounded inwards; `null` when less than 15 % of the
 * narrower of the two is left, as the gift can then hardly be bought for this budget.
 */
export function clipToBand([low, high]: PriceRange, band: BudgetBand): PriceRange | null {
  const clippedLow = Math.ceil(Math.max(low, band.min));
  const clippedHigh = Math.floor(Math.min(high, band.max));
  const narrowest = Math.min(high - low, band.max - band.min) * 0.15;
  return clippedHigh - clippedLow >= Math.max(narrowest, 1) ? [clippedLow, clippedHigh] : null;
}

type Formatter = Record<Currency, (range: PriceRange) => string>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of every locale and currency
const formatters = Object.fromEntries(
  locales.map((locale) => [locale, Object.fromEntries(currencies.map((currency) => [currency, buildFormatter(locale, currency)]))]),
) as Record<Locale, Formatter>;

/** 'US$30–50', '3,000～6,000円': whole amounts only, so that no currency shows decimals. */
export function formatPriceRange(range: PriceRange, currency: Currency, locale: Locale): string {
  return formatters[locale][currency](range);
}

function buildFormatter(locale: Locale, currency: Currency): (range: PriceRange) => string {
  const amounts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const counter = ownCounters[locale][currency];
  return ([low, high]) => {
    const range = `${amounts.format(low)}${dashes[locale]}${amounts.format(high)}`;
    return counter ? `${range}${counter}` : `${currencySigns[currency]}${range}`;
  };
}

/** Rounds to two significant digits, below a hundred to multiples of five; below twenty to whole units. */
export function roundAsShopsDo(amount: number): number {
  if (amount < 20) return Math.max(1, Math.round(amount));
  const step = 10 ** Math.floor(Math.log10(amount)) / (amount < 100 ? 2 : 10);
  return Math.round(amount / step) * step;
}
