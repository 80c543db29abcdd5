import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import { rateLimits } from "#db/schema.server.ts";

export interface Count {
  key: string;
  most: number;
  seconds: number;
  /** How many uses are counted at once; 1 by default. */
  uses?: number;
}

const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const isOver = sql`${rateLimits.expire} <= ${now}`;

/** Counts a use. Gives the seconds to wait (rounded down) when it exceeds the limit, otherwise `null`. */
export async function countUse(db: Database, count: Count): Promise<number | null> {
  const { points, leftMs } = await addToCount(db, count);
  return points > count.most ? Math.floor(leftMs / 1000) : null;
}

/** Counts a use, in one statement; gives what is counted now, and for how long. */
export async function addToCount(db: Database, { key, seconds, uses = 1 }: Count): Promise<{ points: number; leftMs: number }> {
  const end = sql`${now} + ${seconds * 1000}::bigint`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: uses, expire: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then ${uses}::integer else ${rateLimits.points} + ${uses}::integer end`,
        expire: sql`case when ${isOver} then ${end} else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, leftMs: sql<string>`${rateLimits.expire} - ${now}` });
  if (!row) throw new Error("the counter was not returned");
  return { points: row.points, leftMs: Math.max(0, Number(row.leftMs)) };
}

/** What stands in these counts. Counts nothing. */
export async function readCounts(db: Database, counts: readonly Count[]): Promise<{ waitSeconds: number | null; counted: string[] }> {
  const rows = await pointsOfKeys(db).execute({ keys: counts.map(({ key }) => key) });
  const waits = rows
    .filter(({ key, points, leftMs }) => Number(leftMs) > 0 && counts.some((count) => count.key === key && points >= count.most))
    .map(({ leftMs }) => Math.floor(Number(leftMs) / 1000));
  return { waitSeconds: waits.length > 0 ? Math.max(...waits) : null, counted: rows.map(({ key }) => key) };
}

const pointsOfKeys = prepared((db) =>
  db
    .select({ key: rateLimits.key, points: rateLimits.points, leftMs: sql<string>`${rateLimits.expire} - ${now}` })
    .from(rateLimits)
    .where(sql`${rateLimits.key} = any(${sql.placeholder("keys")})`)
    .prepare("points_of_keys"),
);

/** Takes back one use. */
export async function takeBackUse(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.points, 0)));
}

/** Resets these counts. */
export async function forgetCounts(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, [...keys]));
}
