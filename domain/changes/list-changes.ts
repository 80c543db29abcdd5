import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { exactInstant } from "#db/exact-instant.ts";
import { auditEntries, users } from "#db/schema.server.ts";
import { cutPage, parseCursor } from "#shared/cursor.ts";
import { instant } from "#shared/text-fields.ts";

export interface RecordedChange {
  id: string;
  action: string;
  subject: string;
  subjectId: string;
  subjectTitle: string;
  /** `null` for a command, for the product itself, and for somebody whose account is gone. */
  actor: { id: string; email: string | null } | null;
  isCommand: boolean;
  createdAt: Date;
}

export interface ChangePage {
  changes: RecordedChange[];
  /** `null` on the last page. */
  nextCursor: string | null;
}

const changesPerPage = 50;
const position = z.tuple([instant(), z.uuid()]);

/** One page of the audit trail, newest first. */
export async function listChanges(db: Database, cursor: string | null): Promise<ChangePage> {
  const rows = await db
    .select({ entry: auditEntries, email: users.email, at: exactInstant(auditEntries.createdAt) })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(cursor === null ? undefined : isAfter(cursor))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(changesPerPage + 1);
  const { page, nextCursor } = cutPage(rows, changesPerPage, (last) => [last.at, last.entry.id]);
  return {
    changes: page.map(({ entry: { actorId, ...entry }, email }) => ({
      ...entry,
      actor: actorId === null ? null : { id: actorId, email },
    })),
    nextCursor,
  };
}

function isAfter(cursor: string) {
  const [at, id] = parseCursor(cursor, position);
  const createdAt = sql`${at}::timestamptz`;
  return or(lt(auditEntries.createdAt, createdAt), and(eq(auditEntries.createdAt, createdAt), lt(auditEntries.id, id)));
}
