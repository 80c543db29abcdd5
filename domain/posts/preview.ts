import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { blogPosts } from "#db/schema.server.ts";
import { Refusal } from "#shared/refusal.ts";
import { recordChange } from "../changes/record-change.ts";
import { publicColumns, viewPost, type PublishedPost } from "./post-view.ts";

/** The post of a preview link, whatever its status, as readers will see it; `null` when the link is unknown or was renewed. */
export async function findPreview(db: Database, previewKey: string): Promise<PublishedPost | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(previewKey)) return null;
  const [row] = await db
    .select(publicColumns)
    .from(blogPosts)
    .where(and(eq(blogPosts.previewKey, previewKey), isNull(blogPosts.deletedAt)));
  return row ? viewPost(row) : null;
}

/** Makes a new preview link; the old one stops working. */
export async function renewPreviewKey(db: Database, actorId: string, id: string): Promise<string> {
  return await db.transaction(async (tx) => {
    const [post] = await tx
      .update(blogPosts)
      .set({ previewKey: sql`gen_random_uuid()` })
      .where(and(eq(blogPosts.id, id), isNull(blogPosts.deletedAt)))
      .returning({ title: blogPosts.title, previewKey: blogPosts.previewKey });
    if (!post) throw new Refusal("not_found");
    await recordChange(tx, {
      actorId,
      action: "preview_renewed",
      subject: "post",
      subjectId: id,
      subjectTitle: post.title,
      isContent: false,
    });
    return post.previewKey;
  });
}
