import * as z from "zod/mini";
import { answeredInstant } from "./fields.ts";

/** What is left of today's queries; -1 stands for no limit. */
export const quotaSchema = z.object({
  canQuery: z.boolean(),
  remainingQueries: z.int(),
  plan: z.enum(["guest", "free", "premium"]),
  limit: z.int(),
  resetsAt: answeredInstant,
});
export type Quota = z.output<typeof quotaSchema>;
