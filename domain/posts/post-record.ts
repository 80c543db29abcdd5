import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { findBrokenUnique } from "#db/database-fault.ts";
import type { Database } from "#db/connect.server.ts";
import { blogPosts } from "#db/schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { mapPostTexts, type PostInput } from "#shared/post-input.ts";
import { Refusal } from "#shared/refusal.ts";
import { saveRevisioned } from "../changes/save-revisioned.ts";

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

type PostFields = PgUpdateSetSource<typeof blogPosts>;

/** A post and the revision of it that the client has seen. */
export interface SeenPost {
  id: string;
  /** `null` for an unknown revision, which never matches. */
  revision: number | null;
}

/**
 * Writes the next revision of a post that is not in the bin. Refuses with `changed_meanwhile` when it is no longer at the revision
 * that was seen, and with `not_found` when it does not exist or is in the bin. Call it in a transaction.
 */
export async function replacePost(
  tx: Database,
  { id, revision: seen }: SeenPost,
  describe: (before: PostRecord) => PostFields | Promise<PostFields>,
): Promise<{ before: PostRecord; after: PostRecord }> {
  const lock = async () => {
    const rows = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for("update");
    if (rows.length === 0) throw new Refusal("not_found");
    return rows;
  };
  const { before, after } = await saveRevisioned({
    seen,
    lock,
    write: async (revision, present) => {
      if (!present || present.deletedAt) throw new Refusal("not_found");
      const fields = { ...(await describe(present)), revision, updatedAt: sql`now()` };
      return await tx.update(blogPosts).set(fields).where(eq(blogPosts.id, id)).returning();
    },
  });
  if (!before) throw new Error("a post was replaced that did not exist");
  return { before, after };
}

/** The fields of a post that its writer fills in, as they are sent and kept in revisions. */
export function describeFields(post: PostRecord): PostInput {
  const { title, slug, content, status, language, tags, readingTime, publishAt, publishedAt, translationGroup } = post;
  return {
    ...mapPostTexts((name) => post[name]),
    title,
    slug,
    content,
    status,
    language,
    tags,
    readingTime,
    publishAt: publishAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    translationGroup,
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
