import type { AgeRange } from "#shared/gift-options.ts";
import type { Brief } from "../brief/brief.ts";

interface Years {
  youngest: number;
  oldest: number;
}

/** A little inside each range, since what suits nearly all of it suits the person. */
const yearsOfRange = {
  "0-12": { youngest: 6, oldest: 9 },
  "13-17": { youngest: 14, oldest: 16 },
  "18-24": { youngest: 18, oldest: 23 },
  "25-34": { youngest: 25, oldest: 34 },
  "35-49": { youngest: 35, oldest: 49 },
  "50-64": { youngest: 52, oldest: 62 },
  "65+": { youngest: 67, oldest: 80 },
} as const satisfies Record<AgeRange, Years>;

// A child may be grown up, too.
const anyChild: Years = { youngest: 8, oldest: 35 };
const anybody: Years = { youngest: 25, oldest: 62 };

/** The years for which a gift has to be right: those told in words, those of the age range, or what suits any grown-up. */
export function listYears({ age, ageRange, relationship }: Pick<Brief, "age" | "ageRange" | "relationship">): Years {
  if (age) return age;
  if (ageRange) return yearsOfRange[ageRange];
  return relationship === "child" ? anyChild : anybody;
}
