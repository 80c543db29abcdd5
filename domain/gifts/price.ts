import type { BudgetBand, Currency } from "#shared/gift-options.ts";
import type { Concept } from "./catalogue/concept.ts";

/** What a shop asks for a thing that costs one dollar in the United States; not an exchange rate. */
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

export type PriceRange = readonly [low: number, high: number];

/** What a concept usually costs in a currency, in whole units, rounded as shops price. */
export function findConceptPrice(concept: Pick<Concept, "price" | "localPrices">, currency: Currency): PriceRange {
  const local = concept.localPrices?.[currency];
  if (local) return local;
  const [low, high] = concept.price;
  const rate = shopPricePerDollar[currency];
  return [roundAsShopsDo(low * rate), roundAsShopsDo(high * rate)];
}

/**
 * The part of a price range that lies inside a budget band, both ends rounded inwards;
 * `null` when so little is left that the gift would not really be bought for this budget.
 */
export function clipToBand([low, high]: PriceRange, band: BudgetBand): PriceRange | null {
  const clippedLow = Math.max(low, band.min);
  const clippedHigh = Math.min(high, band.max);
  const narrowest = Math.min(high - low, band.max - band.min) * 0.15;
  return clippedHigh - clippedLow >= Math.max(narrowest, 1) ? [clippedLow, clippedHigh] : null;
}

/** Two leading digits, the second one in steps of five below a hundred units. */
function roundAsShopsDo(amount: number): number {
  if (amount < 20) return Math.max(1, Math.round(amount));
  const step = 10 ** Math.floor(Math.log10(amount)) / (amount < 100 ? 2 : 10);
  return Math.round(amount / step) * step;
}
