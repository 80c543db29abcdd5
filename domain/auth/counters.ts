import { inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import { rateLimits } from "#db/schema.server.ts";

export interface Count {
  key: string;
  most: number;
  seconds: number;
}

const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const isOver = sql`${rateLimits.expire} <= ${now}`;

/** Counts one use. Gives the seconds to wait (rounded down) when it exceeds the limit, otherwise `null`. */
export async function countUse(db: Database, count: Count): Promise<number | null> {
  const { points, leftSeconds } = await addToCount(db, count);
  return points > count.most ? leftSeconds : null;
}

/** Counts one use, in one statement; gives what stands there now, and for how long. */
export async function addToCount(db: Database, { key, seconds }: Count): Promise<{ points: number; leftSeconds: number }> {
  const end = sql`${now} + ${seconds * 1000}::bigint`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${end} else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, leftMs: sql<string>`${rateLimits.expire} - ${now}` });
  if (!row) throw new Error("the counter was not returned");
  return { points: row.points, leftSeconds: Math.max(0, Math.floor(Number(row.leftMs) / 1000)) };
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

/** Resets these counts. */
export async function forgetCounts(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, [...keys]));
}
