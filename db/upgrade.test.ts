import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createDatabase } from "#tests/support/create-database.ts";
import { createEmptyDatabase, type EmptyDatabase } from "#tests/support/empty-database.ts";
import { openPool } from "#tests/support/open-pool.ts";
import { readRows, rowsOfEveryTable, writeRows } from "#tests/support/rows-of-every-table.ts";
import { migrateDatabase } from "./migrate.ts";

const migrationsFolder = "db/migrations";
const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, "utf8"));
const latest = journal.entries.length;

/** A database as an older version left it: the first migrations, and rows in every table. */
async function createOlderDatabase(migrations: number): Promise<EmptyDatabase> {
  const database = await createEmptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), "giftwright-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
  await migrateDatabase(database.url, folder);
  await writeRows(database);
  return database;
}

/** Everything that the schema consists of, whatever order it was made in. */
async function describeSchema({ query }: Pick<EmptyDatabase, "query">): Promise<unknown[]> {
  return await query(`
    select 'column' as kind, table_name || '.' || column_name as name,
           concat_ws(' ', data_type, udt_name, is_nullable, column_default, character_maximum_length) as definition
      from information_schema.columns where table_schema = 'public'
    union all
    select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1, 2, 3`);
}

/** Of the database that each test file copies, which was migrated at once. */
let newSchema: unknown[];

beforeAll(async () => {
  const migrated = await createDatabase();
  const pool = openPool(migrated.url);
  newSchema = await describeSchema({ query: async (statement) => (await pool.query(statement)).rows });
  await pool.end();
  await migrated.drop();
});

test("there is a row for each table, so that a new table is tried too", async () => {
  const database = await createOlderDatabase(latest);

  const rows = await readRows(database);

  expect(Object.keys(rows)).toEqual(Object.keys(rowsOfEveryTable).toSorted());
  expect(Object.entries(rows).filter(([, { length }]) => length !== 1)).toEqual([]);
});

test.each(journal.entries.slice(0, -1).map(({ tag }, place) => ({ tag, migrations: place + 1 })))(
  "a database of $tag is brought up to date with everything in it",
  async ({ migrations }) => {
    const older = await createOlderDatabase(migrations);
    const before = await readRows(older);

    await migrateDatabase(older.url, migrationsFolder);

    const after = await readRows(older);
    // Links without a code were of no use any more, and are asked for again.
    if (migrations < 4) delete before["auth_one_time_tokens"];
    expect(after).toMatchObject(before);
    expect(await describeSchema(older)).toEqual(newSchema);
  },
);

test("a database that is up to date stays as it is", async () => {
  const database = await createOlderDatabase(latest);
  const before = [await readRows(database), await describeSchema(database)];

  await migrateDatabase(database.url, migrationsFolder);

  expect([await readRows(database), await describeSchema(database)]).toEqual(before);
});
