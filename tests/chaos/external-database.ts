import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findDatabaseOwner, type DatabaseOwner } from "#db/database-owner.ts";
import { createCluster, findFreePort, findServerPrograms } from "#db/postgres-server.ts";
import { waitUntil } from "./experiment.ts";

const password = "only-for-this-run";

/** A PostgreSQL of its own, at one address for as long as it exists, that is stopped, started and frozen as told. */
export interface ExternalDatabase {
  url: string;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Every process of it stands still, with all connections open. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  remove: () => Promise<void>;
}

export async function openExternalDatabase(): Promise<ExternalDatabase> {
  const home = await mkdtemp(join(tmpdir(), "giftwright-chaos-"));
  const programs = await findServerPrograms();
  const owner = await findDatabaseOwner([home, programs.postgres]);
  await owner.give(home);
  const directory = join(home, "postgres");
  await createCluster(directory, owner, { initdb: programs.initdb, password });
  const url = `postgres://postgres:${password}@127.0.0.1:${await findFreePort()}/postgres`;
  const command = buildCommand(owner, { program: programs.postgres, directory, port: new URL(url).port });
  let server = spawnServer(command);
  await waitUntil(() => canConnect(url), { withinMs: 30_000, what: "the database" });
  const signalAll = async (signal: NodeJS.Signals) => {
    for (const pid of await listProcesses(server.pid ?? 0)) process.kill(pid, signal);
  };
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGINT");
    await once(server, "exit");
  };
  return {
    url,
    query: (text, values = []) => query(url, text, values),
    stop,
    start: async () => {
      server = spawnServer(command);
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

type Command = ReturnType<DatabaseOwner["command"]>;

// Room for four replicas.
function buildCommand(owner: DatabaseOwner, { program, directory, port }: { program: string; directory: string; port: string }): Command {
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "max_connections=200", "timezone=UTC"];
  return owner.command(program, ["-D", directory, ...settings.flatMap((setting) => ["-c", setting])]);
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
