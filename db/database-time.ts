import { sql } from "drizzle-orm";
import type { Database } from "./connect.server.ts";

/** The time by the database's clock, which all replicas share; within a transaction the time at which it began. */
export async function getDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now() as now`);
  const [row] = rows;
  if (!row) throw new Error("the query for the time returned no row");
  return new Date(row.now);
}
