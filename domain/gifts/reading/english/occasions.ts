import type { Occasion } from "#shared/gift-options.ts";
import table from "../../knowledge/ways/english/occasions.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import { readApartFromPast } from "../past-days.ts";
import type { ReadFields } from "../reading.ts";

const occasions = readWays<{ occasion: Occasion }>(table).map(({ occasion, pattern }) => ({
  occasion,
  pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`),
}));

/** 'She doesn't celebrate Christmas', 'hates the holidays'. */
const uncelebrated =
  /\b(?:dont|doesnt|do not|does not|never|not|without) (?:celebrat\w+|do|doing|observe) \w+(?: \w+)?|\b(?:hates?|loathes?|despises?|dislikes?|cant stand|dreads?|(?:isnt|not|never been) (?:really |much )?(?:in ?to|big on|a fan of)) (?:the holidays|christmas|xmas|birthdays|(?:his|her|their) birthday|valentines(?: day)?|anniversaries|halloween|thanksgiving)/g;

/** 'Last year for his birthday I got him a mug'. */
const past =
  /(?:^|(?<=,))[^,]*\b(?:last|previous) (?:year|time|christmas|xmas|birthday|bday|(?:mothers|fathers|valentines) day|valentines|anniversary|holiday)\b[^,]*/g;

/** What the gift is given for, of a clause in small letters without apostrophes. */
export function readOccasion(line: string): Pick<ReadFields, "occasion"> {
  const occasion = readApartFromPast(line.replace(uncelebrated, ""), past, findFirst);
  return occasion ? { occasion } : {};
}

function findFirst(line: string): Occasion | undefined {
  return occasions
    .map(({ occasion, pattern }) => ({ occasion, at: line.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((first, second) => first.at - second.at)[0]?.occasion;
}
