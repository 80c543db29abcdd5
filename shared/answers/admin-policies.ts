import * as z from "zod/mini";
import { answeredAccount, answeredInstant, nextCursor } from "./fields.ts";
import { policyTypes } from "../content-options.ts";
import { locales } from "../locales/locale.ts";

// The back-office API's answers about policies.

const policyTextSchema = z.object({ title: z.string(), content: z.string(), version: z.string(), effectiveDate: z.iso.date() });
export type PolicyText = z.output<typeof policyTextSchema>;

export const policyTemplateSchema = z.extend(policyTextSchema, { type: z.enum(policyTypes), language: z.enum(locales) });

export const savedPolicySchema = z.extend(policyTemplateSchema, { revision: z.int(), updatedAt: answeredInstant });
export type SavedPolicy = z.output<typeof savedPolicySchema>;

export const savedPoliciesSchema = z.object({ policies: z.array(savedPolicySchema) });

const versionRowSchema = z.object({
  revision: z.int(),
  title: z.string(),
  version: z.string(),
  effectiveDate: z.iso.date(),
  author: z.nullable(answeredAccount),
  createdAt: answeredInstant,
});
export type PolicyVersion = z.output<typeof versionRowSchema>;

export const versionPageSchema = z.object({ versions: z.array(versionRowSchema), nextCursor });
export const versionSchema = z.extend(versionRowSchema, { content: z.string() });
