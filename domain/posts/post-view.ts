import { getTableColumns } from "drizzle-orm";
import { blogPosts } from "#db/schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { mapPostTexts, type PostText } from "#shared/post-input.ts";
import type { BuiltInPost } from "./built-in-posts.ts";
import { buildExcerpt } from "./excerpt.ts";
import { estimateReadingMinutes } from "./reading-time.ts";

const columns = getTableColumns(blogPosts);

/** A post in a list. */
export interface PostSummary {
  locale: Locale;
  slug: string;
  title: string;
  /** As written, or else the beginning of the content. */
  excerpt: string;
  category: string | null;
  tags: readonly string[];
  featuredImage: string | null;
  featuredImageAlt: string | null;
  readingMinutes: number;
  publishedAt: Date;
  updatedAt: Date;
}

export interface PublishedPost extends Omit<Record<PostText, string | null>, keyof PostSummary>, PostSummary {
  /** Markdown. */
  content: string;
}

/** The columns that may be public. */
export const publicColumns = {
  locale: columns.language,
  slug: columns.slug,
  title: columns.title,
  content: columns.content,
  ...mapPostTexts((name) => columns[name]),
  tags: columns.tags,
  readingTime: columns.readingTime,
  publishedAt: columns.publishedAt,
  updatedAt: columns.updatedAt,
};

type PublicRow = Pick<typeof blogPosts.$inferSelect, Exclude<keyof typeof publicColumns, "locale">> & { locale: Locale };

/** A row of nothing but the public columns, as readers see it. */
export function viewPost({ readingTime, ...row }: PublicRow): PublishedPost {
  return {
    ...row,
    excerpt: buildExcerpt(row.excerpt, row.content),
    readingMinutes: readingTime ?? estimateReadingMinutes(row.content),
    // A published post has one; a preview may not have it yet.
    publishedAt: row.publishedAt ?? row.updatedAt,
  };
}

export function viewBuiltInPost(locale: Locale, post: BuiltInPost): PublishedPost {
  const publishedAt = new Date(post.publishedAt);
  return {
    ...mapPostTexts(() => null),
    ...post,
    locale,
    readingMinutes: estimateReadingMinutes(post.content),
    publishedAt,
    updatedAt: publishedAt,
  };
}

export function summarize(post: PublishedPost): PostSummary {
  const { locale, slug, title, excerpt, category, tags, featuredImage, featuredImageAlt, readingMinutes, publishedAt, updatedAt } = post;
  return { locale, slug, title, excerpt, category, tags, featuredImage, featuredImageAlt, readingMinutes, publishedAt, updatedAt };
}
