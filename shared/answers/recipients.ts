import * as z from "zod/mini";
import { ageRanges, genders, relationships } from "../gift-options.ts";
import { answeredInstant } from "./fields.ts";

/** Whom saved ideas are for. */
export const personSchema = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  relationship: z.nullable(z.enum(relationships)),
  ageRange: z.nullable(z.enum(ageRanges)),
  interests: z.array(z.string()),
  personalities: z.array(z.string()),
  livingSituation: z.nullable(z.enum(genders)),
  alreadyHas: z.nullable(z.string()),
});
export type RecipientProfile = z.output<typeof personSchema>;

export const recipientSchema = z.extend(personSchema, { createdAt: answeredInstant });

const listedRecipientSchema = z.extend(recipientSchema, {
  /** The number of rounds saved for this recipient. */
  queries: z.int(),
  lastQueryAt: z.nullable(answeredInstant),
});
export type Recipient = z.output<typeof listedRecipientSchema>;

export const recipientsSchema = z.object({ recipients: z.array(listedRecipientSchema) });
