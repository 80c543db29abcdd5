import * as z from "zod/mini";

/** What a member thinks of a suggestion. */
export const opinions = ["liked", "disliked"] as const;
export type Opinion = (typeof opinions)[number];

/** Where the ideas came from: `ai` when at least one is the gateway's, else the catalogue, else the built-in sample gifts. */
export const suggestionSources = ["ai", "catalogue", "samples"] as const;
export type SuggestionSource = (typeof suggestionSources)[number];

/** One of the five ideas, as it travels to the reader (specification, section 3). */
export const suggestionSchema = z.object({
  title: z.string(),
  description: z.string(),
  explanation: z.string(),
  /** Formatted for the request's language, in its currency, inside its budget band. */
  priceRange: z.string(),
  category: z.string(),
  isExperience: z.boolean(),
  searchTerms: z.array(z.string()),
  /** Always empty when an idea is made. */
  productLinks: z.array(z.string()),
  /** The stated things that it rests on, in the giver's own words. */
  because: z.array(z.string()),
  /** The kind of shop that sells it; `null` where nobody said. */
  shop: z.nullable(z.string()),
  /** The drawing that shows it, by its file and name in `app/ui/pictures`, as `kitchen/teapot`; `null` where nobody said. */
  picture: z.nullable(z.string()),
  source: z.enum(suggestionSources),
});
export type Suggestion = z.output<typeof suggestionSchema>;

/** What is known of an idea that is still being written. */
export const draftSchema = z.object({
  title: z.string(),
  priceRange: z.string(),
  /** `null` until both texts are written. */
  description: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
});
export type Draft = z.output<typeof draftSchema>;

export const opinionSchema = z.object({ feedback: z.nullable(z.enum(opinions)) });
