import * as z from "zod/mini";
import { relationships } from "./gift-options.ts";
import { keptPerson } from "./person-schemas.ts";

/** A recipient profile as its owner fills it in: what is left out is empty. */
export const recipientDetailsSchema = z.object({
  relationship: z._default(z.nullable(z.enum(relationships)), null),
  ...keptPerson,
});

export type RecipientDetails = z.output<typeof recipientDetailsSchema>;
