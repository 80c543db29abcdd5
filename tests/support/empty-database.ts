import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";

export interface EmptyDatabase {
  url: string;
  query: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** A database without any table, until the test ends. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const superuserUrl = inject("superuserUrl");
  const name = `empty_${randomBytes(6).toString("hex")}`;
  const superuser = new pg.Pool({ connectionString: superuserUrl, max: 1 });
  await superuser.query(`create database ${name}`);
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  // Dropping the database ends a connection that is about to close anyway.
  pool.on("error", () => {});
  onTestFinished(async () => {
    await pool.end();
    await superuser.query(`drop database ${name} with (force)`);
    await superuser.end();
  });
  return { url: url.href, query: async (statement, values) => (await pool.query(statement, values)).rows };
}
