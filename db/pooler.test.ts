import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDatabase } from "#tests/support/create-database.ts";
import { hasPooler, startPooler, type Pooler } from "#tests/support/pooler.ts";
import { connectDatabase, type Connection } from "./connect.server.ts";
import { examineProductLine } from "./examine-line.ts";
import { migrateDatabase } from "./migrate.ts";
import { directLine, examineLine } from "./pooler.ts";

async function pool(settings: Record<string, string> = {}): Promise<{ pooler: Pooler; directUrl: string }> {
  const { url, drop } = await createDatabase();
  const pooler = await startPooler(url, settings);
  onTestFinished(async () => {
    await pooler.stop();
    await drop();
  });
  return { pooler, directUrl: url };
}

async function connect(url: string): Promise<Connection> {
  const connection = connectDatabase(url, () => {}, { line: await examineLine(url) });
  onTestFinished(connection.close);
  return connection;
}

const ignoring = { ignore_startup_parameters: "statement_timeout,lock_timeout,idle_in_transaction_session_timeout" };

test("a database without a pooler takes the limits of a session", async () => {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);

  expect(await examineLine(url)).toEqual(directLine);
});

describe.skipIf(!hasPooler)("through a PgBouncer in transaction mode", () => {
  test.each([
    { when: "refuses", settings: {} },
    { when: "ignores", settings: ignoring },
  ])("a pooler is known by the limits that it $when", async ({ settings }) => {
    const { pooler } = await pool(settings);

    expect(await examineLine(pooler.url)).toEqual({ isPooled: true, keepsStatements: pooler.keepsStatements });
  });

  test("statements are sent without their names where the pooler keeps no track of them", async () => {
    const { pooler } = await pool({ default_pool_size: "2" });
    const { db } = await connect(pooler.url);
    const statement = db
      .select({ one: sql<number>`1` })
      .from(sql`(values (1)) as row`)
      .prepare("one");

    // More at once than the pooler has connections: the same statement reaches each of them.
    const answers = await Promise.all(Array.from({ length: 60 }, () => statement.execute()));

    expect(answers).toEqual(Array.from({ length: 60 }, () => [{ one: 1 }]));
  });

  test("a transaction has the time limits that a session has otherwise, and leaves none behind", async () => {
    const { pooler, directUrl } = await pool({ default_pool_size: "1" });
    const { db } = await connect(pooler.url);
    const read = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;

    const inside = await db.transaction((tx) => tx.execute(read));
    const after = await db.execute(read);

    expect(inside.rows).toEqual([{ statement: "5s", lock: "2s" }]);
    expect(after.rows).toEqual([{ statement: "0", lock: "0" }]);
    expect(await examineProductLine({ url: pooler.url, directUrl, isPooled: null })).toMatchObject({
      isPooled: true,
      limitsStatements: false,
      direct: { isPooled: false, isSameDatabase: true },
    });
  });

  test("a migration is done through it, too, when there is no other way", async () => {
    const { url, drop } = await createDatabase({ isEmpty: true });
    const pooler = await startPooler(url);
    onTestFinished(async () => {
      await pooler.stop();
      await drop();
    });

    await migrateDatabase(pooler.url, "db/migrations", await examineLine(pooler.url));

    const { pool: made } = await connect(pooler.url);
    expect((await made.query("select to_regclass('public.gift_queries') is not null as made")).rows).toEqual([{ made: true }]);
  });

  test("an address said to lead past poolers, and a pooler's own refusals, are each told in one line", async () => {
    const { pooler } = await pool();
    const notThere = new URL(pooler.url);
    notThere.pathname = "/elsewhere";
    const wrongPassword = new URL(pooler.url);
    wrongPassword.password = "wrong";

    await expect(migrateDatabase(notThere.href, "db/migrations", { isPooled: true, keepsStatements: false })).rejects.toThrow(
      /^the database [^ ]+\/elsewhere cannot be used: the pooler there knows no database of that name; add it to the pooler$/,
    );
    await expect(examineLine(wrongPassword.href)).rejects.toThrow(
      /cannot be used: it refuses the password$|refuses the user or the password$/,
    );
    const told = connectDatabase(pooler.url, () => {}, { line: directLine });
    onTestFinished(told.close);
    await expect(told.pool.query("select 1")).rejects.toThrow("unsupported startup parameter");
  });

  test("a pooler whose database is away is told as such", async () => {
    const pooler = await startPooler("postgres://ann:pw@127.0.0.1:9/gifts", { server_login_retry: "0.1", query_wait_timeout: "1" });
    onTestFinished(pooler.stop);

    await expect(examineLine(pooler.url)).rejects.toThrow(/^the database [^ ]+\/gifts cannot be used: the pooler there /);
  });
});
