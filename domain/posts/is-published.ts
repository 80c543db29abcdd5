import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { blogPosts } from "#db/schema.server.ts";

/** What every public query asks for: a draft, an archived, a binned or a future post is not there. */
export function isPublished(): SQL | undefined {
  return and(eq(blogPosts.status, "published"), isNull(blogPosts.deletedAt), sql`${blogPosts.publishedAt} <= now()`);
}
