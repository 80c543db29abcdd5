import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { day, requiredText, requiredWriting } from "./text-fields.ts";

export const defaultPolicyVersion = "1.0";

/** What an administrator fills in: the body of `PUT /api/admin/policies/:type`. */
export const policyInputSchema = z.object({
  title: requiredText(limits.title),
  version: z._default(requiredText(limits.policyVersion), defaultPolicyVersion),
  effectiveDate: day(),
  content: requiredWriting(limits.content),
});

export type PolicyInput = z.output<typeof policyInputSchema>;
