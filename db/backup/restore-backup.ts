import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import pg from "pg";
import { getConstructionPlans } from "pg-boss";
import { nameFileType } from "#shared/pictures.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import { migrateDatabase } from "../migrate.ts";
import { openOperatorClient } from "../operator-client.ts";
import type { PictureStore } from "../picture-store.ts";
import { refuseWhileInUse } from "../refuse-while-in-use.ts";
import { examineLine } from "../pooler.ts";
import { BackupReader, type BackupHead, type BackupTable } from "./backup-format.ts";
import { copyIn } from "./copy.ts";
import { decryptWith, isEncrypted, readIdentities } from "./encryption.ts";
import { nameTable, ownSchemas, productTables } from "./product-tables.ts";
import { ifThere } from "../if-there.ts";

interface RestorePlaces {
  file: string;
  databaseUrl: string;
  outbox: string;
  /** Where the files of pictures go; `null` to leave those alone that are there. */
  pictures: PictureStore | null;
  migrationsFolder: string;
  /** The file of the key for a backup that is encrypted; `null` for none. */
  identityFile: string | null;
  /** Whether an existing installation may be replaced. */
  mayReplace: boolean;
}

export interface RestoreSummary {
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
  /** Files of pictures. */
  pictures: number;
}

/**
 * Restores a backup into an empty database, then brings the schema up to date. All or nothing: if anything fails, the
 * database is as it was. Throws an `OperatorFault` when there is an installation that may not be replaced.
 */
export async function restoreBackup(places: RestorePlaces): Promise<RestoreSummary> {
  const { databaseUrl, outbox, migrationsFolder } = places;
  const arrived = `${outbox}.restoring`;
  const client = await openOperatorClient(databaseUrl, { application_name: "giftwright restore" });
  try {
    await rm(arrived, { recursive: true, force: true });
    const summary = await restore(client, await openBackup(places), { ...places, outbox: arrived });
    await replaceOutbox(arrived, outbox);
    await migrateDatabase(databaseUrl, migrationsFolder, await examineLine(databaseUrl));
    return summary;
  } finally {
    await client.end();
    await rm(arrived, { recursive: true, force: true });
  }
}

async function openBackup({ file, identityFile }: Pick<RestorePlaces, "file" | "identityFile">): Promise<BackupReader> {
  const unpacked = createGunzip();
  // Errors reach the reader of the stream.
  if (!(await isEncrypted(file))) pipeline(createReadStream(file), unpacked, () => {});
  else if (identityFile === null) throw new OperatorFault("this backup is encrypted; name the file of its key with --identity");
  else pipeline(createReadStream(file), decryptWith(await readIdentities(identityFile)), unpacked, () => {});
  return new BackupReader(unpacked);
}

