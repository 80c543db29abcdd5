import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { today } from "#db/database-time.ts";
import { dailyCounts } from "#db/schema.server.ts";

/** Whether the models of the gateway have used up the tokens of today (UTC), counted over all replicas. */
export async function areTokensSpent(db: Database, mostTokens: number): Promise<boolean> {
  const [used] = await db
    .select({ tokens: sql<string>`coalesce(sum(${dailyCounts.count}), 0)` })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.day, today), eq(dailyCounts.measure, "gateway_tokens")));
  return Number(used?.tokens ?? 0) >= mostTokens;
}
