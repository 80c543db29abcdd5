import type { ChildProcess } from "node:child_process";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { getDatabaseOwner, type DatabaseOwner } from "#db/database-owner.ts";
import { createCluster, getFreePort, getServerPrograms } from "#db/postgres-server.ts";
import { createAuthority } from "#tests/support/certificates.ts";
import { waitUntil } from "./experiment.ts";
import { openLine, tlsFiles, type ProductLine, type Way } from "./line.ts";

const password = "only-for-this-run";

/** A PostgreSQL of its own, at one address for as long as it exists, that is stopped, started and frozen as told. */
export interface ExternalDatabase {
  url: string;
  /** How a product finds it. */
  line: ProductLine;
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
  /** What stands between a product and the database. */
  through?: Way;
}

export async function openExternalDatabase({
  settings = {},
  prepare,
  copyOf,
  through = "nothing",
}: ExternalOptions = {}): Promise<ExternalDatabase> {
  const home = await mkdtemp(join(tmpdir(), "giftwright-chaos-"));
  const programs = await getServerPrograms();
  const owner = await getDatabaseOwner([home, programs.postgres]);
  await owner.give(home);
  const directory = join(home, "postgres");
  if (copyOf === undefined) {
    await createCluster(directory, owner, { initdb: programs.initdb, password });
    await giveCertificate(directory, owner);
  } else await promisify(execFile)("cp", ["--archive", copyOf, directory]);
  await prepare?.(directory, owner);
  const url = `postgres://postgres:${password}@127.0.0.1:${await getFreePort()}/postgres`;
  const command = buildCommand(owner, { program: programs.postgres, directory, settings: { port: new URL(url).port, ...settings } });
  let server = spawnServer(command);
  await waitUntil(() => canConnect(url), { withinMs: 30_000, what: "the database" });
  const line = await openLine({ url, directory }, through);
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
    line,
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
      await line.close();
      await signalAll("SIGCONT");
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Of an authority of its own, for its address; connections without TLS are taken, too. */
async function giveCertificate(directory: string, owner: DatabaseOwner): Promise<void> {
  const authority = await createAuthority();
  const { certificate, key } = await authority.issue("127.0.0.1");
  const contents = { [tlsFiles.authority]: authority.certificate, [tlsFiles.certificate]: certificate, [tlsFiles.key]: key };
  for (const [name, content] of Object.entries(contents)) {
    const path = join(directory, name);
    await writeFile(path, content, { mode: 0o600 });
    await owner.give(path);
  }
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
const usualSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  timezone: "UTC",
  ssl: "on",
  ssl_cert_file: tlsFiles.certificate,
  ssl_key_file: tlsFiles.key,
};

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
