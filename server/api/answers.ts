import { resolver } from "hono-openapi";
import * as z from "zod/mini";
import { suggestionSources } from "#shared/suggestion.ts";

// What the API answers, for its OpenAPI document; what it is asked is validated by the schemas in `shared/`.

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  resetsAt: z.optional(z.iso.datetime()),
});

const suggestionSchema = z.object({
  title: z.string(),
  description: z.string(),
  explanation: z.string(),
  priceRange: z.string(),
  category: z.string(),
  isExperience: z.boolean(),
  searchTerms: z.array(z.string()),
  productLinks: z.array(z.string()),
});

export const ideasAnswerSchema = z.object({
  suggestions: z.array(suggestionSchema),
  lead: z.int(),
  leftOut: z.array(z.string()),
  source: z.enum(suggestionSources),
  remainingQueries: z.int(),
  queryId: z.nullable(z.uuid()),
});

export const quotaAnswerSchema = z.object({
  canQuery: z.boolean(),
  remainingQueries: z.int(),
  plan: z.string(),
  limit: z.int(),
  resetsAt: z.iso.datetime(),
});

export function problemAnswer(description: string) {
  return { description, content: { "application/problem+json": { schema: resolver(problemSchema) } } };
}
