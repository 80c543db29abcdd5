import type { Suggestion } from "#shared/answers/suggestion.ts";

/** An idea of which only what matters is spelled out. */
export function createSuggestion(fields: Partial<Suggestion> = {}): Suggestion {
  return {
    title: "A kettle",
    description: "",
    explanation: "",
    priceRange: "",
    category: "",
    isExperience: false,
    searchTerms: [],
    productLinks: [],
    because: [],
    shop: null,
    picture: null,
    source: "catalogue",
    ...fields,
  };
}
