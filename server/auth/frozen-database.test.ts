import { expect, test } from "vitest";
import { openFrozenDatabase } from "#tests/support/frozen-database.ts";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const statementsOfSignIn = 5;

const countSessions = async () => (await connection.pool.query("select from auth_sessions")).rowCount;

test.each(Array.from({ length: statementsOfSignIn }, (_, place) => place + 1))(
  "a sign-in whose database stands still before statement %i is told so, and leaves no session that nobody has",
  async (turn) => {
    const { email } = await createMember(connection, { password: "quiet river 9" });
    const before = await countSessions();
    const { frozen, countTaken, endAll } = await openFrozenDatabase(connection, turn);

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
