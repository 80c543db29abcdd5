import * as z from "zod/mini";
import { policyTypes } from "#shared/content-options.ts";
import { locales } from "#shared/locales/locale.ts";

// Schemas of the API's answers about policies, with the fields that are used here.

const textFields = { title: z.string(), version: z.string(), effectiveDate: z.string(), content: z.string() };

export const policyTextSchema = z.object(textFields);
export type PolicyText = z.output<typeof policyTextSchema>;

export const policySchema = z.object({
  ...textFields,
  type: z.enum(policyTypes),
  language: z.enum(locales),
  revision: z.number(),
  updatedAt: z.string(),
});
export type SavedPolicy = z.output<typeof policySchema>;

export const policyListSchema = z.object({ policies: z.array(policySchema) });

const versionFields = {
  revision: z.number(),
  version: z.string(),
  effectiveDate: z.string(),
  author: z.nullable(z.object({ email: z.nullable(z.string()) })),
  createdAt: z.string(),
};
export const versionPageSchema = z.object({ versions: z.array(z.object(versionFields)), nextCursor: z.nullable(z.string()) });
export type PolicyVersion = z.output<typeof versionPageSchema>["versions"][number];

export const versionSchema = z.object({ ...versionFields, ...textFields });
