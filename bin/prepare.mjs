// Installs and builds what the product needs to run or be tested. Plain JavaScript, because it runs on any Node from 20 on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const localNode = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
export const localPath = [join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter);

const installStamp = join(root, "node_modules", ".installed");
const buildStamp = join(root, "build", ".built");
const oldestNode = 24;

export const isNodeNewEnough = Number(process.versions.node.split(".")[0]) >= oldestNode;

/** Installs the exact versions of the lock file, unless they are there already. */
export function install() {
  const wanted = digest(["package-lock.json"]);
  if (readStamp(installStamp) === wanted && existsSync(localNode)) return;
  console.log("Installing what is missing …");
  const npm = process.env["npm_execpath"];
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  if (npm?.endsWith(".js")) run(process.execPath, [npm, ...args]);
  else run(process.platform === "win32" ? "npm.cmd" : "npm", args);
  if (!existsSync(localNode))
    fail("npm did not run the install script of the package `node`, which brings the right Node; allow install scripts and start again");
  writeFileSync(installStamp, wanted);
}

/** Builds the server and the browser's files, unless nothing has changed since the last time. */
export function build() {
  const sources = [
    "app",
    "server",
    "domain",
    "db",
    "shared",
    "config.server.ts",
    "vite.config.ts",
    "react-router.config.ts",
    "tsconfig.json",
    "package-lock.json",
    "bin/add-notices.mjs",
    "bin/build-threads.mjs",
    "bin/build-worker.mjs",
    "bin/compress.mjs",
  ];
  const wanted = digest(sources);
  if (readStamp(buildStamp) === wanted) return;
  console.log("Building …");
  rmSync(join(root, "build"), { recursive: true, force: true });
  run(localNode, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build", "--logLevel", "warn"], { NODE_ENV: "production" });
  run(localNode, ["bin/build-threads.mjs"]);
  run(localNode, ["bin/build-worker.mjs"]);
  run(localNode, ["bin/add-notices.mjs"]);
  run(localNode, ["bin/compress.mjs"]);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PATH: localPath, ...env },
  });
  if (error) fail(error.message);
  if (status !== 0) fail(`\`${[program, ...args].join(" ")}\` ended with ${String(status)}`);
}

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  console.error(`Giftwright cannot start: ${reason}`);
  process.exit(1);
}

/** @param {string} path */
function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

/**
 * A digest of the contents of files and folders.
 * @param {string[]} paths
 */
function digest(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((place) => listFiles(place)))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function listFiles(place) {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [place];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
