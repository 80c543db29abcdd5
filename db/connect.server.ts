import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as authSchema from "./auth-schema.server.ts";
import { directLine, timeLimits, type Line } from "./pooler.ts";
import { chooseServer } from "./server-choice.ts";
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

interface ConnectOptions {
  /** As `examineLine` found it. */
  line?: Line;
  /** Told what the operator has to know about the servers. */
  reportServer?: (event: string) => void;
  times?: { answersWithinMs: number; closesWithinMs: number };
}

/**
 * Opens the pool. Statements, locks and idle transactions have time limits; through a pooler only those of a transaction are the
 * server's, and a statement alone is given up by this program. A lost connection is reported and replaced.
 */
export function connectDatabase(
  url: string,
  report: (error: Error) => void,
  { line = directLine, reportServer, times = { answersWithinMs, closesWithinMs } }: ConnectOptions = {},
): Connection {
  const { Client } = chooseServer(url, { keepsStatements: line.keepsStatements, ...(reportServer && { report: reportServer }) });
  const pool = new pg.Pool({
    Client,
    max: 20,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(!line.isPooled && timeLimits),
    query_timeout: times.answersWithinMs,
    application_name: "giftwright",
  });
  // Of idle connections.
  pool.on("error", report);
  const db = drizzle(pool, { schema });
  db.transaction = openTransactions(pool, line);
  return { db, pool, close: () => Promise.race([pool.end(), wait(times.closesWithinMs, undefined, { ref: false })]) };
}

/**
 * Replaces Drizzle's own `transaction`, which never returns a connection to the pool that breaks before BEGIN, waits once more
 * for a server that does not answer in order to roll back, and then reports that failure in place of the first one.
 */
function openTransactions(pool: pg.Pool, { isPooled }: Line): Drizzle["transaction"] {
  const onClient = new WeakMap<pg.PoolClient, Drizzle>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = onClient.get(client) ?? drizzle(client, { schema });
    onClient.set(client, db);
    const reasons: unknown[] = [];
    let isStuck = false;
    const workOrLeave: typeof work = async (tx) => {
      try {
        if (isPooled) await tx.execute(limitTransaction);
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

const limitTransaction = sql.raw(
  `select ${Object.entries(timeLimits)
    .map(([name, ms]) => `set_config('${name}', '${ms}', true)`)
    .join(", ")}`,
);

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.message === "Query read timeout" || isUnanswered(error.cause));
}
