import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database } from "#db/connect.server.ts";
import { blogPosts, postRevisions } from "#db/schema.server.ts";
import { recordChange } from "../changes/record-change.ts";
import { keepRevision } from "./revisions.ts";
import { retireSamples } from "./samples.ts";

export const publishQueue = "publish-due-posts";

const mostAtOnce = 100;

/** Gives a function that queues a job for the time at which a post is due; it is queued if and only if the transaction commits. */
export function createAlarm(queue: Pick<PgBoss, "send">) {
  return async (tx: Database, at: Date): Promise<void> => {
    await queue.send(publishQueue, {}, { startAfter: at, db: fromDrizzle(tx, sql) });
  };
}

/** Publishes drafts whose time has come, each once, however many replicas call this. More than a hundred wait for the next call. */
export async function publishDuePosts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(and(lte(blogPosts.publishAt, sql`now()`), isNull(blogPosts.deletedAt)))
      // Always in the same order, so that concurrent calls do not deadlock.
      .orderBy(asc(blogPosts.id))
      .limit(mostAtOnce)
      .for("update");
    for (const { id } of due) await publish(tx, id);
  });
}

/** Who saved the post last, and with it the time at which it is published. */
async function findWriter(tx: Database, postId: string): Promise<string | null> {
  const [last] = await tx
    .select({ authorId: postRevisions.authorId })
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), isNotNull(postRevisions.authorId)))
    .orderBy(desc(postRevisions.revision))
    .limit(1);
  return last?.authorId ?? null;
}

async function publish(tx: Database, id: string): Promise<void> {
  const [post] = await tx
    .update(blogPosts)
    .set({
      status: "published",
      publishedAt: blogPosts.publishAt,
      publishAt: null,
      revision: sql`${blogPosts.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(blogPosts.id, id))
    .returning();
  if (!post) throw new Error("the locked post has disappeared");
  await keepRevision(tx, post, null);
  await retireSamples(tx, post.language);
  await recordChange(tx, {
    actorId: await findWriter(tx, post.id),
    isCommand: false,
    action: "published",
    subject: "post",
    subjectId: post.id,
    subjectTitle: post.title,
    isContent: true,
  });
}
