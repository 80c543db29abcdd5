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
  const { file, force, check, identity } = readArguments(args) ?? {};
  if (!file || (force && check)) throw new OperatorFault(usage);
  const from = process.env["INIT_CWD"] ?? ".";
  const path = resolve(from, file);
  const identityFile = identity === undefined ? null : resolve(from, identity);
  if (!existsSync(path)) throw new OperatorFault(`there is no file ${path}`);
  const { readConfig } = await import("../config.server.ts");
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR: dataDir } = readConfig();
  const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  const { createdAt, tables, rows, files } = check
    ? await tryRestore({ file: path, identityFile })
    : await restore({ file: path, identityFile }, { databaseUrl, dataDir, mayReplace: force === true });
  const what = `${rows} rows of ${tables} tables and ${files} files of the outbox, as they were at ${createdAt}`;
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
    return positionals.length === 1 ? { file: positionals[0], ...values } : null;
  } catch {
    return null;
  }
}

/** @typedef {{ file: string, identityFile: string | null }} Backup */

/**
 * @param {Backup} backup
 * @param {{ databaseUrl: string | null, dataDir: string, mayReplace: boolean }} place
 */
async function restore(backup, { databaseUrl, dataDir, mayReplace }) {
  const { restoreBackup } = await import("../db/backup/restore-backup.ts");
  const { startEmbeddedDatabase } = await import("../db/embedded.ts");
  const embedded = databaseUrl === null ? await startEmbeddedDatabase(dataDir, () => {}) : null;
  const places = { ...backup, outbox: join(dataDir, "outbox"), migrationsFolder: "db/migrations", mayReplace };
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
    return await restore(backup, { databaseUrl: null, dataDir: join(home, "data"), mayReplace: false });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
