import { postStatuses, type PostStatus } from "#shared/content-options.ts";
import { fallbackLocale, isLocale, type Locale } from "#shared/locales/locale.ts";
import type { PostContent } from "#shared/answers/admin-posts.ts";
import { mapPostTexts, postInputSchema, splitTags, type PostText } from "#shared/post-input.ts";
import { checkFields, mendFields } from "../writing/check-fields.ts";

/** The fields of the form, as text. */
export interface PostFields extends Record<PostText, string> {
  title: string;
  slug: string;
  content: string;
  status: PostStatus;
  language: Locale;
  tags: string;
  readingTime: string;
  /** In the format of `<input type="datetime-local">`: the writer's local time, to the minute. */
  publishAt: string;
  publishedAt: string;
  /** The translation group to join; empty to stay in the present one. */
  translationGroup: string;
}

export function buildEmptyFields(language: Locale): PostFields {
  return {
    title: "",
    slug: "",
    language,
    status: "draft",
    publishAt: "",
    publishedAt: "",
    ...mapPostTexts(() => ""),
    tags: "",
    readingTime: "",
    content: "",
    translationGroup: "",
  };
}

export const sentNames = Object.keys(buildEmptyFields(fallbackLocale)).filter(isFieldName);

function isFieldName(name: string): name is keyof PostFields {
  return name in buildEmptyFields(fallbackLocale);
}

/** The fields, in the order in which two versions are compared. */
export const fieldNames = sentNames.filter((name) => name !== "translationGroup");

export function readFields(post: PostContent): PostFields {
  return {
    ...mapPostTexts((name) => post[name] ?? ""),
    title: post.title,
    slug: post.slug,
    content: post.content,
    status: post.status,
    language: post.language,
    tags: post.tags.join(", "),
    readingTime: post.readingTime === null ? "" : String(post.readingTime),
    publishAt: formatLocalTime(post.publishAt),
    publishedAt: formatLocalTime(post.publishedAt),
    translationGroup: "",
  };
}

/** Builds the request's body; a date that was not changed keeps its seconds. */
export function buildPostInput(fields: PostFields, known: PostContent | null): unknown {
  const readInstant = (name: "publishAt" | "publishedAt") => {
    if (known && fields[name] === formatLocalTime(known[name])) return known[name];
    return parseLocalTime(fields[name]);
  };
  return {
    ...fields,
    tags: splitTags(fields.tags),
    readingTime: fields.readingTime.trim() === "" ? null : Number(fields.readingTime.normalize("NFKC")),
    // Only drafts can be scheduled; publishing now drops the scheduled time.
    publishAt: fields.status === "draft" ? readInstant("publishAt") : null,
    publishedAt: readInstant("publishedAt"),
    translationGroup: fields.translationGroup || null,
  } satisfies Record<keyof PostFields, unknown>;
}

export function checkPostFields(fields: PostFields, known: PostContent | null) {
  return checkFields(postInputSchema, buildPostInput(fields, known), sentNames);
}

export function mendPostFields(found: Record<string, unknown>, fallback: PostFields): PostFields {
  const mended = mendFields(fieldNames, found, fallback);
  return {
    ...mended,
    status: postStatuses.find((status) => status === mended.status) ?? "draft",
    language: isLocale(mended.language) ? mended.language : fallback.language,
  };
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
