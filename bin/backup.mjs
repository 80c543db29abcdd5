// `npm run backup [-- <file>]`: everything that has to outlive this machine, in one file, while the product runs or not.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "./open-database.mjs";
import { runCommand } from "./run-command.mjs";

const usage = `npm run backup [-- <file>] [--encrypt-to <recipient>] [--with-sessions]
  writes accounts, ideas, posts, pictures, settings, keys and waiting mails to one file, as they are at one moment
  --encrypt-to      so that only the owner of the recipient's key can read it (age1…, see npm run keys -- backup-key); may be repeated
  --with-sessions   with what signs people in: sessions, open links and codes, and the files of the outbox
It uses DATABASE_URL, or the embedded database in DATA_DIR.`;

await runCommand("backup.mjs", async (args) => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const given = readArguments(args);
  if (!given) throw new OperatorFault(usage);
  const { file, recipients, withSessions } = given;
  const { writeBackup } = await import("../db/backup/write-backup.ts");
  // npm runs commands in the project's folder; this is where it was called.
  const path = resolve(process.env["INIT_CWD"] ?? ".", file);
  const { openPictureStore, pictureFolder } = await import("../db/picture-store.ts");
  const { url, dataDir, mediaBucket, close } = await openDatabase();
  try {
    const { tables, rows, files, pictures, bytes } = await writeBackup({
      databaseUrl: url,
      outbox: join(dataDir, "outbox"),
      pictures: openPictureStore({ bucket: mediaBucket, folder: join(dataDir, pictureFolder) }),
      file: path,
      withSessions,
      recipients,
    });
    const what = `${rows} rows of ${tables} tables, ${pictures} files of pictures${withSessions ? ` and ${files} files of the outbox` : ""}, ${Math.ceil(bytes / 1000)} kB`;
    return `${path}: ${what}.\n${describeCare(recipients.length > 0)}`;
  } finally {
    await close();
  }
});

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "encrypt-to": { type: "string", multiple: true }, "with-sessions": { type: "boolean" } },
    });
    const [file = nameFile(), ...more] = positionals;
    if (more.length > 0) return null;
    return { file, recipients: values["encrypt-to"] ?? [], withSessions: values["with-sessions"] ?? false };
  } catch {
    // An unknown option: the usage is told.
    return null;
  }
}

/** @param {boolean} isEncrypted */
function describeCare(isEncrypted) {
  return isEncrypted
    ? "It is encrypted: keep the key that opens it somewhere else, and the secret key of the product, too."
    : "It holds password hashes and what members wrote: keep it where nobody else can read it, and the secret key somewhere else.";
}

function nameFile() {
  return `giftwright-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;
}
