import { setTimeout as wait } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as authSchema from "./auth-schema.server.ts";
import * as productSchema from "./schema.server.ts";

const schema = { ...productSchema, ...authSchema };

/** A connection pool or a transaction: domain functions take either. */
export type Database = Pick<
  NodePgDatabase<typeof schema>,
  "select" | "insert" | "update" | "delete" | "with" | "$with" | "execute" | "query" | "transaction"
>;

type Drizzle = NodePgDatabase<typeof schema>;

export interface Connection {
  db: Drizzle;
  pool: pg.Pool;
  close: () => Promise<void>;
}

/** A little more than `statement_timeout`: a server that has not answered by then is gone or hangs. */
const answersWithinMs = 6_000;
/** Connections that are still busy after this time are abandoned, so that the shutdown can go on. */
const closesWithinMs = 2_000;

/** Opens the pool. Statements, locks and idle transactions have time limits; a lost connection is reported and replaced. */
export function connectDatabase(url: string, report: (error: Error) => void, times = { answersWithinMs, closesWithinMs }): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: times.answersWithinMs,
    application_name: "giftwright",
  });
  // The pool reports errors of idle connections; an unhandled error of a busy one would end the process.
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool, { schema });
  db.transaction = openTransactions(pool);
  return { db, pool, close: () => Promise.race([pool.end(), wait(times.closesWithinMs, undefined, { ref: false })]) };
}

/**
 * Replaces Drizzle's own `transaction`, which never returns a connection to the pool that breaks before BEGIN, waits once more
 * for a server that does not answer in order to roll back, and then reports that failure in place of the first one.
 */
function openTransactions(pool: pg.Pool): Drizzle["transaction"] {
  const onClient = new WeakMap<pg.PoolClient, Drizzle>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = onClient.get(client) ?? drizzle(client, { schema });
    onClient.set(client, db);
    const reasons: unknown[] = [];
    let isStuck = false;
    const workOrLeave: typeof work = async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        reasons.push(error);
        if (isUnanswered(error)) void client.end();
        throw error;
      }
    };
    try {
      return await db.transaction(workOrLeave, config);
    } catch (error) {
      isStuck = isUnanswered(error);
      throw reasons.length > 0 ? reasons[0] : error;
    } finally {
      client.release(isStuck || client.getTransactionStatus() !== "I");
    }
  };
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.message === "Query read timeout" || isUnanswered(error.cause));
}
