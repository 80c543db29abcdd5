import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { connectDatabase, type Connection, type Database } from "./connect.server.ts";

let connection: Connection;

beforeEach(() => {
  connection = connectDatabase(inject("superuserUrl"), () => {}, { times: { answersWithinMs: 1_000, closesWithinMs: 500 } });
});

afterEach(() => connection.close());

async function getPid(db: Pick<Database, "execute">): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

test("a transaction whose connection breaks tells the reason, not that it could not be rolled back", async () => {
  const broken = connection.db.transaction(async (tx) => {
    const pid = await getPid(tx);
    const terminated = connection.pool.query("select pg_terminate_backend($1)", [pid]);
    await Promise.all([tx.execute(sql`select pg_sleep(10)`), terminated]);
  });

  await expect(broken).rejects.toMatchObject({ cause: { code: "57P01" } });
});

test("a connection that is dead before its transaction begins takes no place in the pool", async () => {
  connection.pool.once("acquire", (client) => void client.end());

  await expect(connection.db.transaction(getPid)).rejects.toThrow("begin");

  expect(connection.pool.totalCount).toBe(0);
});

test("a database that stands still is given up in time, and its connection with it", async () => {
  let frozen = 0;
  const unanswered = connection.db.transaction(async (tx) => {
    frozen = await getPid(tx);
    process.kill(frozen, "SIGSTOP");
    await tx.execute(sql`select 1`);
  });

  await expect(unanswered).rejects.toMatchObject({ cause: { message: "Query read timeout" } });
  process.kill(frozen, "SIGCONT");

  expect(connection.pool.totalCount).toBe(0);
});

test("a transaction that its own rule ends is rolled back, and its connection used again", async () => {
  const refused = connection.db.transaction(async (tx) => {
    await tx.execute(sql`create table never_made (id int)`);
    throw new Error("not allowed");
  });

  await expect(refused).rejects.toThrow("not allowed");
  expect(connection.pool.idleCount).toBe(1);
  const { rows } = await connection.db.execute(sql`select to_regclass('never_made') as made`);
  expect(rows).toEqual([{ made: null }]);
});

test("a connection that nobody gives back does not keep the program from closing", async () => {
  const other = connectDatabase(inject("superuserUrl"), () => {}, { times: { answersWithinMs: 1_000, closesWithinMs: 100 } });
  const kept = await other.pool.connect();

  await expect(other.close()).resolves.toBeUndefined();

  kept.release(true);
});

test("every connection gives up in time by itself, and twenty are the most", async () => {
  const names = [
    "statement_timeout",
    "lock_timeout",
    "idle_in_transaction_session_timeout",
    "fsync",
    "synchronous_commit",
    "full_page_writes",
  ];

  const settings = await Promise.all(names.map(async (name) => (await connection.pool.query(`show ${name}`)).rows[0][name]));

  expect(settings).toEqual(["5s", "2s", "10s", "on", "on", "on"]);
  expect(connection.pool.options).toMatchObject({ max: 20, connectionTimeoutMillis: 3_000 });
});

test("a wait for a lock ends in time", async () => {
  const { pool, close } = connectDatabase(inject("superuserUrl"), () => {});
  const [holder, waiter] = await Promise.all([pool.connect(), pool.connect()]);
  await holder.query("begin; select pg_advisory_xact_lock(42)");

  const waited = waiter.query("select pg_advisory_xact_lock(42)");

  await expect(waited).rejects.toMatchObject({ code: "55P03" });
  holder.release(true);
  waiter.release(true);
  await close();
});
