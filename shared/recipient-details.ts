import * as z from "zod/mini";
import { ageRanges, genders, relationships } from "./gift-options.ts";
import { limits } from "./limits.ts";
import { noControlCharacters, optionalText } from "./text-fields.ts";

const words = z._default(
  z.array(z.string().check(z.trim(), z.maxLength(limits.listItem), noControlCharacters)).check(
    z.maxLength(limits.listItems),
    z.overwrite((list) => list.filter(Boolean)),
  ),
  [],
);

/** A recipient profile as its owner fills it in: what is left out is empty. */
export const recipientDetailsSchema = z.object({
  name: optionalText(limits.listItem),
  relationship: z._default(z.nullable(z.enum(relationships)), null),
  ageRange: z._default(z.nullable(z.enum(ageRanges)), null),
  interests: words,
  personalities: words,
  livingSituation: z._default(z.nullable(z.enum(genders)), null),
  alreadyHas: optionalText(limits.formText),
});

export type RecipientDetails = z.output<typeof recipientDetailsSchema>;
