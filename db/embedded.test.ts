import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbeddedDatabase, type EmbeddedDatabase } from "./embedded.ts";
import { findCommandLine, waitForExit } from "./running-process.ts";

let home: string;
const running = new Set<EmbeddedDatabase>();

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "giftwright-embedded-"));
});

afterEach(async () => {
  for (const database of running) await database.stop();
  running.clear();
  await rm(home, { recursive: true, force: true });
});

async function start(events: string[] = []): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(join(home, "data"), (event) => events.push(event));
  running.add(database);
  return database;
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  running.delete(database);
  await database.stop();
}

async function startInAnotherProgram(): Promise<{ program: ChildProcess; url: string }> {
  const script = `const { startEmbeddedDatabase } = await import("./db/embedded.ts");
    const { url } = await startEmbeddedDatabase(${JSON.stringify(join(home, "data"))}, () => {});
    console.log(url);`;
  const program = spawn(process.execPath, ["--input-type=module", "--eval", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(program.stdout, "data");
  return { program, url: String(line).trim() };
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: "array" });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function readServerPid(): Promise<number> {
  return Number((await readFile(join(home, "data/postgres/postmaster.pid"), "utf8")).split("\n")[0]);
}

test("what is written in one run is there in the next", async () => {
  const first = await start();
  await ask(first.url, "create table kept as select 42 as answer");
  await stop(first);

  const second = await start();

  expect(await ask(second.url, "select answer from kept")).toBe(42);
});

test("the application's role is no superuser and nothing is open to other users", async () => {
  const database = await start();

  expect(await ask(database.url, "select rolsuper from pg_roles where rolname = current_user")).toBe(false);
  expect(await ask(database.superuserUrl, "show password_encryption")).toBe("scram-sha-256");
  expect(await ask(database.superuserUrl, "show fsync")).toBe("on");
  expect((await stat(join(home, "data"))).mode & 0o077).toBe(0);
  expect((await stat(join(home, "data/superuser.password"))).mode & 0o077).toBe(0);
});

test("the application reaches its database by a socket, with its password", async () => {
  const database = await start();
  const stranger = database.url.replace(/:[^:@]+@/, ":wrong@");

  const way = await ask(database.url, "select coalesce(host(inet_client_addr()), 'a socket')");

  expect(way).toBe("a socket");
  await expect(ask(stranger, "select 1")).rejects.toThrow("password authentication failed");
});

test("a data directory whose path no socket can have is reached by the loopback address", async () => {
  const database = await startEmbeddedDatabase(join(home, "a".repeat(100), "data"), () => {});
  running.add(database);

  expect(await ask(database.url, "select host(inet_client_addr())")).toBe("127.0.0.1");
});

test("a second program on the same directory is refused in one line that names the first", async () => {
  await start();

  const second = start();

  await expect(second).rejects.toThrow(new RegExp(`is in use by another Giftwright \\(process ${process.pid}\\)`));
});

test("a server that a killed program left behind is ended, and the lock it left is taken over", async () => {
  const abandoned = await startInAnotherProgram();
  await ask(abandoned.url, "create table kept as select 7 as answer");
  const pid = await readServerPid();
  abandoned.program.kill("SIGKILL");
  const events: string[] = [];

  const next = await start(events);

  expect(events).toContain("stopped a database server that a killed program had left");
  expect(await waitForExit(pid, 100)).toBe(true);
  expect(await ask(next.url, "select answer from kept")).toBe(7);
});

test("a pid file that names somebody else's process is put aside and that process left alone", async () => {
  await stop(await start());
  await writeFile(join(home, "data/postgres/postmaster.pid"), `${process.pid}\n${home}\n`);

  const database = await start();

  expect(await ask(database.url, "select 1")).toBe(1);
});

test("a database server that dies is started again and keeps what was committed", async () => {
  const database = await start();
  await ask(database.url, "create table kept as select 3 as answer");
  process.kill(await readServerPid(), "SIGKILL");

  await expect.poll(() => ask(database.url, "select answer from kept").catch(() => null)).toBe(3);
});

test("a database that is stopped while it is started again leaves no server behind", async () => {
  const stopped = Promise.withResolvers<void>();
  const database = await startEmbeddedDatabase(join(home, "data"), (event) => {
    if (!event.includes("ended by itself")) return;
    // Right after the timer that the restart waits for, and so while the server is being started.
    queueMicrotask(() => void setTimeout(() => stopped.resolve(database.stop()), 100));
  });
  process.kill(await readServerPid(), "SIGKILL");
  await stopped.promise;
  const events: string[] = [];

  await start(events);

  expect(events).toEqual([]);
});

test("a database server that cannot be started again at first is tried until it can", async () => {
  const events: string[] = [];
  const database = await start(events);
  const log = join(home, "data/postgres.log");
  await rm(log);
  // In the way of the file that the next server would write to.
  await mkdir(log);
  process.kill(await readServerPid(), "SIGKILL");
  await expect.poll(() => events.at(-1)).toContain("could not be started again");

  await rmdir(log);

  await expect.poll(() => ask(database.url, "select 1").catch(() => null)).toBe(1);
});

test("a start that was killed while it made the database leaves nothing that the next one trips over", async () => {
  await stop(await start());
  await rm(join(home, "data/postgres"), { recursive: true });
  await writeFile(join(home, "data/postgres.new"), "half of a database");

  const database = await start();

  expect(await ask(database.url, "select 1")).toBe(1);
});

test("a killed server of whose end nobody took note does not keep the next one from starting", async () => {
  await stop(await start());
  const { uid, gid } = await stat(join(home, "data/postgres"));
  // Whatever a shell started is never waited for once the shell has become another program.
  const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 30"], { stdio: ["ignore", "pipe", "ignore"], uid, gid });
  const pid = Number(String((await once(parent.stdout, "data"))[0]));
  await expect.poll(async () => (await findCommandLine(pid)) ?? "").not.toContain("sleep 0.1");
  await writeFile(join(home, "data/postgres/postmaster.pid"), `${pid}\n${join(home, "data/postgres")}\n0\n0\n\n\n\n`);

  const database = await start();

  parent.kill();
  expect(await ask(database.url, "select 1")).toBe(1);
});

test("a path through a file is told in one line", async () => {
  await writeFile(join(home, "data"), "not a directory");

  await expect(start()).rejects.toThrow(`DATA_DIR ${join(home, "data")} cannot be used: a file of this name is in the way`);
});
