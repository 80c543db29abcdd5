import * as z from "zod/mini";
import { relationships } from "../gift-options.ts";
import { answeredPerson } from "../person-schemas.ts";
import { answeredInstant } from "./fields.ts";

/** Whom saved ideas are for. */
export const personSchema = z.object({
  id: z.uuid(),
  relationship: z.nullable(z.enum(relationships)),
  ...answeredPerson,
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
