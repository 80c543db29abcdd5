import type pg from "pg";
import { getDatabaseAddress } from "./database-address.ts";
import { explainDatabaseFault } from "./database-fault.ts";
import { chooseServer } from "./server-choice.ts";

/** How the product reaches its database. */
export interface Line {
  /** A pooler in between hands each transaction to another connection: nothing that is set for a session lasts. */
  isPooled: boolean;
  /** Whether statements may be prepared by name. */
  keepsStatements: boolean;
}

/** In milliseconds, of what every request does. */
export const timeLimits = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 } as const;

export const directLine: Line = { isPooled: false, keepsStatements: true };

const answersWithinMs = 10_000;
const waitForSecondMs = 2_000;

/**
 * Finds out whether a pooler stands before the database, unless `isPooled` says so: it refuses or ignores the time limits of a
 * session. Throws an `OperatorFault` when the database cannot be reached.
 */
export async function examineLine(url: string, isPooled: boolean | null = null): Promise<Line> {
  try {
    if (isPooled === false || (isPooled === null && (await takesLimits(url)))) return directLine;
    return { isPooled: true, keepsStatements: await keepsStatements(url) };
  } catch (error) {
    throw explainDatabaseFault(url, error);
  }
}

async function takesLimits(url: string): Promise<boolean> {
  try {
    return await withClient(url, timeLimits, async (client) => {
      const { rows } = await client.query<{ limit: string }>("select current_setting('statement_timeout') as limit");
      return rows[0]?.limit === "5s";
    });
  } catch (error) {
    if (error instanceof Error && /unsupported startup parameter/.test(error.message)) return false;
    throw error;
  }
}

/**
 * While the other client is in a transaction on the connection on which the statement was prepared, the pooler has to give us
 * another one, which knows the statement only when the pooler sees to it.
 */
async function keepsStatements(url: string): Promise<boolean> {
  return await withClient(url, { query_timeout: waitForSecondMs }, (first) =>
    withClient(url, {}, async (second) => {
      const statement = { name: "giftwright_probe", text: "select 1 as one" };
      try {
        await first.query(statement);
        await second.query("begin");
        await second.query("select 1");
        await first.query(statement);
        return true;
      } catch {
        // The other connection does not know the statement.
        return false;
      } finally {
        await second.query("rollback");
      }
    }),
  );
}

async function withClient<Result>(url: string, limits: pg.ClientConfig, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await openClient(url, { query_timeout: answersWithinMs, ...limits, application_name: "giftwright probe" });
  try {
    return await use(client);
  } finally {
    // What was asked is answered; a connection that ends badly has ended, too.
    await client.end().catch(() => {});
  }
}

/** Tries each server of the address, until one takes writes where that is asked for. */
export async function openClient(url: string, options: pg.ClientConfig): Promise<pg.Client> {
  const { Client } = chooseServer(url);
  const failures: unknown[] = [];
  for (const _ of getDatabaseAddress(url).servers) {
    const client = new Client({ connectionTimeoutMillis: 10_000, ...options });
    try {
      await client.connect();
      return client;
    } catch (error) {
      failures.push(error);
      // It may never have begun.
      await client.end().catch(() => {});
    }
  }
  throw failures.at(-1);
}
