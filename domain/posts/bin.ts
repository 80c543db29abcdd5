import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { blogPosts } from "#db/schema.server.ts";
import type { AuditAction } from "#shared/audit-entry.ts";
import { Refusal } from "#shared/refusal.ts";
import { recordChange } from "../changes/record-change.ts";
import { explainConflict, lockPost, type PostRecord, type SeenPost } from "./post-record.ts";

/** Puts a post into the bin: nobody but administrators can read it, and its address is free for another. */
export async function deletePost(db: Database, actorId: string, seen: SeenPost): Promise<PostRecord> {
  return await db.transaction(async (tx) => {
    const { id } = await lockPost(tx, seen);
    return await move(tx, { id, actorId, action: "deleted" });
  });
}

/** Takes a post out of the bin as it was. Refuses with `slug_in_use` when another has taken its address meanwhile. */
export async function restorePost(db: Database, actorId: string, id: string): Promise<PostRecord> {
  const restore = async (tx: Database) => {
    const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for("update");
    if (!post?.deletedAt) throw new Refusal("not_found");
    return await move(tx, { id, actorId, action: "restored" });
  };
  return await db.transaction(restore).catch((error: unknown) => {
    throw explainConflict(error);
  });
}

/** Removes what has been in the bin for thirty days, revisions and former addresses included. */
export async function purgeDeletedPosts(db: Database): Promise<void> {
  await db.delete(blogPosts).where(lt(blogPosts.deletedAt, sql`now() - interval '30 days'`));
}

interface Move {
  id: string;
  actorId: string;
  action: Extract<AuditAction, "deleted" | "restored">;
}

async function move(tx: Database, { id, actorId, action }: Move): Promise<PostRecord> {
  const [post] = await tx
    .update(blogPosts)
    .set({
      deletedAt: action === "deleted" ? sql`now()` : null,
      revision: sql`${blogPosts.revision} + 1`,
      updatedAt: sql`now()`,
      // A set time that passed in the bin does not publish at the moment of the return.
      publishAt: sql`case when ${blogPosts.publishAt} > now() then ${blogPosts.publishAt} end`,
    })
    .where(eq(blogPosts.id, id))
    .returning();
  if (!post) throw new Error("a locked row is there to be changed");
  await recordChange(tx, {
    actorId,
    action,
    subject: "post",
    subjectId: id,
    subjectTitle: post.title,
    isContent: post.status === "published",
  });
  return post;
}
