import { and, desc, eq, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { postRevisions, users } from "#db/schema.server.ts";
import { cutPage, parseCursor } from "#shared/cursor.ts";
import { postInputSchema, type PostInput } from "#shared/post-input.ts";
import { describeFields, type PostRecord } from "./post-record.ts";

export interface RevisionSummary {
  revision: number;
  title: string;
  status: string;
  /** `null` when the product published the post automatically, or the account is gone. */
  author: { id: string; email: string | null } | null;
  createdAt: Date;
}

export interface Revision extends RevisionSummary {
  fields: PostInput;
}

export interface RevisionPage {
  revisions: RevisionSummary[];
  nextCursor: string | null;
}

const revisionsPerPage = 50;

/** Keeps the post's current fields; `authorId` is `null` for an automatic publication. Call it in the transaction that saves the post. */
export async function keepRevision(tx: Database, post: PostRecord, authorId: string | null): Promise<void> {
  await tx.insert(postRevisions).values({ postId: post.id, revision: post.revision, fields: describeFields(post), authorId });
}

/** The post's revisions, the latest first. */
export async function listRevisions(db: Database, postId: string, cursor: string | null): Promise<RevisionPage> {
  const before = cursor === null ? undefined : lt(postRevisions.revision, parseCursor(cursor, z.int32().check(z.minimum(1))));
  const rows = await db
    .select(summaryColumns)
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.authorId))
    .where(and(eq(postRevisions.postId, postId), before))
    .orderBy(desc(postRevisions.revision))
    .limit(revisionsPerPage + 1);
  const { page, nextCursor } = cutPage(rows, revisionsPerPage, (last) => last.revision);
  return { revisions: page.map(summarize), nextCursor };
}

/** The post as it was after that save; `null` when there is no such revision. */
export async function findRevision(db: Database, postId: string, revision: number): Promise<Revision | null> {
  const [row] = await db
    .select({ ...summaryColumns, fields: postRevisions.fields })
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.authorId))
    .where(and(eq(postRevisions.postId, postId), eq(postRevisions.revision, revision)));
  return row ? { ...summarize(row), fields: z.parse(postInputSchema, row.fields) } : null;
}

const summaryColumns = {
  revision: postRevisions.revision,
  title: sql<string>`${postRevisions.fields} ->> 'title'`,
  status: sql<string>`${postRevisions.fields} ->> 'status'`,
  authorId: postRevisions.authorId,
  email: users.email,
  createdAt: postRevisions.createdAt,
};

interface SummaryRow extends Omit<RevisionSummary, "author"> {
  authorId: string | null;
  email: string | null;
}

function summarize({ revision, title, status, authorId, email, createdAt }: SummaryRow): RevisionSummary {
  return { revision, title, status, author: authorId === null ? null : { id: authorId, email }, createdAt };
}
