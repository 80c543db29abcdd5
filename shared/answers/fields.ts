import * as z from "zod/mini";

/** An instant in an answer. */
export const answeredInstant = z.iso.datetime();

/** Who did something, in an answer. */
export const answeredAccount = z.object({ id: z.uuid(), email: z.nullable(z.string()) });

/** What leads to the next page of a list; `null` on the last one. */
export const nextCursor = z.nullable(z.string());
