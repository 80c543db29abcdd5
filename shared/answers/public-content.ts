import * as z from "zod/mini";
import { answeredInstant, nextCursor } from "./fields.ts";
import { policyTypes, seoPages } from "../content-options.ts";
import { locales } from "../locales/locale.ts";
import { mapPostTexts } from "../post-input.ts";
import { seoTextFields } from "../seo-input.ts";

// The public answers about posts, policies and settings for search engines.

const postSummarySchema = z.object({
  locale: z.enum(locales),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** An address; one that begins with `/` is on this site. */
  featuredImage: z.nullable(z.string()),
  featuredImageAlt: z.nullable(z.string()),
  readingMinutes: z.int(),
  publishedAt: answeredInstant,
  updatedAt: answeredInstant,
});

export const postListSchema = z.object({
  posts: z.array(postSummarySchema),
  nextCursor,
  previousCursor: z.nullable(z.string()),
});

const neighborSchema = z.nullable(z.object({ slug: z.string(), title: z.string() }));

export const postSchema = z.object({
  post: z.extend(postSummarySchema, {
    content: z.string(),
    ...mapPostTexts(() => z.nullable(z.string())),
    excerpt: z.string(),
  }),
  translations: z.array(z.object({ locale: z.enum(locales), slug: z.string() })),
  previous: neighborSchema,
  next: neighborSchema,
});

export const policySchema = z.object({
  type: z.enum(policyTypes),
  locale: z.enum(locales),
  title: z.string(),
  content: z.string(),
  version: z.string(),
  effectiveDate: z.iso.date(),
  updatedAt: answeredInstant,
});

export const policyListSchema = z.object({ policies: z.array(policySchema) });

export const seoSchema = z.object({
  page: z.enum(seoPages),
  locale: z.enum(locales),
  ...seoTextFields,
  updatedAt: z.nullable(answeredInstant),
});
