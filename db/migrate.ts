import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { explainDatabaseFault } from "./database-fault.ts";
import { directLine, type Line } from "./pooler.ts";
import { chooseServer } from "./server-choice.ts";

const waitForOthers = "120s";

// The fourth migration makes a code mandatory for each open mail link. Older links have none, so they are deleted; their owners can
// ask for new ones.
const clearLinksWithoutCode = sql`do $$ begin
  if to_regclass('public.auth_one_time_tokens') is not null and not exists (
    select from information_schema.columns
    where table_schema = 'public' and table_name = 'auth_one_time_tokens' and column_name = 'code_hash'
  ) then delete from public.auth_one_time_tokens; end if;
end $$`;

/** Brings the schema up to date. Replicas that start together take turns, and the later ones find nothing to do. */
export async function migrateDatabase(url: string, migrationsFolder: string, line: Line = directLine): Promise<void> {
  const { Client } = chooseServer(url, { keepsStatements: line.keepsStatements });
  const pool = new pg.Pool({
    Client,
    max: 2,
    connectionTimeoutMillis: 10_000,
    application_name: "giftwright migrations",
    // A role may have time limits of its own, for what every request does.
    ...(!line.isPooled && { options: "-c statement_timeout=0" }),
  });
  // A connection that the server ends while it is idle; a statement that needed one fails by itself.
  pool.on("error", () => {});
  const db = drizzle(pool);
  try {
    await db.transaction(async (lock) => {
      await lock.execute(sql.raw(`set local lock_timeout = '${waitForOthers}'`));
      await lock.execute(sql`select pg_advisory_xact_lock(hashtext('giftwright migrations'))`);
      await db.execute(clearLinksWithoutCode);
      await migrate(db, { migrationsFolder });
    });
  } catch (error) {
    throw explainDatabaseFault(url, error);
  } finally {
    await pool.end();
  }
}
