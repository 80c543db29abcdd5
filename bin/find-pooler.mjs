// Finds or installs a PgBouncer for the tests of what is reached through a pooler.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";

const usualPlaces = [process.env["PGBOUNCER_PATH"], "/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"];

/** The path of an installed PgBouncer, or `null`. */
export function findPooler() {
  return usualPlaces.find((path) => path && existsSync(path)) ?? null;
}

/** Finds a PgBouncer or, as root on a Debian, installs one. */
export function ensurePooler() {
  const found = findPooler();
  if (found || userInfo().uid !== 0) return found;
  console.log("Installing a PgBouncer for the tests …");
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const quiet = { stdio: ["ignore", "ignore", "inherit"], timeout: 120_000 };
  // Where the package's own service would be started, which nobody asked for, RUNLEVEL keeps it from it.
  spawnSync("apt-get", ["update"], quiet);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "pgbouncer"], { ...quiet, env: { ...process.env, RUNLEVEL: "1" } });
  return findPooler();
}
