import { blogPosts } from "#db/schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { BuiltInPost } from "./built-in-posts.ts";
import { buildExcerpt } from "./excerpt.ts";
import { estimateReadingMinutes } from "./reading-time.ts";

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

export interface PublishedPost extends PostSummary {
  /** Markdown. */
  content: string;
  metaTitle: string | null;
  metaDescription: string | null;
}

/** The columns that may be public. */
export const publicColumns = {
  locale: blogPosts.language,
  slug: blogPosts.slug,
  title: blogPosts.title,
  content: blogPosts.content,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  tags: blogPosts.tags,
  featuredImage: blogPosts.featuredImage,
  featuredImageAlt: blogPosts.featuredImageAlt,
  metaTitle: blogPosts.metaTitle,
  metaDescription: blogPosts.metaDescription,
  readingTime: blogPosts.readingTime,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
};

type PublicRow = Pick<typeof blogPosts.$inferSelect, Exclude<keyof typeof publicColumns, "locale">> & { locale: Locale };

export function viewPost(row: PublicRow): PublishedPost {
  return {
    locale: row.locale,
    slug: row.slug,
    title: row.title,
    content: row.content,
    excerpt: buildExcerpt(row.excerpt, row.content),
    category: row.category,
    tags: row.tags,
    featuredImage: row.featuredImage,
    featuredImageAlt: row.featuredImageAlt,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    readingMinutes: row.readingTime ?? estimateReadingMinutes(row.content),
    // A published post has one; a preview may not have it yet.
    publishedAt: row.publishedAt ?? row.updatedAt,
    updatedAt: row.updatedAt,
  };
}

export function viewBuiltInPost(locale: Locale, post: BuiltInPost): PublishedPost {
  const publishedAt = new Date(post.publishedAt);
  return {
    ...post,
    locale,
    featuredImage: null,
    featuredImageAlt: null,
    metaTitle: null,
    metaDescription: null,
    readingMinutes: estimateReadingMinutes(post.content),
    publishedAt,
    updatedAt: publishedAt,
  };
}

export function summarise(post: PublishedPost): PostSummary {
  const { locale, slug, title, excerpt, category, tags, featuredImage, featuredImageAlt, readingMinutes, publishedAt, updatedAt } = post;
  return { locale, slug, title, excerpt, category, tags, featuredImage, featuredImageAlt, readingMinutes, publishedAt, updatedAt };
}
