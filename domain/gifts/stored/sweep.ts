import { lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { today } from "#db/database-time.ts";
import { guestQueries, idempotencyKeys, rateLimits } from "#db/schema.server.ts";
import { purgeDeletedIdeas } from "./bin.ts";

/** Deletes expired guest counters (after a week), stored answers and rate limits, and what has been in the bin for long. */
export async function sweepExpired(db: Database): Promise<void> {
  await db.delete(guestQueries).where(lt(guestQueries.day, sql`${today} - 7`));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, sql`now()`));
  await purgeDeletedIdeas(db);
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`(extract(epoch from now()) * 1000)::bigint`));
}
