// `npm run admin -- …`: plans and administrators, while the product runs or not.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isNodeNewEnough, localNode, root } from "./prepare.mjs";

const usage = `npm run admin -- <command>
  list [search]                     the newest accounts, or those whose address holds the search
  plan <email> free|premium         give a member this plan
  add <email>                       make a member an administrator
  remove <email>                    take an administrator's rights
It uses DATABASE_URL, or the embedded database in DATA_DIR.`;

process.chdir(root);
if (!isNodeNewEnough) {
  // The rules are in TypeScript, which the project's own Node runs.
  const { status } = spawnSync(localNode, [join(root, "bin", "admin.mjs"), ...process.argv.slice(2)], { stdio: "inherit" });
  process.exit(status ?? 1);
}
if (existsSync(".env")) process.loadEnvFile(".env");

const [command = "", ...given] = process.argv.slice(2);
try {
  const run = await chooseCommand();
  console.log(await withDatabase(run));
} catch (error) {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const { ConfigFault } = await import("../config.server.ts");
  const isExpected = error instanceof OperatorFault || error instanceof ConfigFault;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

/** @returns {Promise<(db: import("../db/connect.server.ts").Database) => Promise<string>>} */
async function chooseCommand() {
  const { addAdministrator, changePlan, listMembers, removeAdministrator } = await import("../domain/accounts/administrate.ts");
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const [first = "", ...more] = given;
  switch ([command, Boolean(first), ...more].join(" ")) {
    case "list true":
    case "list false":
      return (db) => listMembers(db, first);
    case "plan true free":
      return (db) => changePlan(db, first, "free");
    case "plan true premium":
      return (db) => changePlan(db, first, "premium");
    case "add true":
      return (db) => addAdministrator(db, first);
    case "remove true":
      return (db) => removeAdministrator(db, first);
    default:
      throw new OperatorFault(usage);
  }
}

/** @param {(db: import("../db/connect.server.ts").Database) => Promise<string>} run */
async function withDatabase(run) {
  const { connectDatabase } = await import("../db/connect.server.ts");
  const { url, close } = await openDatabase();
  const connection = connectDatabase(url, () => {});
  try {
    return await run(connection.db);
  } finally {
    await connection.close();
    await close();
  }
}

/** The product's own database: the one that it has open, or for the while of this command one that it has closed. */
async function openDatabase() {
  const { readConfig } = await import("../config.server.ts");
  const { findRunningDatabase } = await import("../db/running-database.ts");
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig();
  const open = databaseUrl ?? (await findRunningDatabase(dataDir));
  if (open !== null) return { url: open, close: async () => {} };
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  if (!existsSync(join(dataDir, "postgres", "PG_VERSION")))
    throw new OperatorFault(`there is no database in ${dataDir} yet; start the product once, or name its DATA_DIR`);
  const { startEmbeddedDatabase } = await import("../db/embedded.ts");
  const { migrateDatabase } = await import("../db/migrate.ts");
  const { url, stop } = await startEmbeddedDatabase(dataDir, () => {});
  await migrateDatabase(url, "db/migrations");
  return { url, close: stop };
}
