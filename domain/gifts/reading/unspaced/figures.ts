import { findBudgetBand, listBudgetBands } from "#shared/gift-options.ts";
import type { Currency } from "#shared/gift-options.ts";

const digits = "〇一二三四五六七八九";
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** A figure in digits or Han characters, as a pattern. */
export const figure = "(?:\\d[\\d,]*(?:\\.\\d+)?(?:万|千|百|k|w)?|[〇一二两三四五六七八九十百千万]+)";

/** '5,000', '5千', 两百, 二十八; `null` where it is no figure. */
export function readFigure(words: string): number | null {
  const mixed = /^([\d,.]+)(万|千|百|k|w)?$/.exec(words);
  if (mixed) {
    const scale = { k: 1000, w: 10_000 }[mixed[2] ?? ""] ?? units[mixed[2] ?? ""] ?? 1;
    return Number((mixed[1] ?? "").replaceAll(",", "")) * scale;
  }
  return /^[〇一二两三四五六七八九十百千万]+$/.test(words) ? readHan(words) : null;
}

function readHan(words: string): number {
  // 两百五, 一千二: the last digit counts what is next below.
  const [, below] = /([百千万])[一二两三四五六七八九]$/.exec(words) ?? [];
  let [sum, digit] = [0, 0];
  for (const character of words) {
    const unit = units[character];
    if (unit === undefined) digit = character === "两" ? 2 : digits.indexOf(character);
    else if (unit === units["万"]) [sum, digit] = [(sum + digit) * unit, 0];
    else [sum, digit] = [sum + (digit || 1) * unit, 0];
  }
  return sum + digit * ((units[below ?? ""] ?? 10) / 10);
}

/** The band that holds an amount; one that is named as the most that is spent is in the band below it. */
export function getBand(currency: Currency, amount: number, isMost: boolean): string {
  const reached = isMost ? amount - 1 : amount;
  const band = listBudgetBands(currency).find(({ min, max }) => reached >= min && reached < max);
  return findBudgetBand(currency, band?.value ?? "")?.value ?? "";
}
