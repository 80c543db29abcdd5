import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./connect.server.ts";

/** The time by the database's clock, which all replicas share; within a transaction the time at which it began. */
export async function getDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now() as now`);
  const [row] = rows;
  if (!row) throw new Error("the query for the time returned no row");
  return new Date(row.now);
}

/** The day it is by the database's clock, in UTC. */
export const today = sql<string>`(now() at time zone 'utc')::date`;

/** A time that lies this far ahead by the database's clock. */
export function secondsFromNow(seconds: number): SQL<Date> {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
