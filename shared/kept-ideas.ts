import * as z from "zod/mini";
import { giftRequestSchema } from "./gift-request.ts";
import { limits, suggestionsPerQuery } from "./limits.ts";
import { suggestionSources } from "./answers/suggestion.ts";
import { noControlCharacters, requiredText } from "./text-fields.ts";

const words = (longest: number, most: number) =>
  z.array(z.string().check(z.maxLength(longest), noControlCharacters)).check(z.maxLength(most));

/** Ideas that a guest was given and saves after signing in. They come from the browser, so nothing in them is trusted. */
export const keptIdeasSchema = z
  .object({
    request: giftRequestSchema,
    suggestions: z
      .array(
        z.object({
          title: requiredText(limits.suggestionTitle),
          description: requiredText(limits.suggestionText),
          explanation: requiredText(limits.suggestionText),
          priceRange: requiredText(limits.suggestionWords),
          category: requiredText(limits.suggestionWords),
          isExperience: z.boolean(),
          searchTerms: words(limits.suggestionWords, limits.searchTerms),
          because: z._default(words(limits.listItem, limits.listItems), []),
          shop: z._default(z.nullable(z.string().check(z.maxLength(limits.suggestionWords), noControlCharacters)), null),
          picture: z._default(z.nullable(z.string().check(z.maxLength(limits.suggestionWords), noControlCharacters)), null),
          source: z._default(z.enum(suggestionSources), "catalogue"),
        }),
      )
      .check(z.minLength(1), z.maxLength(suggestionsPerQuery)),
    lead: z.int().check(z.gte(0)),
    leftOut: words(limits.listItem, limits.listItems),
    source: z.enum(suggestionSources),
  })
  .check(z.refine(({ lead, suggestions }) => lead < suggestions.length, { path: ["lead"], message: "invalid" }));

export type KeptIdeas = z.output<typeof keptIdeasSchema>;
