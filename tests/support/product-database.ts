import pg from "pg";
import { findRunningDatabase } from "#db/running-database.ts";

/** Asks the embedded database of a running product, as its operator could. */
export async function queryProduct(dataDirectory: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const connectionString = await findRunningDatabase(dataDirectory);
  if (connectionString === null) throw new Error(`no product runs in ${dataDirectory}`);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
