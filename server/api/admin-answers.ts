import * as z from "zod/mini";
import { auditActions, auditSubjects } from "#shared/audit-entry.ts";
import { postStatuses } from "#shared/content-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { postInputSchema } from "#shared/post-input.ts";
import { problemAnswer } from "./answers.ts";

// Schemas of the back-office API's answers, for the OpenAPI document.

export const instant = z.iso.datetime();
export const account = z.object({ id: z.uuid(), email: z.nullable(z.string()) });

const postSummarySchema = z.object({
  id: z.uuid(),
  language: z.enum(locales),
  title: z.string(),
  slug: z.string(),
  status: z.enum(postStatuses),
  category: z.nullable(z.string()),
  tags: z.array(z.string()),
  translationGroup: z.uuid(),
  publishedAt: z.nullable(instant),
  publishAt: z.nullable(instant),
  deletedAt: z.nullable(instant),
  revision: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

export const postSchema = z.extend(postSummarySchema, {
  content: z.string(),
  excerpt: z.nullable(z.string()),
  featuredImage: z.nullable(z.string()),
  featuredImageAlt: z.nullable(z.string()),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  readingTime: z.nullable(z.int()),
  authorId: z.nullable(z.uuid()),
  previewKey: z.uuid(),
  translations: z.array(z.object({ id: z.uuid(), language: z.enum(locales), title: z.string() })),
});

export const postListSchema = z.object({ posts: z.array(postSummarySchema), total: z.int(), nextCursor: z.nullable(z.string()) });

const revisionSummarySchema = z.object({
  revision: z.int(),
  title: z.string(),
  status: z.enum(postStatuses),
  author: z.nullable(account),
  createdAt: instant,
});

export const revisionSchema = z.extend(revisionSummarySchema, { fields: postInputSchema });
export const revisionListSchema = z.object({ revisions: z.array(revisionSummarySchema), nextCursor: z.nullable(z.string()) });

export const changeListSchema = z.object({
  changes: z.array(
    z.object({
      id: z.uuid(),
      action: z.enum(auditActions),
      subject: z.enum(auditSubjects),
      subjectId: z.string(),
      subjectTitle: z.string(),
      actor: z.nullable(account),
      isCommand: z.boolean(),
      createdAt: instant,
    }),
  ),
  nextCursor: z.nullable(z.string()),
});

export const administratorsOnly = {
  401: problemAnswer("Not signed in"),
  403: problemAnswer("Not an administrator (`admin_only`), or for a change not signed in within 12 hours (`sign_in_again`)"),
};

export const changeRefusals = {
  ...administratorsOnly,
  400: problemAnswer("A field is wrong"),
  412: problemAnswer("Somebody else has changed it meanwhile; `ETag` names the version that is there now"),
  413: problemAnswer("The body is too large"),
  415: problemAnswer("The body is not JSON"),
  428: problemAnswer("`If-Match` is missing"),
  429: problemAnswer("Too many changes in a minute"),
};

export const ifMatch = {
  in: "header",
  name: "If-Match",
  required: true,
  schema: { type: "string" },
  description: "The `ETag` of the version that is changed.",
} as const;

/** Describes a query parameter; `values` lists the only values that it can have. */
export function queryParameter(name: string, description: string, values?: readonly string[]) {
  return { in: "query", name, required: false, description, schema: { type: "string", ...(values && { enum: [...values] }) } } as const;
}

export const cursorParameter = queryParameter("cursor", "The `nextCursor` of the page before.");
