import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { optionalText, requiredText } from "./text-fields.ts";

/** The part of a shared list's address that nobody can guess: 26 of 32 signs, none of which looks like another. */
export const listKeyPattern = /^[a-km-np-z2-9]{26}$/;

/** How a list is shown to those who are sent its address. */
export const shareInputSchema = z.object({ heading: optionalText(limits.heading) });

/** A first name: letters, with spaces, hyphens, dots and apostrophes between them, so that nobody leaves an address or a number behind. */
const firstName = requiredText(limits.firstName).check(
  z.overwrite((name) => name.normalize("NFC").replaceAll(/\s+/gu, " ")),
  z.refine((name) => name === "" || /^\p{L}[\p{L}\p{M} .'’・·-]*$/u.test(name), { message: "letters_only" }),
);

/** A heart for an idea of a shared list; without a name it is taken back. */
export const heartInputSchema = z.object({
  /** A secret of the browser, by which it takes back what it gave. */
  giver: z.string().check(z.regex(/^[\w-]{22,64}$/)),
  name: z.nullable(firstName),
});
export type HeartInput = z.output<typeof heartInputSchema>;
