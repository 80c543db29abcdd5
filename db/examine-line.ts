import { sql } from "drizzle-orm";
import { connectDatabase } from "./connect.server.ts";
import { explainDatabaseFault } from "./database-fault.ts";
import { openOperatorClient } from "./operator-client.ts";
import { examineLine, type Line } from "./pooler.ts";

export interface LineFacts extends Line {
  /** Whether the server ends a statement outside of a transaction by itself. */
  limitsStatements: boolean;
  /** Of DATABASE_DIRECT_URL; `null` while it is unset. */
  direct: { isPooled: boolean; isSameDatabase: boolean } | null;
}

interface Addresses {
  url: string;
  directUrl: string | null;
  isPooled: boolean | null;
}

/** Uses the database through the product's own pool, without changing it. Throws an `OperatorFault` when that fails. */
export async function examineProductLine({ url, directUrl, isPooled }: Addresses): Promise<LineFacts> {
  const line = await examineLine(url, isPooled);
  const { db, close } = connectDatabase(url, () => {}, { line });
  try {
    await db.transaction((tx) => tx.execute(sql`select 1`));
    const { rows } = await db.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`);
    return { ...line, limitsStatements: rows[0]?.limit !== "0", direct: directUrl === null ? null : await examineDirect(url, directUrl) };
  } catch (error) {
    throw explainDatabaseFault(url, error);
  } finally {
    await close();
  }
}

async function examineDirect(url: string, directUrl: string): Promise<LineFacts["direct"]> {
  const { isPooled } = await examineLine(directUrl);
  return { isPooled, isSameDatabase: (await identify(url)) === (await identify(directUrl)) };
}

async function identify(url: string): Promise<string> {
  const client = await openOperatorClient(url, { application_name: "giftwright doctor" });
  try {
    const { rows } = await client.query<{ name: string }>(
      "select current_database() || ' ' || oid || ' ' || pg_postmaster_start_time() as name from pg_database where datname = current_database()",
    );
    return rows[0]?.name ?? "";
  } finally {
    await client.end();
  }
}
