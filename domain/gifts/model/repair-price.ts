import type { BudgetBand } from "#shared/gift-options.ts";
import type { Brief } from "../brief/brief.ts";
import { readPriceRange, type PriceReading } from "../brief/price-range.ts";

/** How far one end of a range may lie outside of the budget, as a share of that end. */
const mostAbove = 1.5;
const leastBelow = 0.5;

/** The part of a price that is inside the budget, where only a little of it is not; `null` without a price, or one that is far off. */
export function repairPrice(text: string, { currency, band }: Pick<Brief, "currency" | "band">): PriceReading | null {
  const price = readPriceRange(text, currency);
  if (!price || price.low > band.max || price.high < band.min || isFarOff(price, band)) return null;
  return { low: Math.max(price.low, band.min), high: Math.min(price.high, band.max) };
}

/** 'From 90' may cost anything; 'up to 100' has no lower end that could be wrong. */
function isFarOff({ low, high }: PriceReading, { min, max }: BudgetBand): boolean {
  const limit = high === Infinity ? low * mostAbove : high;
  return limit > max * mostAbove || (low > 0 && low < min * leastBelow);
}
