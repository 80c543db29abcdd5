import { sql } from "drizzle-orm";
import type { Database } from "./connect.server.ts";

/** The time by the database's clock, which all replicas share; within a transaction that of its beginning. */
export async function getDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now() as now`);
  const [row] = rows;
  if (!row) throw new Error("the time is always one row");
  return new Date(row.now);
}
