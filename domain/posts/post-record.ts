import { and, eq, isNull, ne } from "drizzle-orm";
import { findBrokenUnique } from "#db/broken-unique.ts";
import type { Database } from "#db/connect.server.ts";
import { blogPosts } from "#db/schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { PostInput } from "#shared/post-input.ts";
import { Refusal } from "#shared/refusal.ts";

/** A post with all its columns. */
export type PostRecord = typeof blogPosts.$inferSelect;

export interface PostTranslation {
  id: string;
  language: Locale;
  title: string;
}

/** A post, in the bin or not, with its translations; `null` when there is none. */
export async function findPost(db: Database, id: string): Promise<(PostRecord & { translations: PostTranslation[] }) | null> {
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  if (!post) return null;
  const translations = await db
    .select({ id: blogPosts.id, language: blogPosts.language, title: blogPosts.title })
    .from(blogPosts)
    .where(and(eq(blogPosts.translationGroup, post.translationGroup), ne(blogPosts.id, id), isNull(blogPosts.deletedAt)));
  return { ...post, translations };
}

/** A post and the revision of it that the client has seen. */
export interface SeenPost {
  id: string;
  /** `null` for an unknown revision, which never matches. */
  revision: number | null;
}

/**
 * Locks the post against other changes until the transaction ends. Refuses with `changed_meanwhile` when it is no longer at
 * the revision that was seen, and with `not_found` when it does not exist or is in the bin.
 */
export async function lockPost(tx: Database, { id, revision }: SeenPost): Promise<PostRecord> {
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for("update");
  if (!post) throw new Refusal("not_found");
  if (post.revision !== revision) throw new Refusal("changed_meanwhile", { revision: post.revision });
  if (post.deletedAt) throw new Refusal("not_found");
  return post;
}

/** The fields of a post that its writer fills in, as they are sent and kept in revisions. */
export function describeFields(post: PostRecord): PostInput {
  return {
    title: post.title,
    slug: post.slug,
    content: post.content,
    status: post.status,
    language: post.language,
    excerpt: post.excerpt,
    featuredImage: post.featuredImage,
    featuredImageAlt: post.featuredImageAlt,
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    tags: post.tags,
    category: post.category,
    readingTime: post.readingTime,
    publishAt: post.publishAt?.toISOString() ?? null,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    translationGroup: post.translationGroup,
  };
}

/** Turns the violation of a unique constraint into a refusal that names the field; returns other errors unchanged. */
export function explainConflict(error: unknown): unknown {
  const constraint = findBrokenUnique(error);
  if (constraint === "blog_posts_slug") return new Refusal("slug_in_use", { cause: error, fields: [{ path: "slug", code: "taken" }] });
  if (constraint === "blog_posts_translation") {
    return new Refusal("validation_failed", { cause: error, fields: [{ path: "translationGroup", code: "translation_exists" }] });
  }
  return error;
}
