// `npm run backup [-- <file>]`: everything that has to outlive this machine, in one file, while the product runs or not.
import { join, resolve } from "node:path";
import { openDatabase } from "./open-database.mjs";
import { runCommand } from "./run-command.mjs";

const usage = `npm run backup [-- <file>]
  writes accounts, ideas, posts, settings, signing keys, waiting mails and the outbox to one file, as they are at one moment.
It uses DATABASE_URL, or the embedded database in DATA_DIR.`;

await runCommand("backup.mjs", async ([file = nameFile(), ...more]) => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  if (file.startsWith("-") || more.length > 0) throw new OperatorFault(usage);
  const { writeBackup } = await import("../db/backup/write-backup.ts");
  // npm runs commands in the project's folder; this is where it was called.
  const path = resolve(process.env["INIT_CWD"] ?? ".", file);
  const { url, dataDir, close } = await openDatabase();
  try {
    const { tables, rows, files, bytes } = await writeBackup({ databaseUrl: url, outbox: join(dataDir, "outbox"), file: path });
    return `${path}: ${rows} rows of ${tables} tables and ${files} files of the outbox, ${Math.ceil(bytes / 1000)} kB.
It holds password hashes and signing keys: keep it where nobody else can read it.`;
  } finally {
    await close();
  }
});

function nameFile() {
  return `giftwright-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;
}
