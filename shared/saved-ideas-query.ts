import * as z from "zod/mini";
import { occasions } from "./gift-options.ts";
import { limits } from "./limits.ts";

/** The query of `GET /api/ideas`. */
export const savedIdeasQuerySchema = z.object({
  cursor: z.optional(z.string()),
  /** Words that all occur in the ideas, in the note or in the recipient's name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.listItem))),
  occasion: z.optional(z.enum(occasions)),
  /** Of one recipient profile; `none`: of nobody who is remembered. */
  recipient: z.optional(z.union([z.uuid(), z.literal("none")])),
  /** One round alone. */
  round: z.optional(z.uuid()),
  /** Rounds with a liked idea. */
  liked: z.optional(z.literal("true")),
  /** What is in the bin: whole rounds, and of the others the ideas that were removed. */
  bin: z.optional(z.literal("true")),
});

export type SavedIdeasQuery = z.output<typeof savedIdeasQuerySchema>;
