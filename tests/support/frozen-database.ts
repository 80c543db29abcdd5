import { expect, onTestFinished } from "vitest";
import { connectDatabase, type Connection } from "#db/connect.server.ts";
import { openFreezingRelay } from "./freezing-relay.ts";

/** The same database through a relay that stands still as soon as a connection is taken for the so-and-so-many-th time. */
export async function openFrozenDatabase(connection: Connection & { url: string }, turn: number) {
  const relay = await openFreezingRelay(Number(new URL(connection.url).port));
  onTestFinished(relay.close);
  const url = Object.assign(new URL(connection.url), { hostname: "127.0.0.1", port: String(relay.port) });
  const frozen = connectDatabase(url.href, () => {}, { times: { answersWithinMs: 500, closesWithinMs: 500 } });
  const pids = new Set<number>();
  let taken = 0;
  frozen.pool.on("acquire", (client) => {
    pids.add(Number(Reflect.get(client, "processID")));
    taken += 1;
    if (taken === turn) relay.freeze();
  });
  return { frozen, countTaken: () => taken, endAll: async () => await endAll() };
  async function endAll(): Promise<void> {
    relay.thaw();
    await frozen.close();
    const alive = async () => (await connection.pool.query("select from pg_stat_activity where pid = any($1)", [[...pids]])).rowCount;
    await expect.poll(alive).toBe(0);
  }
}
