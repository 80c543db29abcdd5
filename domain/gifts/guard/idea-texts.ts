import type { Suggestion } from "#shared/answers/suggestion.ts";

/** Defaults for missing fields (specification, section 5). */
export const defaultTexts = {
  title: "Untitled Gift",
  description: "No description available",
  explanation: "A thoughtful gift choice",
  priceRange: "Price varies",
  category: "General",
} as const satisfies Partial<Suggestion>;

/** The texts that describe the gift itself, without the reasons for it. */
export function describeGift({ title, description, searchTerms }: Suggestion): string {
  return [title, description, ...searchTerms].join("\n");
}

/** All texts of an idea except its price. */
export function joinTexts(suggestion: Suggestion): string {
  return [describeGift(suggestion), suggestion.category, suggestion.explanation].join("\n");
}
