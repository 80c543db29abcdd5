import * as z from "zod/mini";
import { readingSchema } from "./reading.ts";
import { suggestionSchema, suggestionSources } from "./suggestion.ts";

const saved = {
  /** `null` for a guest, whose ideas are not saved. */
  queryId: z.nullable(z.uuid()),
  /** In the order of the suggestions; empty for a guest. */
  suggestionIds: z.array(z.uuid()),
  recipientProfileId: z.nullable(z.uuid()),
};

/** The ids of saved ideas. */
export const savedIdsSchema = z.object(saved);

/** The rest of an answer, when the suggestions have been sent: the data of `event: done`. */
export const outcomeSchema = z.object({
  /** The index of the suggestion to start with. */
  lead: z.int(),
  leftOut: z.array(z.string()),
  source: z.enum(suggestionSources),
  /** -1 when there is no limit. */
  remainingQueries: z.int(),
  reading: readingSchema,
  ...saved,
});

export const ideasSchema = z.object({ suggestions: z.array(suggestionSchema), ...outcomeSchema.shape });

/** Another idea in the place of one that was rejected; `null` when the limits leave none. */
export const replacementSchema = z.object({ suggestion: z.nullable(suggestionSchema), suggestionId: z.nullable(z.uuid()) });
