import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { today } from "#db/database-time.ts";
import { adminUsers, dailyCounts } from "#db/schema.server.ts";
import type { Measure } from "#shared/measures.ts";

export interface Count {
  measure: Measure;
  /** From a fixed list; never user input. */
  label: string;
  /** 1 where nothing is said. */
  amount?: number;
}

/** Rows per count, so that concurrent requests do not all wait for one row. */
const shards = 8;

/** Adds to each of these counts of today (UTC, by the database's clock), in one statement. */
export async function countToday(db: Database, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  const shard = randomInt(shards);
  await db
    .insert(dailyCounts)
    .values(addUp(counts).map((count) => ({ ...count, shard, day: today })))
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.measure, dailyCounts.label, dailyCounts.shard],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    });
}

/**
 * Adds an account that is being removed to those that were opened on its day (UTC), so that this figure stays what it was. Neither
 * anonymous accounts nor administrators' are in it.
 */
export async function countRemovedAccount(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    insert into ${dailyCounts} (day, measure, label, shard, count)
    select (${authUsers.createdAt} at time zone 'utc')::date, ${"account_removed" satisfies Measure}, 'member', ${randomInt(shards)}, 1
      from ${authUsers}
     where ${authUsers.id} = ${userId} and not ${authUsers.isAnonymous}
       and not exists (select from ${adminUsers} where ${adminUsers.id} = ${authUsers.id})
    on conflict (day, measure, label, shard) do update set count = ${dailyCounts.count} + 1`);
}

/** Merges equal counts and sorts them, so that concurrent statements lock rows in the same order and cannot deadlock. */
function addUp(counts: Count[]): (Pick<Count, "measure" | "label"> & { count: number })[] {
  const byKey = Map.groupBy(counts, ({ measure, label }) => `${measure} ${label}`);
  const rows = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return rows.flatMap(([, same]) =>
    same.slice(0, 1).map(({ measure, label }) => ({ measure, label, count: same.reduce((sum, { amount = 1 }) => sum + amount, 0) })),
  );
}
