import * as z from "zod/mini";
import { giftRequestSchema } from "./gift-request.ts";

/** The body of `POST /api/replace`: a gift request that was answered, with what was shown and rejected since. */
export const replaceRequestSchema = z.object({
  request: giftRequestSchema,
  /** The saved query to which a member's new idea is added. */
  queryId: z.optional(z.uuid()),
});

export type ReplaceRequest = z.output<typeof replaceRequestSchema>;
