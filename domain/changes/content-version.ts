import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { contentVersions } from "#db/schema.server.ts";

const publicPages = "public pages";

/** The version of the public content, which grows with every change of it; 0 before the first change. */
export async function getContentVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: contentVersions.version }).from(contentVersions).where(eq(contentVersions.name, publicPages));
  return row?.version ?? 0;
}

/** Call it in the transaction of the change, so that whoever reads the new version also reads the change. */
export async function raiseContentVersion(tx: Database): Promise<void> {
  await tx
    .insert(contentVersions)
    .values({ name: publicPages })
    .onConflictDoUpdate({ target: contentVersions.name, set: { version: sql`${contentVersions.version} + 1` } });
}
