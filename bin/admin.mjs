// `npm run admin -- …`: plans and administrators, while the product runs or not.
import { openDatabase } from "./open-database.mjs";
import { runCommand } from "./run-command.mjs";

const usage = `npm run admin -- <command>
  list [search]                     the newest accounts, or those whose address holds the search
  plan <email> free|premium         give a member this plan
  confirm <email>                   say that the address belongs to whoever uses the account
  add <email>                       make a member an administrator
  remove <email>                    take an administrator's rights
  reset-password <email>            set a random password, say it once, and sign out everywhere
  reset-factors <email>             turn second factors off, and sign out everywhere
  unlock <email>                    let passwords and codes be tried again after too many wrong ones
  sign-out <email>                  end all sessions
It uses DATABASE_URL, or the embedded database in DATA_DIR.`;

await runCommand("admin.mjs", async ([command = "", ...given]) => await withDatabase(await chooseCommand(command, given)));

/** @typedef {import("../db/connect.server.ts").Database} Database */
/** @typedef {() => Promise<import("../db/wrapping/wrap.ts").WrappingKeys>} OpenKeys */

/**
 * @param {string} command
 * @param {string[]} given
 * @returns {Promise<(db: Database, openKeys: OpenKeys) => Promise<string>>}
 */
async function chooseCommand(command, given) {
  const { addAdministrator, changePlan, confirmAddress, listMembers, removeAdministrator } =
    await import("../domain/accounts/administrate.ts");
  const [first = "", ...more] = given;
  switch ([command, Boolean(first), ...more].join(" ")) {
    case "list true":
    case "list false":
      return (db) => listMembers(db, first);
    case "plan true free":
      return (db) => changePlan(db, first, "free");
    case "plan true premium":
      return (db) => changePlan(db, first, "premium");
    case "confirm true":
      return (db) => confirmAddress(db, first);
    case "add true":
      return (db) => addAdministrator(db, first);
    case "remove true":
      return (db) => removeAdministrator(db, first);
    default:
      return await chooseRescue(command, first, more.length);
  }
}

/**
 * @param {string} command
 * @param {string} email
 * @param {number} further arguments
 * @returns {Promise<(db: Database, openKeys: OpenKeys) => Promise<string>>}
 */
async function chooseRescue(command, email, further) {
  const { resetFactors, resetPassword, signOutMember, unlockMember } = await import("../domain/accounts/rescue-account.ts");
  const { getServerSecret } = await import("../domain/auth/server-secrets.ts");
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  if (email === "" || further > 0) throw new OperatorFault(usage);
  switch (command) {
    case "reset-password":
      return (db) => resetPassword(db, email);
    case "reset-factors":
      return (db) => resetFactors(db, email);
    case "unlock":
      return async (db, openKeys) => await unlockMember(db, email, await getServerSecret({ db, wrapping: await openKeys() }, "digests"));
    case "sign-out":
      return (db) => signOutMember(db, email);
    default:
      throw new OperatorFault(usage);
  }
}

/** @param {(db: Database, openKeys: OpenKeys) => Promise<string>} run */
async function withDatabase(run) {
  const { connectDatabase } = await import("../db/connect.server.ts");
  const { migrateDatabase } = await import("../db/migrate.ts");
  const { examineLine } = await import("../db/pooler.ts");
  const { openWrappingKeys } = await import("../db/wrapping/open-wrapping-keys.ts");
  const { url, keySource, isRunning, close } = await openDatabase();
  // A running product has migrated the schema already.
  if (!isRunning) await migrateDatabase(url, "db/migrations");
  const connection = connectDatabase(url, () => {}, { line: await examineLine(url) });
  try {
    return await run(connection.db, () => openWrappingKeys(url, keySource));
  } finally {
    await connection.close();
    await close();
  }
}
