import * as z from "zod/mini";
import { postStatuses } from "#shared/content-options.ts";
import { locales } from "#shared/locales/locale.ts";

// Schemas of the API's answers about posts, with the fields that are used here.

const postFields = {
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  status: z.enum(postStatuses),
  language: z.enum(locales),
  excerpt: z.nullable(z.string()),
  featuredImage: z.nullable(z.string()),
  featuredImageAlt: z.nullable(z.string()),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  tags: z.array(z.string()),
  category: z.nullable(z.string()),
  readingTime: z.nullable(z.number()),
  publishAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
};

export const postContentSchema = z.object(postFields);
export type PostContent = z.output<typeof postContentSchema>;

const translationSchema = z.object({ id: z.string(), language: z.enum(locales), title: z.string() });
export type PostTranslation = z.output<typeof translationSchema>;

export const postSchema = z.object({
  ...postFields,
  id: z.string(),
  previewKey: z.string(),
  revision: z.number(),
  translations: z.array(translationSchema),
});
export type Post = z.output<typeof postSchema>;

const postRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(postStatuses),
  language: z.enum(locales),
  translationGroup: z.string(),
  publishAt: z.nullable(z.string()),
  deletedAt: z.nullable(z.string()),
  revision: z.number(),
  createdAt: z.string(),
});
export type PostRow = z.output<typeof postRowSchema>;

export const postPageSchema = z.object({ posts: z.array(postRowSchema), total: z.number(), nextCursor: z.nullable(z.string()) });

const revisionFields = {
  revision: z.number(),
  title: z.string(),
  author: z.nullable(z.object({ email: z.nullable(z.string()) })),
  createdAt: z.string(),
};
export const revisionPageSchema = z.object({ revisions: z.array(z.object(revisionFields)), nextCursor: z.nullable(z.string()) });
export const revisionSchema = z.object({ ...revisionFields, fields: postContentSchema });
