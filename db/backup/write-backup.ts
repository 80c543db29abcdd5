import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, type Gzip } from "node:zlib";
import pg from "pg";
import { OperatorFault } from "#shared/operator-fault.ts";
import { openOperatorClient } from "../operator-client.ts";
import { formatLine, formatVersion, type BackupHead, type BackupTable } from "./backup-format.ts";
import { copyOut } from "./copy.ts";
import { listBackupTables, nameTable } from "./product-tables.ts";

const blockBytes = 256 * 1024;

export interface BackupSummary {
  tables: number;
  rows: number;
  /** Of the outbox. */
  files: number;
  bytes: number;
}

interface BackupPlaces {
  databaseUrl: string;
  /** The folder of mails that were written as files. */
  outbox: string;
  /** Must not exist yet. */
  file: string;
}

/**
 * Writes everything that has to outlive a machine into one file, while the product may be running: the database as it was at
 * one moment, then the outbox. The file appears whole or not at all.
 */
export async function writeBackup({ databaseUrl, outbox, file }: BackupPlaces): Promise<BackupSummary> {
  if (await exists(file)) throw new OperatorFault(`${file} is there already; name another file`);
  const draft = `${file}.part`;
  const client = await openOperatorClient(databaseUrl, { application_name: "giftwright backup" });
  const gzip = createGzip();
  const stored = pipeline(gzip, createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }));
  try {
    const dumped = dump(client, gzip, outbox);
    // When the disk is full the pipeline fails, and the dump would wait for ever for it to drain.
    const summary = await Promise.race([dumped, stored.then(() => dumped)]);
    await stored;
    await rename(draft, file);
    return { ...summary, bytes: (await stat(file)).size };
  } catch (error) {
    client.connection.stream.destroy();
    gzip.destroy();
    await stored.catch(() => {});
    await rm(draft, { force: true });
    throw explainFileFault(file, error);
  } finally {
    await client.end();
  }
}

async function dump(client: pg.Client, gzip: Gzip, outbox: string): Promise<Omit<BackupSummary, "bytes">> {
  // One snapshot for all tables: nothing that is written meanwhile is in any of them.
  await client.query("begin isolation level repeatable read read only");
  await client.query("set local statement_timeout = 0");
  const tables = await listBackupTables(client);
  if (tables.length === 0) throw new OperatorFault("this database holds nothing of Giftwright");
  // Holds off migrations, from which a snapshot does not protect.
  await client.query(`lock table ${tables.map(nameTable).join(", ")} in access share mode`);
  gzip.write(formatLine(await readHead(client)));
  let rows = 0;
  for (const table of tables) rows += await dumpTable(client, table, gzip);
  await client.query("commit");
  const files = await dumpFiles(outbox, gzip);
  gzip.end(formatLine({ kind: "end" }));
  return { tables: tables.length, rows, files };
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const { rows: migrations } = await client.query<{ hash: string; createdAt: string }>(
    `select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  );
  return {
    kind: "giftwright-backup",
    version: formatVersion,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) })),
  };
}

async function dumpTable(client: pg.Client, table: BackupTable, gzip: Gzip): Promise<number> {
  gzip.write(formatLine({ kind: "table", table }));
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  // Finished jobs are not needed again.
  const where = table.schema === "pgboss" && table.name === "job" ? "where state < 'completed'" : "";
  const blocks = writeBlocks(gzip);
  const rows = await copyOut(client, `copy (select ${columns} from ${nameTable(table)} ${where}) to stdout`, blocks);
  await new Promise<void>((resolve) => blocks.end(resolve));
  gzip.write(formatLine({ kind: "table-end", rows }));
  return rows;
}

/** Gathers rows into blocks, each announced with its length. */
function writeBlocks(gzip: Gzip): Writable {
  let gathered: Buffer[] = [];
  let size = 0;
  const flush = (done: () => void) => {
    if (size === 0) return done();
    gzip.write(formatLine({ kind: "rows", bytes: size }));
    const isRoomy = gzip.write(Buffer.concat(gathered));
    [gathered, size] = [[], 0];
    if (isRoomy) done();
    else gzip.once("drain", done);
  };
  return new Writable({
    highWaterMark: blockBytes,
    write: (chunk: Buffer, _encoding, done) => {
      gathered.push(chunk);
      size += chunk.length;
      if (size < blockBytes) done();
      else flush(done);
    },
    final: flush,
  });
}

async function dumpFiles(folder: string, gzip: Gzip): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // Files with this ending are still being written.
  const names = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".part")).map(({ name }) => name);
  for (const name of names) {
    const content = await readFile(join(folder, name));
    gzip.write(formatLine({ kind: "file", name, bytes: content.length }));
    if (!gzip.write(content)) await once(gzip, "drain");
  }
  return names.length;
}

const remedies: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EACCES: "this user may not write there",
  EROFS: "the file system is read-only",
  ENOENT: "there is no such folder",
  EEXIST: "another backup is being written there; if not, remove the file that ends in .part",
};

function explainFileFault(file: string, error: unknown): unknown {
  const remedy = error instanceof Error && "code" in error ? remedies[String(error.code)] : undefined;
  return remedy ? new OperatorFault(`${file} cannot be written: ${remedy}`, { cause: error }) : error;
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
