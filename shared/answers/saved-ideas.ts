import * as z from "zod/mini";
import { currencies, occasions } from "../gift-options.ts";
import { locales } from "../locales/locale.ts";
import { answeredInstant, nextCursor } from "./fields.ts";
import { personSchema } from "./recipients.ts";
import { shareSchema } from "./shared-lists.ts";
import { opinions, suggestionSchema, suggestionSources } from "./suggestion.ts";

export const savedSuggestionSchema = z.extend(suggestionSchema, {
  id: z.uuid(),
  /** Of its texts: the reader's where the catalogue has it, else the one in which it was made. */
  language: z.enum(locales),
  userFeedback: z.nullable(z.enum(opinions)),
});
export type SavedSuggestion = z.output<typeof savedSuggestionSchema>;

/** One round of ideas as it was saved. */
export const savedIdeaSchema = z.object({
  id: z.uuid(),
  createdAt: answeredInstant,
  /** When the round was put into the bin; `null` for one of which single ideas are there. */
  deletedAt: z.nullable(answeredInstant),
  occasion: z.enum(occasions),
  budget: z.string(),
  currency: z.enum(currencies),
  language: z.enum(locales),
  additionalInfo: z.nullable(z.string()),
  /** What was typed about the person; what was understood of it and not meant is named by its ids. */
  text: z.nullable(z.string()),
  interests: z.array(z.string()),
  notMeant: z.array(z.string()),
  source: z.enum(suggestionSources),
  /** Which of the suggestions stands first. */
  lead: z.int(),
  leftOut: z.array(z.string()),
  /** `null` when the profile was deleted. */
  recipient: z.nullable(personSchema),
  suggestions: z.array(savedSuggestionSchema),
  /** `null` while nobody else sees it. */
  share: z.nullable(shareSchema),
});
export type SavedIdea = z.output<typeof savedIdeaSchema>;

export const savedIdeasSchema = z.object({ ideas: z.array(savedIdeaSchema), nextCursor });
export type SavedIdeasPage = z.output<typeof savedIdeasSchema>;
