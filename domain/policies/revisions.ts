import { and, desc, eq, lt } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { sitePolicyVersions, users } from "#db/schema.server.ts";
import { cutPage, parseCursor } from "#shared/cursor.ts";
import type { PolicyKey } from "./save.ts";

export interface PolicyVersionSummary {
  revision: number;
  title: string;
  version: string;
  effectiveDate: string;
  /** `null` when the account is gone. */
  author: { id: string; email: string | null } | null;
  createdAt: Date;
}

export interface PolicyVersion extends PolicyVersionSummary {
  content: string;
}

export interface PolicyVersionPage {
  versions: PolicyVersionSummary[];
  nextCursor: string | null;
}

const versionsPerPage = 50;

/** Every text of a policy that was saved, the present one first. */
export async function listPolicyVersions(db: Database, key: PolicyKey, cursor: string | null): Promise<PolicyVersionPage> {
  const before = cursor === null ? undefined : lt(sitePolicyVersions.revision, parseCursor(cursor, z.int32().check(z.minimum(1))));
  const rows = await db
    .select(summaryColumns)
    .from(sitePolicyVersions)
    .leftJoin(users, eq(users.id, sitePolicyVersions.authorId))
    .where(and(isKey(key), before))
    .orderBy(desc(sitePolicyVersions.revision))
    .limit(versionsPerPage + 1);
  const { page, nextCursor } = cutPage(rows, versionsPerPage, (last) => last.revision);
  return { versions: page.map(view), nextCursor };
}

export type EarlierVersion = Pick<PolicyVersionSummary, "revision" | "version" | "effectiveDate" | "createdAt">;

/** The dates of the texts that the present one has replaced, the newest first. */
export async function listEarlierVersions(db: Database, key: PolicyKey): Promise<EarlierVersion[]> {
  const { revision, version, effectiveDate, createdAt } = sitePolicyVersions;
  return await db
    .select({ revision, version, effectiveDate, createdAt })
    .from(sitePolicyVersions)
    .where(isKey(key))
    .orderBy(desc(revision))
    .offset(1)
    .limit(versionsPerPage);
}

/** How the policy was after that save; `null` when there was none. */
export async function findPolicyVersion(db: Database, key: PolicyKey, revision: number): Promise<PolicyVersion | null> {
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
