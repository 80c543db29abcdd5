import * as z from "zod/mini";
import { seoPages } from "#shared/content-options.ts";

// Schemas of the API's answers about the settings, with the fields that are used here.

const nullableText = z.nullable(z.string());

const texts = {
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: nullableText,
  ogTitle: nullableText,
  ogDescription: nullableText,
  ogImage: nullableText,
  twitterTitle: nullableText,
  twitterDescription: nullableText,
  twitterImage: nullableText,
  canonicalUrl: nullableText,
};

/** The default texts of a page. */
export const seoTextsSchema = z.object(texts);
export type SeoTexts = z.output<typeof seoTextsSchema>;

export const savedSeoSchema = z.object({ ...texts, revision: z.number(), updatedAt: z.string() });
export type SavedSeo = z.output<typeof savedSeoSchema>;

export const seoListSchema = z.object({ pages: z.array(z.object({ page: z.enum(seoPages), settings: z.nullable(savedSeoSchema) })) });
