import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { explainDatabaseFault } from "./database-fault.ts";
import { openOperatorClient } from "./operator-client.ts";

export interface DatabaseFacts {
  /** As `server_version_num`: 180004 is 18.4. */
  version: number;
  versionName: string;
  /** How far its clock is ahead of this machine's; negative when it is behind. */
  skewMs: number;
  isReadOnly: boolean;
  canCreate: boolean;
  /** Whether the user that connects may do everything on the server. */
  isSuperuser: boolean;
  /** How many migrations the schema has seen, how many it lacks, and how many it has seen that this version does not know. */
  migrations: { seen: number; pending: number; unknown: number };
  /** `null` while the table does not exist. */
  administrators: number | null;
  /** How many of them have no second factor; `null` while the tables do not exist. */
  withoutFactor: number | null;
}

/** Examines a database without changing it. Throws an `OperatorFault` when it cannot be reached. */
export async function examineDatabase(url: string, migrationsFolder: string): Promise<DatabaseFacts> {
  const client = await openOperatorClient(url, { query_timeout: 10_000, application_name: "giftwright doctor" });
  try {
    return {
      ...(await readServer(client)),
      skewMs: await measureSkew(client),
      migrations: await compareMigrations(client, migrationsFolder),
      ...(await countAdministrators(client)),
    };
  } catch (error) {
    throw explainDatabaseFault(url, error);
  } finally {
    await client.end();
  }
}

async function readServer(
  client: pg.Client,
): Promise<Pick<DatabaseFacts, "version" | "versionName" | "isReadOnly" | "canCreate" | "isSuperuser">> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as version, split_part(current_setting('server_version'), ' ', 1) as "versionName",
            pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly",
            has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "canCreate",
            (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"`,
  );
  return rows[0];
}

/** Assumes that the database read its clock halfway between question and answer. */
async function measureSkew(client: pg.Client): Promise<number> {
  const askedAt = Date.now();
  const { rows } = await client.query("select extract(epoch from clock_timestamp())::float8 * 1000 as now");
  return Number(rows[0].now) - (askedAt + Date.now()) / 2;
}

async function compareMigrations(client: pg.Client, migrationsFolder: string): Promise<DatabaseFacts["migrations"]> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as seen");
  if (!tables[0].seen) return { seen: 0, pending: known.length, unknown: 0 };
  const { rows } = await client.query<{ hash: string }>("select distinct hash from drizzle.__drizzle_migrations");
  const seen = rows.map(({ hash }) => hash);
  return {
    seen: seen.length,
    pending: known.filter((hash) => !seen.includes(hash)).length,
    unknown: seen.filter((hash) => !known.includes(hash)).length,
  };
}

async function countAdministrators(client: pg.Client): Promise<Pick<DatabaseFacts, "administrators" | "withoutFactor">> {
  const { rows: tables } = await client.query(
    "select to_regclass('public.admin_users') is not null and to_regclass('public.auth_factors') is not null as seen",
  );
  if (!tables[0].seen) return { administrators: null, withoutFactor: null };
  const { rows } = await client.query(
    `select count(*)::int as administrators,
            count(*) filter (where not exists (select 1 from public.auth_factors where user_id = admin_users.id and status = 'verified'))::int as "withoutFactor"
       from public.admin_users`,
  );
  return rows[0];
}
