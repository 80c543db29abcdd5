import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const waitForOthers = "120s";

/** Brings the schema up to date, once over all replicas: whoever comes second waits and finds nothing to do. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000, application_name: "giftwright migrations" });
  const db = drizzle(pool);
  try {
    await db.transaction(async (lock) => {
      await lock.execute(sql.raw(`set local lock_timeout = '${waitForOthers}'`));
      await lock.execute(sql`select pg_advisory_xact_lock(hashtext('giftwright migrations'))`);
      await migrate(db, { migrationsFolder });
    });
  } finally {
    await pool.end();
  }
}
