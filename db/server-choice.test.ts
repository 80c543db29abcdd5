import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabasePair, type DatabasePair } from "#tests/chaos/database-pair.ts";
import { openExternalDatabase } from "#tests/chaos/external-database.ts";
import { waitUntil } from "#tests/chaos/experiment.ts";
import { openRelay } from "#tests/chaos/relay.ts";
import { connectDatabase, type Connection } from "./connect.server.ts";
import { openOperatorClient } from "./operator-client.ts";

/** Each makes servers from nothing. */
const patience = { timeout: 60_000 };

async function openPair(): Promise<DatabasePair> {
  const pair = await openDatabasePair();
  onTestFinished(pair.remove);
  return pair;
}

/** Both servers in one address, the one that takes no writes first. */
function listBoth(pair: DatabasePair): string {
  const [first, second] = [new URL(pair.standby.url), new URL(pair.primary.url)];
  return `postgres://${first.username}:${first.password}@${first.host},${second.host}${first.pathname}?target_session_attrs=read-write`;
}

function connect(url: string, events: string[] = []): Connection {
  const connection = connectDatabase(url, () => {}, { reportServer: (event) => events.push(event) });
  onTestFinished(connection.close);
  return connection;
}

async function write({ pool }: Connection): Promise<string> {
  return await pool.query("create table if not exists notes (text text); insert into notes values ('x')").then(
    () => "written",
    (error: Error) => error.message,
  );
}

test("of several hosts the one that takes writes is found, before and after a standby takes over", patience, async () => {
  const pair = await openPair();
  const events: string[] = [];
  const operator = await openOperatorClient(listBoth(pair), {});
  await operator.end();
  const connection = connect(listBoth(pair), events);
  expect(await write(connection)).toBe("written");

  await pair.primary.kill();
  await pair.promote();
  await waitUntil(async () => (await write(connection)) === "written", { withinMs: 15_000, what: "a write to the new primary" });

  expect(events).toEqual(["the database has another primary now (timeline 2, before it 1)"]);
});

test("a former primary that was not fenced is noticed, and no connection to it is kept", patience, async () => {
  const pair = await openPair();
  const relay = await openRelay();
  onTestFinished(relay.close);
  const events: string[] = [];
  const address = new URL(pair.primary.url);
  const [formerPort, newPort] = [Number(address.port), Number(new URL(pair.standby.url).port)];
  address.port = String(relay.port);
  await relay.switchTo({ port: formerPort });
  const connection = connect(address.href, events);
  const [kept, other] = await Promise.all([connection.pool.connect(), connection.pool.connect()]);
  kept.release();
  other.release();
  await pair.promote();
  relay.leadTo({ port: newPort });
  const holders = await Promise.all([connection.pool.connect(), connection.pool.connect()]);

  const fresh = await connection.pool.connect();
  for (const holder of holders) {
    await expect(holder.query("select 1")).rejects.toThrow(/Connection terminated|not queryable/);
    holder.release(true);
  }
  relay.leadTo({ port: formerPort });
  const refused = await connection.pool.connect().catch((error: Error) => error.message);

  fresh.release();
  expect(refused).toBe("the server is a former primary of the database");
  expect(events).toEqual([
    "the database has another primary now (timeline 2, before it 1)",
    expect.stringMatching(/^a former primary of the database \(timeline 1, that of the present one is 2\) still takes connections/),
  ]);
});

test("a connection that turned out to take no writes is not used again", patience, async () => {
  const database = await openExternalDatabase({ settings: { default_transaction_read_only: "on" } });
  onTestFinished(database.remove);
  const connection = connect(database.url);

  await expect(connection.pool.query("create table notes (text text)")).rejects.toThrow("read-only transaction");
  await wait(100);

  expect(connection.pool.totalCount).toBe(0);
});
