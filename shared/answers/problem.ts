import * as z from "zod/mini";

/** A problem document (RFC 9457) with the refusal's code, the faulty fields, and the request's id for support. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** For the person, in the language of the request. */
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  resetsAt: z.optional(z.iso.datetime()),
});
