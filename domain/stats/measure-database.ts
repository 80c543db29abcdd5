import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";

/** The size of the database in bytes; `null` when it does not answer. */
export async function measureDatabase(db: Database): Promise<number | null> {
  try {
    const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
    return Number(rows[0]?.bytes);
  } catch {
    // Readiness tells that it is away.
    return null;
  }
}
