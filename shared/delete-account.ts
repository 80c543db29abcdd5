import * as z from "zod/mini";

/** To be typed exactly, in every language (specification, section 9). */
export const deleteAccountPhrase = "DELETE MY ACCOUNT";

/** The body of `DELETE /api/me`. */
export const deleteAccountSchema = z.object({
  phrase: z.string().check(z.maxLength(100)),
  /** Of accounts that have one, when the sign-in is not of the last minutes. */
  password: z.optional(z.string().check(z.maxLength(1_024))),
});
