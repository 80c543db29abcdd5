import { onTestFinished } from "vitest";
import { createDatabase } from "./create-database.ts";
import { openPool } from "./open-pool.ts";

export interface EmptyDatabase {
  url: string;
  query: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** A database without any table, until the test ends. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const { url, drop } = await createDatabase({ isEmpty: true });
  const pool = openPool(url);
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return { url, query: async (statement, values) => (await pool.query(statement, values)).rows };
}
