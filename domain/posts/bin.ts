import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { blogPosts } from "#db/schema.server.ts";
import type { AuditAction } from "#shared/answers/admin-audit.ts";
import { Refusal } from "#shared/refusal.ts";
import { recordChange } from "../changes/record-change.ts";
import { explainConflict, replacePost, type PostRecord, type SeenPost } from "./post-record.ts";

/** Moves a post to the bin: only administrators can read it, and its slug is free for another post. */
export async function deletePost(db: Database, actorId: string, seen: SeenPost): Promise<PostRecord> {
  return await db.transaction(async (tx) => {
    const { after } = await replacePost(tx, seen, () => ({ deletedAt: sql`now()`, publishAt: whenStillToCome }));
    return await recordMove(tx, { post: after, actorId, action: "deleted" });
  });
}

/** Restores a post from the bin. Refuses with `slug_in_use` when another post has taken its slug meanwhile. */
export async function restorePost(db: Database, actorId: string, id: string): Promise<PostRecord> {
  const restore = async (tx: Database) => {
    const [post] = await tx
      .update(blogPosts)
      .set({ deletedAt: null, publishAt: whenStillToCome, revision: sql`${blogPosts.revision} + 1`, updatedAt: sql`now()` })
      .where(and(eq(blogPosts.id, id), isNotNull(blogPosts.deletedAt)))
      .returning();
    if (!post) throw new Refusal("not_found");
    return await recordMove(tx, { post, actorId, action: "restored" });
  };
  return await db.transaction(restore).catch((error: unknown) => {
    throw explainConflict(error);
  });
}

/** Deletes posts that have been in the bin for thirty days, with their revisions and former slugs. */
export async function purgeDeletedPosts(db: Database): Promise<void> {
  await db.delete(blogPosts).where(lt(blogPosts.deletedAt, sql`now() - interval '30 days'`));
}

/** A publication time that has passed in the bin is dropped, so that the post is not published on its return. */
const whenStillToCome = sql`case when ${blogPosts.publishAt} > now() then ${blogPosts.publishAt} end`;

interface Move {
  post: PostRecord;
  actorId: string;
  action: Extract<AuditAction, "deleted" | "restored">;
}

async function recordMove(tx: Database, { post, actorId, action }: Move): Promise<PostRecord> {
  await recordChange(tx, {
    actorId,
    action,
    subject: "post",
    subjectId: post.id,
    subjectTitle: post.title,
    isContent: post.status === "published",
  });
  return post;
}
