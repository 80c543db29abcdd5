import { afterAll, beforeEach } from "vitest";
import { connectDatabase, type Connection } from "#db/connect.server.ts";
import { createDatabase } from "./create-database.ts";

/** The apps of a file keep their signing keys at hand. */
const keptTable = "auth_signing_keys";

/** A real database for one test file, emptied before each test and dropped at the end. */
export async function useTestDatabase(): Promise<Connection & { url: string }> {
  const { url, drop } = await createDatabase();
  const connection = connectDatabase(url, () => {});
  const emptying = await writeEmptying(connection);
  beforeEach(async () => {
    await connection.pool.query(emptying);
  });
  afterAll(async () => {
    await connection.close();
    await drop();
  });
  return { ...connection, url };
}

/** For a test that needs more than the one of its file. */
export function connectTestDatabase(url: string): Connection {
  return connectDatabase(url, () => {});
}

/** Row by row: `truncate` makes each table's files anew, which takes sixty times as long for a few rows. */
async function writeEmptying({ pool }: Connection): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> $1",
    [keptTable],
  );
  const deletions = rows.map(({ name }) => `delete from ${name};`).join(" ");
  // Without the triggers, and with them the foreign keys: everything goes anyway.
  return `begin; set local session_replication_role = replica; ${deletions} commit`;
}
