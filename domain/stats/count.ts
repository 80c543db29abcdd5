import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { dailyCounts } from "#db/schema.server.ts";
import type { Measure } from "#shared/measures.ts";

export interface Count {
  measure: Measure;
  /** From a list that the product knows; never what somebody typed. */
  label: string;
}

/** So that many who count the same thing at once do not wait for one row. */
const shards = 8;

/** Counts each of these once more for today (UTC, by the database's clock), in one statement. */
export async function countToday(db: Database, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  const shard = randomInt(shards);
  await db
    .insert(dailyCounts)
    .values(addUp(counts).map((count) => ({ ...count, shard, day: sql`(now() at time zone 'utc')::date` })))
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.measure, dailyCounts.label, dailyCounts.shard],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    });
}

/** Each row once, always in the same order: two who count the same rows then never wait for each other in a circle. */
function addUp(counts: Count[]): (Count & { count: number })[] {
  const byKey = Map.groupBy(counts, ({ measure, label }) => `${measure} ${label}`);
  const rows = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return rows.flatMap(([, [first, ...more]]) => (first ? [{ ...first, count: 1 + more.length }] : []));
}
