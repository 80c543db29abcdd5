import * as z from "zod/mini";
import { policyTypes, seoPages } from "#shared/content-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { seoTextFields } from "#shared/seo-input.ts";

// Schemas of the public API's answers about posts, policies and settings for search engines, for the OpenAPI document.

const postSummarySchema = z.object({
  locale: z.enum(locales),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.nullable(z.string()),
  tags: z.array(z.string()),
  featuredImage: z.nullable(z.url()),
  featuredImageAlt: z.nullable(z.string()),
  readingMinutes: z.int(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const postListAnswerSchema = z.object({
  posts: z.array(postSummarySchema),
  nextCursor: z.nullable(z.string()),
  previousCursor: z.nullable(z.string()),
});

const neighbourSchema = z.nullable(z.object({ slug: z.string(), title: z.string() }));

export const postAnswerSchema = z.object({
  post: z.extend(postSummarySchema, {
    content: z.string(),
    metaTitle: z.nullable(z.string()),
    metaDescription: z.nullable(z.string()),
  }),
  translations: z.array(z.object({ locale: z.enum(locales), slug: z.string() })),
  previous: neighbourSchema,
  next: neighbourSchema,
});

export const policyAnswerSchema = z.object({
  type: z.enum(policyTypes),
  locale: z.enum(locales),
  title: z.string(),
  content: z.string(),
  version: z.string(),
  effectiveDate: z.iso.date(),
  updatedAt: z.iso.datetime(),
});

export const policyListAnswerSchema = z.object({ policies: z.array(policyAnswerSchema) });

export const seoAnswerSchema = z.object({
  page: z.enum(seoPages),
  locale: z.enum(locales),
  ...seoTextFields,
  updatedAt: z.nullable(z.iso.datetime()),
});
