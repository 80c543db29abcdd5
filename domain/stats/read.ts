import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { today } from "#db/database-time.ts";
import { adminUsers, blogPosts, dailyCounts } from "#db/schema.server.ts";
import { policyTypes, seoPages } from "#shared/content-options.ts";
import { measures } from "#shared/measures.ts";
import { findShare, plotSeries, type DailySum, type StatsSeries } from "./plot.ts";

export interface Stats {
  days: number;
  publishedPosts: number;
  activePolicies: number;
  seoPages: number;
  /** The share of rated ideas that were liked, from 0 to 1; `null` when none was rated. */
  likedShare: number | null;
  /** The share of gateway calls that gave ideas, from 0 to 1; `null` when there were none. */
  answeredShare: number | null;
  series: StatsSeries;
}

/** The dashboard's figures for this number of days (UTC), today included. */
export async function getDashboardStats(db: Database, days: number): Promise<Stats> {
  const { today, publishedPosts } = await getPresent(db);
  const allDays = listDays(today, days);
  const from = allDays[0] ?? today;
  const [sums, signUps] = await Promise.all([listSums(db, from), countSignUps(db, from)]);
  for (const { measure, day, count } of sums) if (measure === "account_removed" && day) signUps.set(day, (signUps.get(day) ?? 0) + count);
  const series = plotSeries(allDays, sums, signUps);
  return {
    days,
    publishedPosts,
    activePolicies: policyTypes.length,
    seoPages: seoPages.length,
    likedShare: findShare(series.feedback.map(({ liked, disliked }) => [liked, disliked])),
    answeredShare: findShare(series.gateway.map(({ ok, failed }) => [ok, failed])),
    series,
  };
}

async function getPresent(db: Database): Promise<{ today: string; publishedPosts: number }> {
  const [present] = await db
    .select({ today: sql<string>`${today}::text`, publishedPosts: sql<number>`count(*)::int` })
    .from(blogPosts)
    .where(and(eq(blogPosts.status, "published"), isNull(blogPosts.deletedAt)));
  if (!present) throw new Error("the aggregate returned no row");
  return present;
}

function listDays(today: string, count: number): string[] {
  const last = Date.parse(today);
  const dayMs = 24 * 60 * 60 * 1000;
  return Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * dayMs).toISOString().slice(0, 10));
}

async function listSums(db: Database, from: string): Promise<DailySum[]> {
  // Occasions and interests are summed over all days; by day they would be tens of thousands of rows.
  const day = sql<
    string | null
  >`case when ${dailyCounts.measure} in ('query_occasion', 'query_interest') then null else ${dailyCounts.day} end`;
  const rows = await db
    .select({
      day: sql<string | null>`(${day})::text`,
      measure: dailyCounts.measure,
      label: dailyCounts.label,
      count: sql<string>`sum(${dailyCounts.count})`,
    })
    .from(dailyCounts)
    .where(gte(dailyCounts.day, from))
    .groupBy(day, dailyCounts.measure, dailyCounts.label);
  return rows.flatMap((row) => {
    const measure = measures.find((known) => known === row.measure);
    return measure ? [{ ...row, measure, count: Number(row.count) }] : [];
  });
}

/** New accounts by day, without anonymous ones and administrators', and without those that were removed since. */
async function countSignUps(db: Database, from: string): Promise<Map<string, number>> {
  const day = sql`(${authUsers.createdAt} at time zone 'utc')::date`;
  const rows = await db
    .select({ day: sql<string>`(${day})::text`, count: sql<number>`count(*)::int` })
    .from(authUsers)
    .where(
      and(
        gte(authUsers.createdAt, new Date(`${from}T00:00:00Z`)),
        eq(authUsers.isAnonymous, false),
        sql`not exists (select from ${adminUsers} where ${adminUsers.id} = ${authUsers.id})`,
      ),
    )
    .groupBy(day);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
