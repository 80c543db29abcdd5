import { once } from "node:events";
import { createWriteStream, type Dirent } from "node:fs";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, type Gzip } from "node:zlib";
import pg from "pg";
import { listPictureFiles, type NamedPicture } from "#shared/pictures.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import { openOperatorClient } from "../operator-client.ts";
import type { PictureStore } from "../picture-store.ts";
import { formatLine, formatVersion, type BackupHead, type BackupTable } from "./backup-format.ts";
import { copyOut } from "./copy.ts";
import { encryptTo } from "./encryption.ts";
import { listBackupTables, nameTable } from "./product-tables.ts";
import { ifThere } from "../if-there.ts";

const blockBytes = 256 * 1024;

export interface BackupSummary {
  tables: number;
  rows: number;
  /** Of the outbox. */
  files: number;
  /** Files of pictures. */
  pictures: number;
  bytes: number;
}

interface BackupPlaces {
  databaseUrl: string;
  /** The folder of mails that were written as files. */
  outbox: string;
  /** Where the files of pictures are; `null` to leave them there. */
  pictures: PictureStore | null;
  /** Must not exist yet. */
  file: string;
  /** Whether what signs people in comes along: sessions, open links and codes, and the files of the outbox. */
  withSessions: boolean;
  /** Recipients of age, any of whom can decrypt the file; empty for a file that is not encrypted. */
  recipients: readonly string[];
}

const signsIn = ["auth_sessions", "auth_one_time_tokens", "auth_flow_states", "auth_challenges"];

/**
 * Writes everything that has to outlive a machine into one file, while the product may be running: the database as it was at
 * one moment, the files of its pictures, then the outbox, unless it has to hold nothing that signs people in. The file appears whole or not at all.
 */
export async function writeBackup({ databaseUrl, outbox, pictures, file, withSessions, recipients }: BackupPlaces): Promise<BackupSummary> {
  if (await exists(file)) throw new OperatorFault(`${file} is there already; name another file`);
  const encrypt = recipients.length > 0 ? await encryptTo(recipients) : null;
  const draft = `${file}.part`;
  const client = await openOperatorClient(databaseUrl, { application_name: "giftwright backup" });
  const gzip = createGzip();
  const target = createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true });
  const stored = encrypt ? pipeline(gzip, encrypt, target) : pipeline(gzip, target);
  try {
    const dumped = dump(client, gzip, { outbox, pictures, withSessions });
    // When the disk is full the pipeline fails, and the dump would wait for ever for it to drain.
    const summary = await Promise.race([dumped, stored.then(() => dumped)]);
    await stored;
    await rename(draft, file);
    return { ...summary, bytes: (await stat(file)).size };
  } catch (error) {
    client.connection.stream.destroy();
    gzip.destroy();
    // It has failed by the same error, or by the destruction.
    await stored.catch(() => {});
    await rm(draft, { force: true });
    throw explainFileFault(file, error);
  } finally {
    await client.end();
  }
}

async function dump(
  client: pg.Client,
  gzip: Gzip,
  { outbox, pictures: store, withSessions }: Pick<BackupPlaces, "outbox" | "pictures" | "withSessions">,
): Promise<Omit<BackupSummary, "bytes">> {
  // One snapshot for all tables: nothing that is written meanwhile is in any of them.
  await client.query("begin isolation level repeatable read read only");
  await client.query("set local statement_timeout = 0");
  const tables = await listBackupTables(client);
  if (tables.length === 0) throw new OperatorFault("this database holds nothing of Giftwright");
  // Holds off migrations, from which a snapshot does not protect.
  await client.query(`lock table ${tables.map(nameTable).join(", ")} in access share mode`);
  gzip.write(formatLine(await readHead(client)));
  let rows = 0;
  for (const table of tables) rows += await dumpTable(client, gzip, { table, where: chooseRows(table, withSessions) });
  const paths = tables.some(({ name }) => name === "pictures") ? await listPicturePaths(client) : [];
  await client.query("commit");
  const pictures = store === null ? 0 : await dumpPictures(store, paths, gzip);
  const files = withSessions ? await dumpFiles(outbox, gzip) : 0;
  gzip.end(formatLine({ kind: "end" }));
  return { tables: tables.length, rows, files, pictures };
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

function chooseRows({ schema, name }: BackupTable, withSessions: boolean): string {
  // Finished jobs are not needed again.
  if (schema === "pgboss" && name === "job") return "where state < 'completed'";
  return withSessions || !signsIn.includes(name) ? "" : "where false";
}

async function dumpTable(client: pg.Client, gzip: Gzip, { table, where }: { table: BackupTable; where: string }): Promise<number> {
  gzip.write(formatLine({ kind: "table", table }));
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const blocks = writeBlocks(gzip);
  const rows = await copyOut(client, `copy (select ${columns} from ${nameTable(table)} ${where}) to stdout`, blocks);
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
  const entries = await listOutbox(folder);
  // Files with this ending are still being written.
  const names = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".part")).map(({ name }) => name);
  for (const name of names) {
    const content = await readFile(join(folder, name));
    gzip.write(formatLine({ kind: "file", name, bytes: content.length }));
    if (!gzip.write(content)) await once(gzip, "drain");
  }
  return names.length;
}

async function listPicturePaths(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<NamedPicture>(
    "select name, width, height from pictures where deleted_at is null order by created_at",
  );
  return rows.flatMap(listPictureFiles);
}

/** A file that is not there was deleted meanwhile, or lost before; it is no reason to have no backup. */
async function dumpPictures(store: PictureStore, paths: readonly string[], gzip: Gzip): Promise<number> {
  let count = 0;
  for (const path of paths) {
    const content = await store.get(path);
    if (content === null) continue;
    gzip.write(formatLine({ kind: "picture", path, bytes: content.byteLength }));
    if (!gzip.write(content)) await once(gzip, "drain");
    count += 1;
  }
  return count;
}

/** A folder that is not there holds nothing; one that cannot be read would be missing from the backup. */
async function listOutbox(folder: string): Promise<Dirent[]> {
  try {
    return await ifThere(readdir(folder, { withFileTypes: true }), []);
  } catch (cause) {
    throw new OperatorFault(`the outbox ${folder} cannot be read`, { cause });
  }
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
