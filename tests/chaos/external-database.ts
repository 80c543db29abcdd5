import type { ChildProcess } from "node:child_process";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { getDatabaseOwner, type DatabaseOwner } from "#db/database-owner.ts";
import { createCluster, getFreePort, getServerPrograms } from "#db/postgres-server.ts";
import { waitUntil } from "./experiment.ts";

const password = "only-for-this-run";

/** A PostgreSQL of its own, at one address for as long as it exists, that is stopped, started and frozen as told. */
export interface ExternalDatabase {
  url: string;
  /** Of its data. */
  directory: string;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends every process of it, as a failing machine does. */
  kill: () => Promise<void>;
  /** Every process of it stands still, with all connections open. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  remove: () => Promise<void>;
}

interface ExternalOptions {
  /** Of the server, as in `postgresql.conf`. */
  settings?: Record<string, string>;
  /** Adds files to the data directory before the server starts. */
  prepare?: (directory: string, owner: DatabaseOwner) => Promise<void>;
  /** The data directory of a stopped server, which this one begins with a copy of. */
  copyOf?: string;
}

export async function openExternalDatabase({ settings = {}, prepare, copyOf }: ExternalOptions = {}): Promise<ExternalDatabase> {
  const home = await mkdtemp(join(tmpdir(), "giftwright-chaos-"));
  const programs = await getServerPrograms();
  const owner = await getDatabaseOwner([home, programs.postgres]);
  await owner.give(home);
  const directory = join(home, "postgres");
  if (copyOf === undefined) await createCluster(directory, owner, { initdb: programs.initdb, password });
  else await promisify(execFile)("cp", ["--archive", copyOf, directory]);
  await prepare?.(directory, owner);
  const url = `postgres://postgres:${password}@127.0.0.1:${await getFreePort()}/postgres`;
  const command = buildCommand(owner, { program: programs.postgres, directory, settings: { port: new URL(url).port, ...settings } });
  let server = spawnServer(command);
  await waitUntil(() => canConnect(url), { withinMs: 30_000, what: "the database" });
  const signalAll = async (signal: NodeJS.Signals) => {
    for (const pid of await listProcesses(server.pid ?? 0)) signalOne(pid, signal);
  };
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGINT");
    await once(server, "exit");
  };
  return {
    url,
    directory,
    query: (text, values = []) => query(url, text, values),
    stop,
    start: async () => {
      server = spawnServer(command);
    },
    kill: async () => {
      await signalAll("SIGKILL");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    remove: async () => {
      await signalAll("SIGCONT");
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** It may have ended by now. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

type Command = ReturnType<DatabaseOwner["command"]>;

// Room for four replicas.
const usualSettings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: "200", timezone: "UTC" };

function buildCommand(
  owner: DatabaseOwner,
  { program, directory, settings }: { program: string; directory: string; settings: Record<string, string> },
): Command {
  const all = Object.entries({ ...usualSettings, ...settings });
  return owner.command(program, ["-D", directory, ...all.flatMap(([name, value]) => ["-c", `${name}=${value}`])]);
}

function spawnServer({ program, args, ...user }: Command): ChildProcess {
  return spawn(program, args, { ...user, stdio: "ignore", env: { LC_ALL: "C", PATH: process.env["PATH"] } });
}

async function canConnect(url: string): Promise<boolean> {
  return await query(url, "select 1", []).then(
    () => true,
    () => false,
  );
}

async function query(url: string, text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    return rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The server and what it has started, of which each connection is one. */
async function listProcesses(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return [pid, ...children.trim().split(" ").filter(Boolean).map(Number)];
}
