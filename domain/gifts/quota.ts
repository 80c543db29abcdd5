import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { guestQueries } from "#db/schema.server.ts";
import { Refusal } from "#shared/refusal.ts";

/** Somebody without an account: counted by session and, more generously, by where they come from. */
export interface Guest {
  kind: "guest";
  sessionId: string;
  /** Stands for the client address without showing it. */
  addressKey: string;
}

export interface QuotaLimits {
  guestDailyQueries: number;
}

export interface Quota {
  canQuery: boolean;
  remainingQueries: number;
  plan: "guest";
  limit: number;
  /** The next midnight, UTC. */
  resetsAt: Date;
}

/** One use that was counted, so that it can be given back. */
export interface CountedQuery {
  day: string;
  remainingQueries: number;
}

/** Many guests may share one address: a household, a school, a mobile network. */
const guestsPerAddress = 10;

const today = sql<string>`(now() at time zone 'utc')::date`;

export async function findQuota(db: Database, guest: Guest | null, { guestDailyQueries }: QuotaLimits): Promise<Quota> {
  const { rows } = await db.execute<{ used: number; resets_at: string }>(sql`
    select coalesce(max(${guestQueries.queryCount}), 0) as used, (${today} + 1) at time zone 'utc' as resets_at
    from ${guestQueries} where ${guestQueries.sessionId} = ${guest?.sessionId ?? ""} and ${guestQueries.day} = ${today}`);
  const [row] = rows;
  if (!row) throw new Error("an aggregate always gives one row");
  const remainingQueries = Math.max(0, guestDailyQueries - row.used);
  return { canQuery: remainingQueries > 0, remainingQueries, plan: "guest", limit: guestDailyQueries, resetsAt: new Date(row.resets_at) };
}

/**
 * Counts one gift query of today (UTC, by the database's clock), never past the limit however many arrive at once.
 * Refuses with `daily_limit_reached`. Run it in a transaction: a refusal takes back what it counted.
 */
export async function countQuery(db: Database, guest: Guest, { guestDailyQueries }: QuotaLimits): Promise<CountedQuery> {
  const counted = await countOne(db, guest.sessionId, guestDailyQueries);
  const fromAddress = counted && (await countOne(db, guest.addressKey, guestDailyQueries * guestsPerAddress));
  if (counted && fromAddress) return { day: counted.day, remainingQueries: guestDailyQueries - counted.count };
  const { resetsAt } = await findQuota(db, guest, { guestDailyQueries });
  throw new Refusal("daily_limit_reached", { resetsAt });
}

/** The state of today for a query that was counted before and is tried again. */
export async function findCountedQuery(db: Database, guest: Guest, limits: QuotaLimits): Promise<CountedQuery> {
  const { remainingQueries, resetsAt } = await findQuota(db, guest, limits);
  const lastMomentOfToday = new Date(resetsAt.getTime() - 1);
  return { remainingQueries, day: lastMomentOfToday.toISOString().slice(0, 10) };
}

/** Gives back a counted query that failed without giving ideas. */
export async function giveBackQuery(db: Database, guest: Guest, { day }: CountedQuery): Promise<void> {
  for (const key of [guest.sessionId, guest.addressKey]) {
    await db
      .update(guestQueries)
      .set({ queryCount: sql`${guestQueries.queryCount} - 1` })
      .where(and(eq(guestQueries.sessionId, key), eq(guestQueries.day, day), gt(guestQueries.queryCount, 0)));
  }
}

async function countOne(db: Database, sessionId: string, limit: number): Promise<{ day: string; count: number } | null> {
  if (limit < 1) return null;
  const rows = await db
    .insert(guestQueries)
    .values({ sessionId, day: today, queryCount: 1 })
    .onConflictDoUpdate({
      target: [guestQueries.sessionId, guestQueries.day],
      set: { queryCount: sql`${guestQueries.queryCount} + 1`, lastQueryAt: sql`now()` },
      setWhere: lt(guestQueries.queryCount, limit),
    })
    .returning({ day: guestQueries.day, count: guestQueries.queryCount });
  return rows[0] ?? null;
}
