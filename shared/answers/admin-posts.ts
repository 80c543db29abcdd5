import * as z from "zod/mini";
import { answeredAccount, answeredInstant, nextCursor } from "./fields.ts";
import { postStatuses } from "../content-options.ts";
import { locales } from "../locales/locale.ts";
import { mapPostTexts, postInputSchema, type PostInput } from "../post-input.ts";

// The back-office API's answers about posts.

const postRowSchema = z.object({
  id: z.uuid(),
  language: z.enum(locales),
  title: z.string(),
  slug: z.string(),
  status: z.enum(postStatuses),
  category: z.nullable(z.string()),
  tags: z.array(z.string()),
  translationGroup: z.uuid(),
  publishedAt: z.nullable(answeredInstant),
  publishAt: z.nullable(answeredInstant),
  deletedAt: z.nullable(answeredInstant),
  revision: z.int(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});
export type PostRow = z.output<typeof postRowSchema>;

export const postPageSchema = z.object({
  posts: z.array(postRowSchema),
  total: z.int(),
  nextCursor,
  /** Of all posts but those in the bin. */ tags: z.array(z.string()),
});

/** The sample posts that readers see, by language. */
export const samplesSchema = z.object({
  samples: z.array(z.object({ language: z.enum(locales), posts: z.array(z.object({ slug: z.string(), title: z.string() })) })),
});

/** What became of each post of a change of several. */
export const bulkOutcomeSchema = z.object({
  outcomes: z.array(z.object({ id: z.uuid(), refused: z.nullable(z.object({ code: z.string(), detail: z.string() })) })),
});

const translationSchema = z.object({ id: z.uuid(), language: z.enum(locales), title: z.string() });
export type PostTranslation = z.output<typeof translationSchema>;

export const postSchema = z.extend(postRowSchema, {
  content: z.string(),
  ...mapPostTexts(() => z.nullable(z.string())),
  readingTime: z.nullable(z.int()),
  authorId: z.nullable(z.uuid()),
  previewKey: z.uuid(),
  translations: z.array(translationSchema),
});
export type Post = z.output<typeof postSchema>;

export const previewKeySchema = z.object({ previewKey: z.uuid() });

/** What a post and each of its revisions hold of what a writer filled in. */
export type PostContent = Omit<PostInput, "translationGroup">;

const revisionRowSchema = z.object({
  revision: z.int(),
  title: z.string(),
  status: z.enum(postStatuses),
  author: z.nullable(answeredAccount),
  createdAt: answeredInstant,
});

export const revisionPageSchema = z.object({ revisions: z.array(revisionRowSchema), nextCursor });
export const revisionSchema = z.extend(revisionRowSchema, { fields: postInputSchema });
