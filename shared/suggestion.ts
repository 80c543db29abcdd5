/** One of the five ideas, as it travels to the reader (specification, section 3). */
export interface Suggestion {
  title: string;
  description: string;
  explanation: string;
  /** Formatted for the request's language, in its currency, inside its budget band. */
  priceRange: string;
  category: string;
  isExperience: boolean;
  searchTerms: string[];
  /** Always empty when an idea is made. */
  productLinks: string[];
  /** The stated things that it rests on, in the giver's own words. */
  because: string[];
  /** The kind of shop that sells it; `null` where nobody said. */
  shop: string | null;
  /** The drawing that shows it, by its file and name in `app/ui/pictures`, as `kitchen/teapot`; `null` where nobody said. */
  picture: string | null;
  source: SuggestionSource;
}

/** What a member thinks of a suggestion. */
export const opinions = ["liked", "disliked"] as const;
export type Opinion = (typeof opinions)[number];

/** Where the ideas came from: `ai` when at least one is the gateway's, else the catalogue, else the built-in sample gifts. */
export const suggestionSources = ["ai", "catalogue", "samples"] as const;
export type SuggestionSource = (typeof suggestionSources)[number];
