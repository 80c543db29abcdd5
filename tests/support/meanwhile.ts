import { expect } from "vitest";
import type { Connection } from "#db/connect.server.ts";

/**
 * Runs the statement, but commits it only when all requests wait for its outcome: each of them has looked before it, and goes on
 * after it.
 */
export async function meanwhile<Answer>({ pool }: Connection, statement: string, ask: () => Promise<Answer>[]): Promise<Answer[]> {
  const other = await pool.connect();
  await other.query(`begin; ${statement}`);
  const asked = ask();
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rows.length, { timeout: 5_000 }).toBe(asked.length);
  await other.query("commit");
  other.release();
  return await Promise.all(asked);
}
