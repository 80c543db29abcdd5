// The values of the gift form (specification, section 3), in the order in which it shows them.

export const relationships = ["spouse", "parent", "child", "sibling", "friend", "colleague", "extended-family", "other"] as const;
export type Relationship = (typeof relationships)[number];

export const ageRanges = ["0-12", "13-17", "18-24", "25-34", "35-49", "50-64", "65+"] as const;
export type AgeRange = (typeof ageRanges)[number];

export const genders = ["male", "female", "non-binary", "prefer-not-to-say"] as const;

export const occasions = [
  "birthday",
  "anniversary",
  "christmas",
  "valentines",
  "mothers-day",
  "fathers-day",
  "graduation",
  "wedding",
  "housewarming",
  "just-because",
  "other",
] as const;
export type Occasion = (typeof occasions)[number];

/** What can be asked of another five ideas. */
export const refinements = ["cheaper", "dearer", "personal", "experience", "object"] as const;
export type Refinement = (typeof refinements)[number] | { more: string };

/** Why an idea is none for this person. */
export const rejectionReasons = ["has", "taste", "price", "other"] as const;
export interface Rejection {
  title: string;
  why: (typeof rejectionReasons)[number];
}

export const currencies = ["USD", "EUR", "GBP", "JPY", "CNY", "KRW", "AUD", "CAD"] as const;
export type Currency = (typeof currencies)[number];

export interface BudgetBand {
  value: string;
  /** In whole units of the currency, inclusive. */
  min: number;
  /** Inclusive; `Infinity` for the open band at the top. */
  max: number;
}

const bandEdges = {
  USD: [25, 50, 100, 250, 500, 1000],
  AUD: [25, 50, 100, 250, 500, 1000],
  CAD: [25, 50, 100, 250, 500, 1000],
  EUR: [20, 40, 80, 200, 400, 800],
  GBP: [20, 40, 80, 200, 400, 800],
  JPY: [3000, 6000, 12000, 30000, 60000, 120000],
  CNY: [200, 400, 800, 2000, 4000, 8000],
  KRW: [30000, 60000, 120000, 300000, 600000, 1200000],
} as const satisfies Record<Currency, readonly number[]>;

/** The seven budget bands of a currency, cheapest first: `under-25`, `25-50`, … `over-1000`. */
export function listBudgetBands(currency: Currency): BudgetBand[] {
  const edges: readonly number[] = bandEdges[currency];
  return [0, ...edges].map((min, position) => {
    const max = edges[position];
    if (max === undefined) return { value: `over-${min}`, min, max: Infinity };
    return { value: min === 0 ? `under-${max}` : `${min}-${max}`, min, max };
  });
}

export function findBudgetBand(currency: Currency, value: string): BudgetBand | null {
  return listBudgetBands(currency).find((band) => band.value === value) ?? null;
}
