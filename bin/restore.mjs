// `npm run restore -- <file>`: puts a backup into an empty place, or tries it in one that is thrown away.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.mjs";

const usage = `npm run restore -- <file> [--force | --check]
  puts a backup into DATABASE_URL, or into DATA_DIR, while the product is stopped. What is there already is never touched,
  --force   unless this says so: everything of Giftwright in that database is replaced
  --check   tries the backup in a place that is thrown away afterwards`;

await runCommand("restore.mjs", async (args) => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const { file, force, check } = readArguments(args) ?? {};
  if (!file || (force && check)) throw new OperatorFault(usage);
  const path = resolve(process.env["INIT_CWD"] ?? ".", file);
  if (!existsSync(path)) throw new OperatorFault(`there is no file ${path}`);
  const { readConfig } = await import("../config.server.ts");
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR: dataDir } = readConfig();
  const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  const { createdAt, tables, rows, files } = check
    ? await tryRestore(path)
    : await restore(path, { databaseUrl, dataDir, mayReplace: force === true });
  const what = `${rows} rows of ${tables} tables and ${files} files of the outbox, as they were at ${createdAt}`;
  return check ? `The backup is whole: ${what}.` : `Restored: ${what}. The product can be started.`;
});

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: "boolean" }, check: { type: "boolean" } },
    });
    return positionals.length === 1 ? { file: positionals[0], ...values } : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {{ databaseUrl: string | null, dataDir: string, mayReplace: boolean }} place
 */
async function restore(file, { databaseUrl, dataDir, mayReplace }) {
  const { restoreBackup } = await import("../db/backup/restore-backup.ts");
  const { startEmbeddedDatabase } = await import("../db/embedded.ts");
  const embedded = databaseUrl === null ? await startEmbeddedDatabase(dataDir, () => {}) : null;
  const places = { file, outbox: join(dataDir, "outbox"), migrationsFolder: "db/migrations", mayReplace };
  try {
    return await restoreBackup({ ...places, databaseUrl: databaseUrl ?? embedded?.url ?? "" });
  } finally {
    await embedded?.stop();
  }
}

/** @param {string} file */
async function tryRestore(file) {
  const home = await mkdtemp(join(tmpdir(), "giftwright-restore-"));
  try {
    return await restore(file, { databaseUrl: null, dataDir: join(home, "data"), mayReplace: false });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
