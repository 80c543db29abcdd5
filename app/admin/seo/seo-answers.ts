import * as z from "zod/mini";
import { seoPages } from "#shared/content-options.ts";
import { seoTextFields } from "#shared/seo-input.ts";

// Schemas of the API's answers about the settings, with the fields that are used here.

/** The default texts of a page. */
export const seoTextsSchema = z.object(seoTextFields);
export type SeoTexts = z.output<typeof seoTextsSchema>;

export const savedSeoSchema = z.object({ ...seoTextFields, revision: z.number(), updatedAt: z.string() });
export type SavedSeo = z.output<typeof savedSeoSchema>;

export const seoListSchema = z.object({ pages: z.array(z.object({ page: z.enum(seoPages), settings: z.nullable(savedSeoSchema) })) });
