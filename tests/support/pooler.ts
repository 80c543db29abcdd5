import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPooler } from "../../bin/find-pooler.mjs";
import { getDatabaseOwner } from "#db/database-owner.ts";
import { getFreePort } from "#db/postgres-server.ts";

export interface Pooler {
  /** Of the same database, through the pooler. */
  url: string;
  /** Whether it keeps track of prepared statements. */
  keepsStatements: boolean;
  readLog: () => string;
  /** Kills it, and starts it again at the same address. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const ready = /process up/;

/** Whether the tests of poolers can run here: `npm test` installs a PgBouncer where it can. */
export const hasPooler = findPooler() !== null;

/** A PgBouncer in transaction mode in front of a database, with a few connections; further settings as in its file. */
export async function startPooler(databaseUrl: string, settings: Record<string, string> = {}): Promise<Pooler> {
  const program = findPooler();
  if (program === null) throw new Error("no PgBouncer was found");
  const target = new URL(databaseUrl);
  const home = await mkdtemp(join(tmpdir(), "giftwright-pooler-"));
  const port = await getFreePort();
  const version = /PgBouncer (\d+)\.(\d+)/.exec(await readOutput(program, ["--version"])) ?? [];
  const keepsStatements = Number(version[1]) > 1 || Number(version[2]) >= 21;
  const owner = await getDatabaseOwner([home]);
  const name = decodeURIComponent(target.pathname.slice(1));
  const [user, password] = [decodeURIComponent(target.username), decodeURIComponent(target.password)];
  const settled = {
    listen_addr: "127.0.0.1",
    listen_port: String(port),
    unix_socket_dir: "",
    pool_mode: "transaction",
    auth_type: "plain",
    auth_file: join(home, "users"),
    default_pool_size: "8",
    max_client_conn: "200",
    ...(keepsStatements && { max_prepared_statements: "200" }),
    ...settings,
  };
  const file = [
    "[databases]",
    `${name} = host=${target.hostname} port=${target.port} dbname=${name} user=${user} password='${password}'`,
    "[pgbouncer]",
    ...Object.entries(settled).map(([key, value]) => `${key} = ${value}`),
  ].join("\n");
  await writeFile(join(home, "users"), `"${user}" "${password}"\n`);
  await writeFile(join(home, "settings.ini"), `${file}\n`);
  for (const path of [home, join(home, "users"), join(home, "settings.ini")]) await owner.give(path);
  const { program: started, args, ...as } = owner.command(program, [join(home, "settings.ini")]);
  let log = "";
  const launch = async () => {
    const launched = spawn(started, args, { ...as, stdio: ["ignore", "ignore", "pipe"] });
    await new Promise<void>((resolve, reject) => {
      let said = "";
      launched.once("error", reject).once("exit", () => reject(new Error(`PgBouncer ended: ${said}`)));
      launched.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        log += chunk.toString();
        if (ready.test(said)) resolve();
      });
    });
    return launched;
  };
  let child = await launch();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    keepsStatements: keepsStatements && settled["max_prepared_statements"] !== "0",
    readLog: () => log,
    restart: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
      child = await launch();
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGINT");
        await once(child, "exit");
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function readOutput(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return output;
}
