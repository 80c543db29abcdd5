import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { blogPosts } from "#db/schema.server.ts";

/** The condition of every public query; excludes drafts and archived, deleted and future posts. */
export function isPublished(): SQL | undefined {
  return and(eq(blogPosts.status, "published"), isNull(blogPosts.deletedAt), sql`${blogPosts.publishedAt} <= now()`);
}
