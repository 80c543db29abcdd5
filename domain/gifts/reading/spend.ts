import { listBudgetBands, type Currency } from "#shared/gift-options.ts";

/** What the words say may be spent. */
export interface Spend {
  /** As it was told; `null` where only a number was, which is in whatever the form asks for. */
  currency: Currency | null;
  /** In whole units of the currency. */
  least: number;
  /** `null`: there is no limit. */
  most: number | null;
}

export type Bounds = Pick<Spend, "least" | "most">;

/** How an amount is told: 'under 50', 'at least 50', 四百多, 'around 50', or no more than '$50'. */
export type HowTold = "most" | "least" | "somewhat-over" | "about" | "bare";

/** An amount, or the one that a range ends with. */
export type ToldAmount = { amount: number; how: HowTold } | { amount: number; how: "range"; from: number };

const ways: Readonly<Record<HowTold, (amount: number) => Bounds>> = {
  most: (amount) => ({ least: 0, most: amount }),
  least: (amount) => ({ least: amount, most: null }),
  "somewhat-over": (amount) => ({ least: amount, most: getNextRound(amount) }),
  about: (amount) => ({ least: Math.floor(amount * 0.7), most: Math.floor(amount * 1.2) }),
  // Nobody who says no more than that wants to hear of much more, and less is welcome.
  bare: (amount) => ({ least: Math.floor(amount * 0.5), most: Math.floor(amount * 1.1) }),
};

export function getBounds(told: ToldAmount): Bounds {
  return told.how === "range" ? getRange(told.from, told.amount) : ways[told.how](told.amount);
}

/** The form's band that an amount opens: of the two that it lies between, the cheaper one, unless more than the amount was told. */
export function getBand(currency: Currency, { amount, how }: ToldAmount): string {
  const isMore = how === "least" || how === "somewhat-over";
  return listBudgetBands(currency).findLast(({ min }) => (isMore ? amount >= min : amount > min))?.value ?? "";
}

/** From one amount to another; in '1-2k', 1〜2万 and 2、3千円 the unit is of both. */
function getRange(least: number, most: number): Bounds {
  const isShort = least < 10 && most >= 100;
  return { least: Math.min(isShort ? least * 10 ** Math.floor(Math.log10(most)) : least, most), most };
}

/** 一百多 is anything up to two hundred. */
export const getNextRound = (amount: number) => amount + 10 ** Math.floor(Math.log10(amount));
