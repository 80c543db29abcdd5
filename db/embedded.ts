import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { lockDataDirectory, prepareDataDirectory, explainDiskFault, readOrMakeSecret } from "./data-directory.ts";
import { getDatabaseOwner, type DatabaseOwner } from "./database-owner.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import {
  createCluster,
  explainServerOutput,
  getFreePort,
  getServerPrograms,
  findSocketFolder,
  readServerMajor,
  spawnServer,
  stopLeftOverServer,
  type ServerPrograms,
} from "./postgres-server.ts";

const applicationRole = "giftwright";
const readyTimeoutMs = 60_000;
const longestRestartPauseMs = 5_000;

export interface EmbeddedDatabase {
  /** For the application's own role, which is not a superuser. */
  url: string;
  /** For creating and dropping whole databases. */
  superuserUrl: string;
  stop: () => Promise<void>;
}

interface Cluster {
  directory: string;
  logFile: string;
  port: number;
  owner: DatabaseOwner;
  programs: ServerPrograms;
  superuserUrl: string;
}

/**
 * Starts the PostgreSQL server of the data directory, creates its cluster first if there is none, and keeps it running until
 * `stop`. Throws an `OperatorFault` when the directory is in use, full or not accessible.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  report: (event: string) => void,
  given?: ServerPrograms,
): Promise<EmbeddedDatabase> {
  const home = resolve(dataDir);
  await prepareDataDirectory(home);
  const lock = await lockDataDirectory(home);
  try {
    const cluster = await openCluster(home, report, given ?? (await getServerPrograms()));
    const supervisor = await superviseServer(cluster, report);
    const password = await readOrMakeSecret(join(home, "application.password"));
    await ensureApplicationDatabase(cluster.superuserUrl, password);
    return {
      url: formatApplicationUrl(cluster, password),
      superuserUrl: cluster.superuserUrl,
      stop: async () => {
        await supervisor.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw explainDiskFault(home, error);
  }
}

/** Connects by the server's own socket where there is one: it handles a third more queries a second than the loopback address. */
export function formatApplicationUrl({ directory, port }: Pick<Cluster, "directory" | "port">, password: string): string {
  const folder = findSocketFolder(directory);
  const socket = folder === null ? "" : `?host=${encodeURIComponent(folder)}`;
  return `postgres://${applicationRole}:${password}@127.0.0.1:${port}/${applicationRole}${socket}`;
}

async function openCluster(home: string, report: (event: string) => void, programs: ServerPrograms): Promise<Cluster> {
  const directory = join(home, "postgres");
  const owner = await getDatabaseOwner([resolve(home, ".."), programs.postgres]);
  await owner.give(home);
  const password = await readOrMakeSecret(join(home, "superuser.password"));
  if (!existsSync(join(directory, "PG_VERSION"))) {
    report("making the database, once");
    await createCluster(directory, owner, { initdb: programs.initdb, password });
  }
  await refuseOtherMajor(directory, programs);
  if (await stopLeftOverServer(directory)) report("stopped a database server that a killed program had left");
  const port = await getFreePort();
  return {
    directory,
    logFile: join(home, "postgres.log"),
    port,
    owner,
    programs,
    superuserUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
  };
}

/** PostgreSQL reads no files of another major version. */
async function refuseOtherMajor(directory: string, programs: ServerPrograms): Promise<void> {
  const found = Number((await readFile(join(directory, "PG_VERSION"), "utf8")).trim());
  const needed = await readServerMajor(programs);
  if (found > needed)
    throw new OperatorFault(
      `the database in ${directory} is of PostgreSQL ${found}, and this version has ${needed}; start a newer version of the product`,
    );
  if (found < needed)
    throw new OperatorFault(
      `the database in ${directory} is of PostgreSQL ${found}, and this version has ${needed}; run npm run upgrade-database, which keeps the old files`,
    );
}

/** Starts the server, and restarts it whenever it dies, without a limit, until `stop`. */
async function superviseServer(cluster: Cluster, report: (event: string) => void): Promise<Pick<EmbeddedDatabase, "stop">> {
  const stopping = new AbortController();
  let pauseMs = 100;
  let revival = Promise.resolve();
  let server = await startServer(cluster);
  const revive = async (reason: string) => {
    if (stopping.signal.aborted) return;
    report(reason);
    // Cut short by the end of the program.
    await wait(pauseMs, null, stopping).catch(() => null);
    pauseMs = Math.min(pauseMs * 2, longestRestartPauseMs);
    if (stopping.signal.aborted) return;
    try {
      server = await spawnServer(cluster.directory, cluster.owner, {
        postgres: cluster.programs.postgres,
        port: cluster.port,
        logFile: cluster.logFile,
      });
      watch();
    } catch (error) {
      await revive(explainNoRestart(error));
    }
  };
  const watch = () => {
    server.once("exit", (code) => {
      revival = revive(`the database server ended by itself (${code ?? "killed"}); starting it again`);
    });
    server.once("error", (error) => {
      revival = revive(explainNoRestart(error));
    });
  };
  watch();
  return {
    stop: async () => {
      stopping.abort();
      // It may be starting a server just now, which would outlive the program.
      await revival;
      await stopServer(server);
    },
  };
}

function explainNoRestart(error: unknown): string {
  return `the database server could not be started again (${error instanceof Error ? error.message : String(error)}); trying once more`;
}

async function startServer(cluster: Cluster): Promise<ChildProcess> {
  const { directory, owner, programs, port, logFile } = cluster;
  const server = await spawnServer(directory, owner, { postgres: programs.postgres, port, logFile });
  const ended = new Promise<"ended">((tell) => server.once("exit", () => tell("ended")).once("error", () => tell("ended")));
  const deadline = performance.now() + readyTimeoutMs;
  while (performance.now() < deadline) {
    if (await canConnect(cluster.superuserUrl)) return server;
    const pause = new Promise<"pause">((resume) => setTimeout(() => resume("pause"), 30));
    if ((await Promise.race([ended, pause])) === "ended") throw await explainServerEnd(cluster);
  }
  await stopServer(server);
  throw new OperatorFault(
    `the database in ${directory} was not ready after ${readyTimeoutMs / 1000} seconds; the reason stands in ${logFile}`,
  );
}

async function explainServerEnd({ directory, logFile }: Cluster): Promise<OperatorFault> {
  // Without its log the fault is told all the same, and where the log should be.
  const log = await readFile(logFile, "utf8").catch(() => "");
  return new OperatorFault(`the database in ${directory} did not start: ${explainServerOutput(log)} (more in ${logFile})`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  const impatience = setTimeout(() => server.kill("SIGQUIT"), 15_000);
  await exited;
  clearTimeout(impatience);
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    // It does not answer yet.
    return false;
  } finally {
    // What ends badly has ended, too.
    await client.end().catch(() => {});
  }
}

async function ensureApplicationDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [applicationRole]);
    if (rows.length > 0) return;
    const secret = client.escapeLiteral(password);
    await client.query(`do $$ begin create role ${applicationRole} login; exception when duplicate_object then null; end $$`);
    await client.query(`alter role ${applicationRole} password ${secret}`);
    await client.query(`create database ${applicationRole} owner ${applicationRole}`);
  } finally {
    await client.end();
  }
}
