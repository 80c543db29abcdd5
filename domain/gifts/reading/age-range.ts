import type { AgeRange } from "#shared/gift-options.ts";

const ranges: readonly (readonly [first: number, range: AgeRange])[] = [
  [65, "65+"],
  [50, "50-64"],
  [35, "35-49"],
  [25, "25-34"],
  [18, "18-24"],
  [13, "13-17"],
];

/** The form's range that holds an age in years; of whoever isn't thirteen yet, the first. */
export function getAgeRange(years: number): AgeRange {
  return ranges.find(([first]) => years >= first)?.[1] ?? "0-12";
}
