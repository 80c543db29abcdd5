import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { OperatorFault } from "#shared/operator-fault.ts";

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
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000, application_name: "giftwright migrations" });
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

const remedies: Record<string, string> = {
  ECONNREFUSED: "nothing answers there; start that database or correct the address",
  ENOTFOUND: "there is no such host; correct the address",
  EAI_AGAIN: "its host cannot be looked up; try again, or correct the address",
  ETIMEDOUT: "it does not answer in time; check the network between here and there",
  "28P01": "it refuses the password",
  "28000": "it refuses this user",
  "3D000": "it has no database of that name; create it",
  "42501": "this user may not create tables there; grant it the rights to",
};

/** Turns the failure to use a database into one line for the operator, without the password; returns other errors unchanged. */
export function explainDatabaseFault(url: string, error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const remedy = cause instanceof Error && "code" in cause ? remedies[String(cause.code)] : undefined;
  const { host, pathname } = new URL(url);
  return remedy ? new OperatorFault(`DATABASE_URL points to ${host}${pathname}, but ${remedy}`, { cause: error }) : error;
}
