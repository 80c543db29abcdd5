import { and, desc, eq, lt } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { sitePolicyVersions, users } from "#db/schema.server.ts";
import { cutPage, parseCursor } from "#shared/cursor.ts";
import type { PolicyKey } from "./save.ts";

export interface PolicyRevisionSummary {
  revision: number;
  title: string;
  version: string;
  effectiveDate: string;
  /** `null` when the account is gone. */
  author: { id: string; email: string | null } | null;
  createdAt: Date;
}

export interface PolicyRevision extends PolicyRevisionSummary {
  content: string;
}

export interface PolicyRevisionPage {
  versions: PolicyRevisionSummary[];
  nextCursor: string | null;
}

const revisionsPerPage = 50;

/** Every text of a policy that was saved, the present one first. */
export async function listPolicyRevisions(db: Database, key: PolicyKey, cursor: string | null): Promise<PolicyRevisionPage> {
  const before = cursor === null ? undefined : lt(sitePolicyVersions.revision, parseCursor(cursor, z.int32().check(z.minimum(1))));
  const rows = await db
    .select(summaryColumns)
    .from(sitePolicyVersions)
    .leftJoin(users, eq(users.id, sitePolicyVersions.authorId))
    .where(and(isKey(key), before))
    .orderBy(desc(sitePolicyVersions.revision))
    .limit(revisionsPerPage + 1);
  const { page, nextCursor } = cutPage(rows, revisionsPerPage, (last) => last.revision);
  return { versions: page.map(view), nextCursor };
}

export type EarlierRevision = Pick<PolicyRevisionSummary, "revision" | "version" | "effectiveDate" | "createdAt">;

/** The dates of the texts that the one in force has replaced, the newest first. */
export async function listEarlierRevisions(db: Database, key: PolicyKey, inForce: { updatedAt: Date }): Promise<EarlierRevision[]> {
  const { revision, version, effectiveDate, createdAt } = sitePolicyVersions;
  return await db
    .select({ revision, version, effectiveDate, createdAt })
    .from(sitePolicyVersions)
    .where(and(isKey(key), lt(createdAt, inForce.updatedAt)))
    .orderBy(desc(revision))
    .limit(revisionsPerPage);
}

/** How the policy was after that save; `null` when there was none. */
export async function findPolicyRevision(db: Database, key: PolicyKey, revision: number): Promise<PolicyRevision | null> {
  const [row] = await db
    .select({ ...summaryColumns, content: sitePolicyVersions.content })
    .from(sitePolicyVersions)
    .leftJoin(users, eq(users.id, sitePolicyVersions.authorId))
    .where(and(isKey(key), eq(sitePolicyVersions.revision, revision)));
  return row ? view(row) : null;
}

const summaryColumns = {
  revision: sitePolicyVersions.revision,
  title: sitePolicyVersions.title,
  version: sitePolicyVersions.version,
  effectiveDate: sitePolicyVersions.effectiveDate,
  authorId: sitePolicyVersions.authorId,
  email: users.email,
  createdAt: sitePolicyVersions.createdAt,
};

function view<Row extends { authorId: string | null; email: string | null }>({ authorId, email, ...version }: Row) {
  return { ...version, author: authorId === null ? null : { id: authorId, email } };
}

function isKey({ type, language }: PolicyKey) {
  return and(eq(sitePolicyVersions.type, type), eq(sitePolicyVersions.language, language));
}