async function restore(
  client: pg.Client,
  reader: BackupReader,
  { outbox, pictures, migrationsFolder, mayReplace }: RestorePlaces,
): Promise<RestoreSummary> {
  const head = await reader.readHead();
  const migrations = chooseMigrations(readMigrationFiles({ migrationsFolder }), head);
  await client.query("begin");
  await client.query("set local statement_timeout = 0");
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('giftwright migrations'))");
    await refuseWhileInUse(client);
    await makeRoom(client, mayReplace);
    await buildSchema(client, migrations);
    const counts = await fill(client, reader, { outbox, pictures });
    await advanceSequences(client);
    await client.query("commit");
    return { createdAt: head.createdAt, ...counts };
  } catch (error) {
    // Where the connection is lost, so is what was written.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** The migrations that the backup's schema had seen; later ones run after its rows are in. */
function chooseMigrations(known: MigrationMeta[], { migrations }: BackupHead): MigrationMeta[] {
  const chosen = known.filter(({ hash }) => migrations.some((seen) => seen.hash === hash));
  if (chosen.length === migrations.length) return chosen;
  throw new OperatorFault(
    "this backup was made by another version of Giftwright, whose changes of the schema this one does not have; update this one first",
  );
}

async function makeRoom(client: pg.Client, mayReplace: boolean): Promise<void> {
  const { rows: found } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and (n.nspname = 'public' and c.relname = any($1) or n.nspname = any($2))`,
    [productTables, ownSchemas],
  );
  if (found.length === 0) return;
  if (!mayReplace)
    throw new OperatorFault(
      "there is a Giftwright in this database already; nothing was changed. Say --force to replace everything that it holds",
    );
  const tables = found.filter(({ schema }) => schema === "public").map(nameTable);
  if (tables.length > 0) await client.query(`drop table ${tables.join(", ")} cascade`);
  for (const schema of ownSchemas) await client.query(`drop schema if exists ${schema} cascade`);
}

async function buildSchema(client: pg.Client, migrations: MigrationMeta[]): Promise<void> {
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement);
  await client.query("create schema drizzle");
  await client.query("create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)");
  // Without its own BEGIN and COMMIT, which would end our transaction.
  await client.query(
    getConstructionPlans("pgboss")
      .replace(/^\s*BEGIN;/, "")
      .replace(/COMMIT;\s*$/, ""),
  );
  await client.query("set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0");
}

async function fill(
  client: pg.Client,
  reader: BackupReader,
  { outbox, pictures }: Pick<RestorePlaces, "outbox" | "pictures">,
): Promise<Omit<RestoreSummary, "createdAt">> {
  const counts = { tables: 0, rows: 0, files: 0, pictures: 0 };
  for (let entry = await reader.readEntry(); entry.kind !== "end"; entry = await reader.readEntry()) {
    if (entry.kind === "table") {
      counts.rows += await fillTable(client, reader, entry.table);
      counts.tables += 1;
    } else if (entry.kind === "file") {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      await writeFile(join(outbox, entry.name), reader.readBytes(entry.bytes), { mode: 0o600 });
      counts.files += 1;
    } else if (entry.kind === "picture") {
      const content = await buffer(reader.readBytes(entry.bytes));
      // Under names that no other picture has: what is there already stays as it is.
      await pictures?.put(entry.path, new Uint8Array(content), nameFileType(entry.path));
      counts.pictures += 1;
    } else throw new OperatorFault("the backup is damaged: its parts are out of order");
  }
  return counts;
}

async function fillTable(client: pg.Client, reader: BackupReader, table: BackupTable): Promise<number> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  let expected = -1;
  const source = readRows(reader, (rows) => {
    expected = rows;
  });
  const rows = await copyIn(client, `copy ${nameTable(table)} (${columns}) from stdin`, source);
  if (rows !== expected) throw new OperatorFault(`the backup is damaged: ${table.name} has ${rows} rows instead of ${expected}`);
  return rows;
}

async function* readRows(reader: BackupReader, tellEnd: (rows: number) => void): AsyncGenerator<Buffer> {
  for (let entry = await reader.readEntry(); ; entry = await reader.readEntry()) {
    if (entry.kind === "table-end") return tellEnd(entry.rows);
    if (entry.kind !== "rows") throw new OperatorFault("the backup is damaged: a table has no end");
    yield* reader.readBytes(entry.bytes);
  }
}

/** Sets each sequence past the highest restored value. */
async function advanceSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string; column: string; sequence: string }>(
    `select n.nspname as schema, c.relname as name, a.attname as column,
            pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relkind = 'r' and (n.nspname = 'public' and c.relname = any($1) or n.nspname = 'drizzle')
       and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null`,
    [productTables],
  );
  for (const { column, sequence, ...table } of rows)
    await client.query(`select setval($1, coalesce((select max(${pg.escapeIdentifier(column)}) from ${nameTable(table)}), 0) + 1, false)`, [
      sequence,
    ]);
}

async function replaceOutbox(arrived: string, outbox: string): Promise<void> {
  const names = await ifThere(readdir(arrived), []);
  if (names.length > 0) await mkdir(outbox, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(arrived, name), join(outbox, name));
}
