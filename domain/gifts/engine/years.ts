import type { AgeRange } from "#shared/gift-options.ts";
import type { Brief } from "../brief/brief.ts";
import type { FactId } from "../knowledge/facts.ts";
import { getUsualAge } from "../knowledge/usual-age.ts";
import type { Like } from "../reading/reading.ts";

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
/** Whoever looks for a gift for a parent is hardly a small child. */
const anyParent: Years = { youngest: 42, oldest: 62 };
const anybody: Years = { youngest: 25, oldest: 62 };
/** Who retires is told of as that, whatever the age. */
const retired: Years = { youngest: 58, oldest: 70 };

/** Who drives, works, is engaged or has children is no small child. */
const grownChild: Years = { youngest: 18, oldest: 35 };
const ofGrownUps: ReadonlySet<FactId> = new Set([
  "new-driver",
  "drives-far",
  "new-job",
  "new-business",
  "engaged",
  "pregnant",
  "newborn",
  "small-children",
  "deployed",
  "in-prison",
  "busy-parent",
]);

/** Who carries a child isn't sixty. */
const pregnant: Years = { youngest: 22, oldest: 45 };

/** The first that is told counts: who starts college starts school, too. */
const yearsOfFacts: readonly (readonly [FactId, Years])[] = [
  ["pregnant", pregnant],
  ["retirement", retired],
  ["starting-college", yearsOfRange["18-24"]],
  ["starting-school", yearsOfRange["0-12"]],
];

/** The years for which a gift has to be right: those told in words, those of the age range, or what suits any grown-up, or who retires. */
export function listYears({ age, ageRange, relationship, reading }: Pick<Brief, "age" | "ageRange" | "relationship" | "reading">): Years {
  if (age) return isAnyTeenager(age) ? yearsOfRange["13-17"] : age;
  if (ageRange) return yearsOfRange[ageRange];
  const [, told] = yearsOfFacts.find(([fact]) => reading.facts.some((one) => one.fact === fact)) ?? [];
  if (told) return told;
  if (relationship === "parent") return anyParent;
  if (relationship !== "child") return anybody;
  return reading.facts.some(({ fact }) => ofGrownUps.has(fact)) ? grownChild : listYearsOfLikes(reading.likes);
}

/** 'My teenage son'. */
const isAnyTeenager = ({ youngest, oldest }: Years) => youngest === 13 && oldest === 17;

/** A daughter who runs on iced coffee and loves romance novels isn't eight. */
function listYearsOfLikes(likes: readonly Like[]): Years {
  const usual = likes.filter(({ strength }) => strength === "stated").flatMap(({ interests }) => interests.map(getUsualAge));
  const youngest = Math.max(anyChild.youngest, ...usual);
  return { youngest, oldest: Math.max(anyChild.oldest, youngest) };
}
