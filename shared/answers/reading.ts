import * as z from "zod/mini";
import { ageRanges, currencies, occasions, relationships } from "../gift-options.ts";
import { wordFields } from "../person-fields.ts";

const entry = {
  id: z.string(),
  words: z.string(),
  field: z.enum(wordFields),
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
    spend: z.optional(z.object({ currency: z.nullable(z.enum(currencies)), least: z.number(), most: z.nullable(z.number()) })),
    name: z.optional(z.string()),
  }),
  traits: z.array(z.object({ ...entry, trait: z.string() })),
  rest: z.array(z.object(entry)),
});
export type ReadingAnswer = z.output<typeof readingSchema>;
