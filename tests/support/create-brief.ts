import type { Brief, Exclusion } from "#domain/gifts/brief.ts";
import { findBudgetBand } from "#shared/gift-options.ts";

interface BriefFields extends Partial<Omit<Brief, "band" | "exclusions">> {
  budget?: string;
  /** Words that must not occur. */
  excluded?: readonly string[];
}

/** A brief for a friend's birthday, between 50 and 100 dollars; spell out what matters. */
export function createBrief({ budget = "50-100", excluded = [], ...fields }: BriefFields = {}): Brief {
  const currency = fields.currency ?? "USD";
  const band = findBudgetBand(currency, budget);
  if (!band) throw new Error(`There is no budget ${budget} in ${currency}`);
  return {
    locale: "en",
    currency,
    relationship: "friend",
    occasion: "birthday",
    ageRange: null,
    childAge: null,
    interests: [],
    traits: [],
    circumstances: [],
    cultures: new Set(),
    shown: [],
    remembered: [],
    seed: 1,
    ...fields,
    band,
    exclusions: excluded.map(exclude),
  };
}

function exclude(words: string): Exclusion {
  return { words, things: new Set(), interests: new Set(), isNamedIn: (text) => text.toLowerCase().includes(words.toLowerCase()) };
}
