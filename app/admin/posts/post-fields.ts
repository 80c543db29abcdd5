import * as z from "zod/mini";
import { describeIssue } from "#shared/describe-issue.ts";
import type { PostStatus } from "#shared/content-options.ts";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { postInputSchema, splitTags, type PostInput } from "#shared/post-input.ts";
import type { FieldFault } from "#shared/refusal.ts";
import type { PostContent } from "./post-answers.ts";

/** What stands in the fields of the form, as text. */
export interface PostFields {
  title: string;
  slug: string;
  content: string;
  status: PostStatus;
  language: Locale;
  excerpt: string;
  featuredImage: string;
  featuredImageAlt: string;
  tags: string;
  category: string;
  readingTime: string;
  metaTitle: string;
  metaDescription: string;
  /** As `<input type="datetime-local">` has it: in the writer's own time, to the minute. */
  publishAt: string;
  publishedAt: string;
  /** The group of posts that this one is to join; empty while it stays where it is. */
  translationGroup: string;
}

/** What is written, in the order in which two versions are compared. */
export const fieldNames = [
  "title",
  "slug",
  "language",
  "status",
  "publishAt",
  "publishedAt",
  "excerpt",
  "featuredImage",
  "featuredImageAlt",
  "category",
  "tags",
  "readingTime",
  "metaTitle",
  "metaDescription",
  "content",
] as const satisfies (keyof PostFields)[];

export const sentNames = [...fieldNames, "translationGroup"] as const satisfies (keyof PostFields)[];

export function buildEmptyFields(language: Locale): PostFields {
  const texts = { title: "", slug: "", content: "", excerpt: "", featuredImage: "", featuredImageAlt: "", tags: "", category: "" };
  return {
    ...texts,
    status: "draft",
    language,
    readingTime: "",
    metaTitle: "",
    metaDescription: "",
    publishAt: "",
    publishedAt: "",
    translationGroup: "",
  };
}

export function readFields(post: PostContent): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    content: post.content,
    status: post.status,
    language: post.language,
    excerpt: post.excerpt ?? "",
    featuredImage: post.featuredImage ?? "",
    featuredImageAlt: post.featuredImageAlt ?? "",
    tags: post.tags.join(", "),
    category: post.category ?? "",
    readingTime: post.readingTime === null ? "" : String(post.readingTime),
    metaTitle: post.metaTitle ?? "",
    metaDescription: post.metaDescription ?? "",
    publishAt: formatLocalTime(post.publishAt),
    publishedAt: formatLocalTime(post.publishedAt),
    translationGroup: "",
  };
}

/** What is sent; a date that stands as it was found keeps its seconds. */
export function buildPostInput(fields: PostFields, known: PostContent | null): unknown {
  const readInstant = (name: "publishAt" | "publishedAt") => {
    if (known && fields[name] === formatLocalTime(known[name])) return known[name];
    return parseLocalTime(fields[name]);
  };
  return {
    ...fields,
    tags: splitTags(fields.tags),
    readingTime: fields.readingTime.trim() === "" ? null : Number(fields.readingTime.normalize("NFKC")),
    // Only drafts wait; whoever publishes now has no use for the time that was set.
    publishAt: fields.status === "draft" ? readInstant("publishAt") : null,
    publishedAt: readInstant("publishedAt"),
    translationGroup: fields.translationGroup || null,
  } satisfies Record<keyof PostFields, unknown>;
}

export type Checked = { input: PostInput } | { faults: (FieldFault & { field: keyof PostFields })[] };

export function checkFields(fields: PostFields, known: PostContent | null): Checked {
  const parsed = z.safeParse(postInputSchema, buildPostInput(fields, known), { reportInput: true });
  if (parsed.success) return { input: parsed.data };
  return {
    faults: parsed.error.issues.map(describeIssue).flatMap((fault) => {
      const field = findField(fault.path);
      return field ? [{ ...fault, field }] : [];
    }),
  };
}

/** The field that a path of the API means: `tags.3` is one of the tags. */
function findField(path: string): keyof PostFields | null {
  const [root] = path.split(".");
  return sentNames.find((name) => name === root) ?? null;
}

/** Fields that came out of a store or another version, completed; whatever is no text is left out. */
export function mendFields(found: Record<string, unknown>, fallback: PostFields): PostFields {
  const mended = { ...fallback };
  for (const name of fieldNames) {
    const value = found[name];
    if (typeof value !== "string") continue;
    if (name === "status") mended.status = value === "published" || value === "archived" ? value : "draft";
    else if (name === "language") mended.language = isLocale(value) ? value : fallback.language;
    else mended[name] = value;
  }
  return mended;
}

function formatLocalTime(instant: string | null): string {
  if (instant === null) return "";
  const moment = new Date(instant);
  const inLocalTime = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return inLocalTime.toISOString().slice(0, "2026-01-31T12:34".length);
}

function parseLocalTime(text: string): string | null {
  if (text === "") return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}
