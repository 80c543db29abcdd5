// `npm run keys [-- …]`: exchanges the keys of the product.
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { callAdminEndpoint } from "./call-admin-endpoint.mjs";
import { openDatabase } from "./open-database.mjs";
import { runCommand } from "./run-command.mjs";

const usage = `npm run keys [-- <command>]
                  takes one step of a rotation of the keys that sign access tokens, in the running product (with AUTH_SERVICE_KEY)
  revoke-all      after a leak: ends all sessions, voids all links and codes, and has the next start make new keys
  rewrap          wraps the secrets in the database with the first key of SECRET_KEY; without it, makes a new key in DATA_DIR
  backup-key <file>
                  makes a key pair for encrypted backups: the file opens them, the printed recipient is for npm run backup -- --encrypt-to
revoke-all, and rewrap without SECRET_KEY, need a product that is stopped. They use DATABASE_URL, or the embedded database in DATA_DIR.`;

const said = {
  published: "A new key is published. Run this again in ten minutes or later to sign with it.",
  waiting: "The new key was published less than ten minutes ago; nothing was changed.",
  switched: "Tokens are signed with the new key. The old one is accepted for another 70 minutes, until its last tokens have expired.",
};

await runCommand("keys.mjs", async (args) => {
  switch (args.join(" ")) {
    case "":
      return await takeStep();
    case "revoke-all":
      return await revokeAll();
    case "rewrap":
      return await rewrap();
    case `backup-key ${args[1]}`:
      return await makeBackupKey(args[1] ?? "");
    default: {
      const { OperatorFault } = await import("../shared/operator-fault.ts");
      throw new OperatorFault(usage);
    }
  }
});

async function takeStep() {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  try {
    /** @type {{ step: keyof typeof said }} */
    const { step } = await callAdminEndpoint("/signing-keys", { method: "POST" });
    return said[step];
  } catch (error) {
    throw new OperatorFault(`The keys were not changed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** @param {string} file */
async function makeBackupKey(file) {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const { makeIdentity } = await import("../db/backup/encryption.ts");
  const path = resolve(process.env["INIT_CWD"] ?? ".", file);
  const { identity, recipient } = await makeIdentity();
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: "wx" }).catch((cause) => {
    throw new OperatorFault(`${path} cannot be written, or is there already`, { cause });
  });
  return `${path} opens what is encrypted to this recipient; keep it apart from the backups, and a copy of it:\n${recipient}`;
}

async function revokeAll() {
  const { connectDatabase } = await import("../db/connect.server.ts");
  const { openOperatorClient } = await import("../db/operator-client.ts");
  const { refuseWhileInUse } = await import("../db/refuse-while-in-use.ts");
  const { revokeEverything } = await import("../domain/auth/revoke-everything.ts");
  const { url, close } = await openDatabase();
  try {
    const client = await openOperatorClient(url, { application_name: "giftwright keys" });
    await refuseWhileInUse(client).finally(() => client.end());
    const connection = connectDatabase(url, () => {});
    const ended = await revokeEverything(connection.db).finally(() => connection.close());
    return `Ended: ${ended} sessions. No token, link or code from before is accepted any more; the next start makes new keys.
Members sign in again with their passwords and make new recovery codes. Identity providers need the new metadata of single sign-on.`;
  } finally {
    await close();
  }
}

async function rewrap() {
  const { rewrapSecrets } = await import("../db/wrapping/rewrap-secrets.ts");
  const { url, keySource, close } = await openDatabase();
  try {
    const count = await rewrapSecrets(url, keySource);
    return keySource.secretKeys === null
      ? `A new key is in ${keySource.dataDir}/secret.key, and ${count} secrets are wrapped with it. Keep a copy of it in place of the old one.`
      : `${count} secrets are wrapped with the first key of SECRET_KEY now. The others can be taken out of it.`;
  } finally {
    await close();
  }
}
