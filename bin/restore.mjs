// `npm run restore -- <file>`: puts a backup into an empty place, or tries it in one that is thrown away.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.mjs";

const usage = `npm run restore -- <file> [--identity <file>] [--force | --check]
  puts a backup into DATABASE_URL, or into DATA_DIR, while the product is stopped. What is there already is never touched,
  --force     unless this says so: everything of Giftwright in that database is replaced
  --check     tries the backup in a place that is thrown away afterwards
  --identity  the file of the key that opens an encrypted backup`;

await runCommand("restore.mjs", async (args) => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const { backup, force, check } = readArguments(args) ?? {};
  if (!backup || (force && check)) throw new OperatorFault(usage);
  if (!existsSync(backup.file)) throw new OperatorFault(`there is no file ${backup.file}`);
  const { readConfig } = await import("../config.server.ts");
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR: dataDir, MEDIA_S3_URL: bucket } = readConfig();
  const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  const { createdAt, tables, rows, files, pictures } = check
    ? await tryRestore(backup)
    : await restore(backup, { databaseUrl, dataDir, bucket, mayReplace: force === true });
  const what = `${rows} rows of ${tables} tables, ${pictures} files of pictures and ${files} of the outbox, as they were at ${createdAt}`;
  return check ? `The backup is whole: ${what}.` : `Restored: ${what}. The product can be started.`;
});

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: "boolean" }, check: { type: "boolean" }, identity: { type: "string" } },
    });
    const [file = "", ...more] = positionals;
    if (file === "" || more.length > 0) return null;
    const from = process.env["INIT_CWD"] ?? ".";
    const identityFile = values.identity === undefined ? null : resolve(from, values.identity);
    return { backup: { file: resolve(from, file), identityFile }, force: values.force, check: values.check };
  } catch {
    // An unknown option: the usage is told.
    return null;
  }
}

/** @typedef {{ file: string, identityFile: string | null }} Backup */

/**
 * @param {Backup} backup
 * @param {{ databaseUrl: string | null, dataDir: string, bucket: string | null, mayReplace: boolean }} place
 */
async function restore(backup, { databaseUrl, dataDir, bucket, mayReplace }) {
  const { restoreBackup } = await import("../db/backup/restore-backup.ts");
  const { startEmbeddedDatabase } = await import("../db/embedded.ts");
  const embedded = databaseUrl === null ? await startEmbeddedDatabase(dataDir, () => {}) : null;
  const { openPictureStore, pictureFolder } = await import("../db/picture-store.ts");
  const pictures = openPictureStore({ bucket, folder: join(dataDir, pictureFolder) });
  const places = { ...backup, outbox: join(dataDir, "outbox"), pictures, migrationsFolder: "db/migrations", mayReplace };
  try {
    return await restoreBackup({ ...places, databaseUrl: databaseUrl ?? embedded?.url ?? "" });
  } finally {
    await embedded?.stop();
  }
}

/** @param {Backup} backup */
async function tryRestore(backup) {
  const home = await mkdtemp(join(tmpdir(), "giftwright-restore-"));
  try {
    return await restore(backup, { databaseUrl: null, dataDir: join(home, "data"), bucket: null, mayReplace: false });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
