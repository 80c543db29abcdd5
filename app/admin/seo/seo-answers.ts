import * as z from "zod/mini";
import { seoPages } from "#shared/content-options.ts";

// What the API tells about the settings; what is not named here is not used.

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

/** What search engines are told as long as nobody has said it otherwise. */
export const seoTextsSchema = z.object(texts);
export type SeoTexts = z.output<typeof seoTextsSchema>;

export const savedSeoSchema = z.object({ ...texts, revision: z.number(), updatedAt: z.string() });
export type SavedSeo = z.output<typeof savedSeoSchema>;

export const seoListSchema = z.object({ pages: z.array(z.object({ page: z.enum(seoPages), settings: z.nullable(savedSeoSchema) })) });
