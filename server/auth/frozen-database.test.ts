import { expect, onTestFinished, test } from "vitest";
import { connectDatabase } from "#db/connect.server.ts";
import { openFreezingRelay } from "#tests/support/freezing-relay.ts";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const statementsOfSignIn = 5;

/** The same database through a relay that stands still as soon as a connection is taken for the so-and-so-many-th time. */
async function openFrozenAt(turn: number) {
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

const countSessions = async () => (await connection.pool.query("select from auth_sessions")).rowCount;

test.each(Array.from({ length: statementsOfSignIn }, (_, place) => place + 1))(
  "a sign-in whose database stands still before statement %i is told so, and leaves no session that nobody has",
  async (turn) => {
    const { email } = await createMember(connection, { password: "quiet river 9" });
    const before = await countSessions();
    const { frozen, countTaken, endAll } = await openFrozenAt(turn);

    const answer = await createTestApp(frozen).request("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: "quiet river 9" }),
    });
    await endAll();

    expect(countTaken()).toBe(turn);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ msg: "The service is being restored, please retry after a moment." });
    expect(await countSessions()).toBe(before);
  },
);
