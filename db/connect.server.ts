import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as authSchema from "./auth-schema.server.ts";
import * as productSchema from "./schema.server.ts";

const schema = { ...productSchema, ...authSchema };

/** A connection pool or a transaction: domain functions take either. */
export type Database = Pick<NodePgDatabase<typeof schema>, "select" | "insert" | "update" | "delete" | "execute" | "query" | "transaction">;

export interface Connection {
  db: NodePgDatabase<typeof schema>;
  pool: pg.Pool;
  close: () => Promise<void>;
}

/** Opens the pool. No statement, lock or idle transaction outlives its time; a lost connection is reported and replaced. */
export function connectDatabase(url: string, report: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "giftwright",
  });
  pool.on("error", report);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
