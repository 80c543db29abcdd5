import { resolver } from "hono-openapi";
import * as z from "zod/mini";
import { ageRanges, currencies, genders, occasions, relationships } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { opinions, suggestionSources } from "#shared/suggestion.ts";

// Schemas of the API's answers, for the OpenAPI document. Requests are validated by the schemas in `shared/`.

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

const { $schema: _, ...problemDocument } = z.toJSONSchema(problemSchema);

const suggestionSchema = z.object({
  title: z.string(),
  description: z.string(),
  explanation: z.string(),
  priceRange: z.string(),
  category: z.string(),
  isExperience: z.boolean(),
  searchTerms: z.array(z.string()),
  productLinks: z.array(z.string()),
  because: z.array(z.string()),
  shop: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  source: z.enum(suggestionSources),
});

export const keptIdeasAnswerSchema = z.object({
  queryId: z.nullable(z.uuid()),
  suggestionIds: z.array(z.uuid()),
  recipientProfileId: z.nullable(z.uuid()),
});

const entry = {
  id: z.string(),
  words: z.string(),
  field: z.enum(["text", "interests", "personalities", "additionalInfo"]),
  item: z.int(),
  from: z.int(),
  to: z.int(),
};

/** What was understood of typed words. */
export const readingSchema = z.object({
  likes: z.array(
    z.object({
      ...entry,
      interests: z.array(z.string()),
      name: z.nullable(z.object({ id: z.string(), kind: z.string() })),
      guess: z.nullable(z.string()),
      strength: z.enum(["stated", "affinity"]),
    }),
  ),
  avoid: z.array(
    z.object({
      ...entry,
      told: z.string(),
      why: z.enum(["has", "dislikes", "cannot"]),
      things: z.array(z.string()),
      interests: z.array(z.string()),
      names: z.array(z.string()),
      literals: z.array(z.string()),
      topic: z.nullable(z.string()),
      isGuess: z.optional(z.literal(true)),
    }),
  ),
  facts: z.array(z.object({ ...entry, fact: z.string() })),
  wishes: z.array(z.object({ ...entry, wish: z.string() })),
  person: z.nullable(z.object(entry)),
  fields: z.object({
    relationship: z.optional(z.enum(relationships)),
    ageRange: z.optional(z.enum(ageRanges)),
    age: z.optional(z.object({ youngest: z.number(), oldest: z.number() })),
    gender: z.optional(z.enum(["male", "female", "non-binary"])),
    occasion: z.optional(z.enum(occasions)),
    currency: z.optional(z.enum(currencies)),
    budget: z.optional(z.string()),
    name: z.optional(z.string()),
  }),
  traits: z.array(z.object({ ...entry, trait: z.string() })),
  rest: z.array(z.object(entry)),
});

export const replaceAnswerSchema = z.object({ suggestion: z.nullable(suggestionSchema), suggestionId: z.nullable(z.uuid()) });

export const ideasAnswerSchema = z.object({
  suggestions: z.array(suggestionSchema),
  lead: z.int(),
  leftOut: z.array(z.string()),
  source: z.enum(suggestionSources),
  remainingQueries: z.int(),
  reading: readingSchema,
  ...keptIdeasAnswerSchema.shape,
});

const person = {
  id: z.uuid(),
  name: z.nullable(z.string()),
  relationship: z.nullable(z.enum(relationships)),
  ageRange: z.nullable(z.enum(ageRanges)),
  interests: z.array(z.string()),
  personalities: z.array(z.string()),
  livingSituation: z.nullable(z.enum(genders)),
};

export const recipientSchema = z.object({ ...person, createdAt: z.iso.datetime() });

export const recipientsAnswerSchema = z.object({
  recipients: z.array(z.extend(recipientSchema, { queries: z.int(), lastQueryAt: z.nullable(z.iso.datetime()) })),
});

export const savedIdeasAnswerSchema = z.object({
  ideas: z.array(
    z.object({
      id: z.uuid(),
      createdAt: z.iso.datetime(),
      occasion: z.enum(occasions),
      budget: z.string(),
      currency: z.enum(currencies),
      language: z.enum(locales),
      additionalInfo: z.nullable(z.string()),
      source: z.enum(suggestionSources),
      lead: z.int(),
      leftOut: z.array(z.string()),
      recipient: z.nullable(z.object(person)),
      suggestions: z.array(z.extend(suggestionSchema, { id: z.uuid(), userFeedback: z.nullable(z.enum(opinions)) })),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});

export const quotaAnswerSchema = z.object({
  canQuery: z.boolean(),
  remainingQueries: z.int(),
  plan: z.string(),
  limit: z.int(),
  resetsAt: z.iso.datetime(),
});

/** The security requirement of routes for members. */
export const bearer = [{ bearer: [] }];

export function jsonBody(schema: z.ZodMiniType) {
  return { required: true, content: { "application/json": { schema: resolver(schema, { io: "input" }) } } };
}

export function jsonAnswer(description: string, schema: z.ZodMiniType) {
  return { description, content: { "application/json": { schema: resolver(schema) } } };
}

/** To a request with an `If-None-Match` that still holds. */
export const notModified = { description: "The client has this answer already" };

/** As `problemAnswer`, for a document whose schemas are written out already. */
export function describeProblem(description: string) {
  return { description, content: { "application/problem+json": { schema: problemDocument } } };
}

export function problemAnswer(description: string) {
  return { description, content: { "application/problem+json": { schema: resolver(problemSchema) } } };
}
