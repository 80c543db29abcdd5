import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { today } from "#db/database-time.ts";
import { guestQueries, userQueries } from "#db/schema.server.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Guest, Member, Visitor } from "../../visitor.ts";

export interface QuotaLimits {
  guestDailyQueries: number;
  freeDailyQueries: number;
}

export interface Quota {
  canQuery: boolean;
  /** -1 for no limit. */
  remainingQueries: number;
  plan: "guest" | "free" | "premium";
  /** Per day; -1 for no limit. */
  limit: number;
  /** The next midnight, UTC. */
  resetsAt: Date;
}

/** A counted query, which can be given back. */
export interface CountedQuery {
  day: string;
  remainingQueries: number;
}

/** Many guests may share one address: a household, a school, a mobile network. */
const guestsPerAddress = 10;
const unlimited = -1;

/** What is left of today's quota (UTC, by the database's clock). `null` is a guest without a session. */
export async function getQuotaLeft(db: Database, visitor: Visitor | null, limits: QuotaLimits): Promise<Quota> {
  const used =
    visitor?.kind === "member"
      ? sql`select ${userQueries.queryCount} from ${userQueries} where ${userQueries.userId} = ${visitor.userId} and ${userQueries.day} = ${today}`
      : sql`select ${guestQueries.queryCount} from ${guestQueries} where ${guestQueries.sessionId} = ${visitor?.sessionId ?? ""} and ${guestQueries.day} = ${today}`;
  const { rows } = await db.execute<{ used: number; resets_at: string }>(
    sql`select coalesce((${used}), 0) as used, (${today} + 1) at time zone 'utc' as resets_at`,
  );
  const [row] = rows;
  if (!row) throw new Error("the query for the quota returned no row");
  const plan = visitor?.kind === "member" ? visitor.plan : "guest";
  const limit = chooseLimit(plan, limits);
  const remainingQueries = limit === unlimited ? unlimited : Math.max(0, limit - row.used);
  return { canQuery: remainingQueries !== 0, remainingQueries, plan, limit, resetsAt: new Date(row.resets_at) };
}

/**
 * Counts one gift query of today (UTC, by the database's clock). Never exceeds the limit, however many arrive at once. Refuses
 * with `daily_limit_reached`. Run it in a transaction, so that a refusal undoes partial counts.
 */
export async function countQuery(db: Database, visitor: Visitor, limits: QuotaLimits): Promise<CountedQuery> {
  const counted = visitor.kind === "member" ? await countMember(db, visitor, limits) : await countGuest(db, visitor, limits);
  if (counted) return counted;
  const { resetsAt } = await getQuotaLeft(db, visitor, limits);
  throw new Refusal("daily_limit_reached", { resetsAt });
}

/** Today's state for a repeated request whose query has been counted already. */
export async function getCountedQuery(db: Database, visitor: Visitor, limits: QuotaLimits): Promise<CountedQuery> {
  const { remainingQueries, resetsAt } = await getQuotaLeft(db, visitor, limits);
  const lastMomentOfToday = new Date(resetsAt.getTime() - 1);
  return { remainingQueries, day: lastMomentOfToday.toISOString().slice(0, 10) };
}

/** Gives back a counted query that failed without giving ideas. */
export async function giveBackQuery(db: Database, visitor: Visitor, { day }: CountedQuery): Promise<void> {
  if (visitor.kind === "member") {
    await db
      .update(userQueries)
      .set({ queryCount: sql`${userQueries.queryCount} - 1` })
      .where(and(eq(userQueries.userId, visitor.userId), eq(userQueries.day, day), gt(userQueries.queryCount, 0)));
    return;
  }
  for (const key of [visitor.sessionId, visitor.addressKey]) {
    await db
      .update(guestQueries)
      .set({ queryCount: sql`${guestQueries.queryCount} - 1` })
      .where(and(eq(guestQueries.sessionId, key), eq(guestQueries.day, day), gt(guestQueries.queryCount, 0)));
  }
}

function chooseLimit(plan: Quota["plan"], { guestDailyQueries, freeDailyQueries }: QuotaLimits): number {
  const limits = { guest: guestDailyQueries, free: freeDailyQueries, premium: unlimited } satisfies Record<Quota["plan"], number>;
  return limits[plan];
}

async function countGuest(db: Database, guest: Guest, { guestDailyQueries }: QuotaLimits): Promise<CountedQuery | null> {
  const counted = await countOne(db, guest.sessionId, guestDailyQueries);
  const fromAddress = counted && (await countOne(db, guest.addressKey, guestDailyQueries * guestsPerAddress));
  return counted && fromAddress && { day: counted.day, remainingQueries: guestDailyQueries - counted.count };
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

/** Premium members are counted, too, without a limit, so that their count is right when the plan ends during the day. */
async function countMember(db: Database, { userId, plan }: Member, limits: QuotaLimits): Promise<CountedQuery | null> {
  const limit = chooseLimit(plan, limits);
  if (limit === 0) return null;
  const [row] = await db
    .insert(userQueries)
    .values({ userId, day: today, queryCount: 1 })
    .onConflictDoUpdate({
      target: [userQueries.userId, userQueries.day],
      set: { queryCount: sql`${userQueries.queryCount} + 1`, lastQueryAt: sql`now()` },
      ...(limit !== unlimited && { setWhere: lt(userQueries.queryCount, limit) }),
    })
    .returning({ day: userQueries.day, count: userQueries.queryCount });
  return row ? { day: row.day, remainingQueries: limit === unlimited ? unlimited : limit - row.count } : null;
}
