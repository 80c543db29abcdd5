import { expect, test } from "vitest";
import { startAuthServer } from "#tests/support/auth-server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();

test("however many people are written to, the installation sends so many mails an hour, and tells nobody who is known", async () => {
  const { call, mails } = await startAuthServer(connection, { confirmsEmailItself: false, mailsPerHour: 3 });
  const signUp = async (name: number) =>
    (await call("POST", "/signup", { body: { email: `person-${name}@example.org`, password: "a long and odd one" } })).status;
  const statuses = [await signUp(1), await signUp(2), await signUp(3), await signUp(4)];

  const known = await call("POST", "/recover", { body: { email: "person-1@example.org" } });
  const unknown = await call("POST", "/recover", { body: { email: "nobody@example.org" } });
  await connection.pool.query("update auth_sent_messages set sent_at = sent_at - interval '1 hour'");

  expect(statuses).toEqual([200, 200, 200, 429]);
  expect([known.status, unknown.status, await signUp(5)]).toEqual([429, 429, 200]);
  expect(mails).toHaveLength(4);
});

test("text messages have a ceiling of their own", async () => {
  const { call, messages } = await startAuthServer(connection, { hasPhone: true, messagesPerHour: 2 });
  const ask = async (phone: string) => (await call("POST", "/otp", { body: { phone } })).status;

  const statuses = [await ask("+15551234501"), await ask("+15551234502"), await ask("+15551234503")];

  expect(statuses).toEqual([200, 200, 429]);
  expect(messages).toHaveLength(2);
});
