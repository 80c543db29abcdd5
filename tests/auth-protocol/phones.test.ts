import { expect, test } from "vitest";
import { users } from "#db/schema.server.ts";
import { startAuthServer, type AuthServer } from "#tests/support/auth-server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const phone = "+15551234567";
const password = "a long and odd one";
const open = () => startAuthServer(connection, { hasPhone: true, smsIntervalSeconds: 0 });
const lastCode = ({ messages }: AuthServer) => /\d{6}/.exec(messages.at(-1)?.body ?? "")?.[0] ?? "";

test("a sign-up by phone sends a code that confirms the number", async () => {
  const server = await open();

  const { data: pending } = await server.client().signUp({ phone: "+1 555 123 4567", password });
  const early = await server.client().signInWithPassword({ phone, password });
  const { data } = await server.client().verifyOtp({ phone, token: lastCode(server), type: "sms" });
  const late = await server.client().signInWithPassword({ phone, password });

  expect(pending).toMatchObject({ session: null, user: { phone: "15551234567", email: "" } });
  expect(server.messages).toEqual([{ to: phone, body: expect.stringMatching(/^Your code is \d{6}/) }]);
  expect(early.error).toMatchObject({ status: 400, code: "phone_not_confirmed", message: "Phone not confirmed" });
  expect(data.user).toMatchObject({ phone_confirmed_at: expect.any(String), app_metadata: { provider: "phone", providers: ["phone"] } });
  expect(late.error).toBeNull();
});

test("a code by text message signs in, and dies after a minute", async () => {
  const server = await open();
  await server.client().signInWithOtp({ phone });
  await connection.pool.query("update auth_one_time_tokens set code_expires_at = code_expires_at - interval '61 seconds'");

  const late = await server.client().verifyOtp({ phone, token: lastCode(server), type: "sms" });
  await server.client().signInWithOtp({ phone });
  const { data } = await server.client().verifyOtp({ phone, token: lastCode(server), type: "sms" });

  expect(late.error).toMatchObject({ status: 403, code: "otp_expired" });
  expect(data.session).not.toBeNull();
});

test("a code by text message is in the language that the member chose", async () => {
  const server = await open();
  const auth = server.client();
  await auth.signUp({ email: "ada@example.org", password });
  await connection.db.update(users).set({ language: "ja" });

  await auth.updateUser({ phone });

  expect(server.messages).toEqual([{ to: phone, body: expect.stringMatching(/^認証コードは \d{6} です/) }]);
});

test("a new number takes the place of the old one when its code is given", async () => {
  const server = await open();
  const auth = server.client();
  await auth.signUp({ email: "ada@example.org", password });

  const { data: pending } = await auth.updateUser({ phone });
  const { data } = await server.client().verifyOtp({ phone, token: lastCode(server), type: "phone_change" });

  expect(pending.user).toMatchObject({ phone: "", new_phone: "15551234567" });
  expect(data.user).toMatchObject({ phone: "15551234567", app_metadata: { providers: ["email", "phone"] } });
});

test("another's number is refused", async () => {
  const server = await startAuthServer(connection, { hasPhone: true, confirmsPhoneItself: true });
  await server.client().signUp({ phone, password });
  const auth = server.client();
  await auth.signUp({ email: "ada@example.org", password });

  const { error } = await auth.updateUser({ phone });

  expect(error).toMatchObject({ status: 422, code: "phone_exists" });
});

test("a second message to a number within a minute is refused", async () => {
  const server = await startAuthServer(connection, { hasPhone: true });
  await server.client().signInWithOtp({ phone });

  const { error } = await server.client().signInWithOtp({ phone });

  expect(error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  expect(server.messages).toHaveLength(1);
});

test.each([
  [{ phone: "abc", password }, "validation_failed", "Invalid phone number format (E.164 required)"],
  [
    { phone, email: "ada@example.org", password },
    "validation_failed",
    "Only an email address or phone number should be provided on signup.",
  ],
  [
    { phone, password, code_challenge: "x".repeat(43), code_challenge_method: "s256" },
    "validation_failed",
    "PKCE not supported for phone signups",
  ],
])("a sign-up of %j is refused", async (body, code, message) => {
  const { call } = await open();

  const answer = await call("POST", "/signup", { body });

  expect([answer.status, answer.body["code"], answer.body["message"]]).toEqual([400, code, message]);
});

test("while phone numbers are switched off every endpoint refuses them", async () => {
  const { call } = await startAuthServer(connection);

  const answers = await Promise.all([
    call("POST", "/signup", { body: { phone, password } }),
    call("POST", "/token?grant_type=password", { body: { phone, password } }),
    call("POST", "/otp", { body: { phone } }),
  ]);

  expect(answers.map(({ status, body }) => [status, body["code"], body["message"]])).toEqual([
    [400, "phone_provider_disabled", "Phone signups are disabled"],
    [422, "phone_provider_disabled", "Phone logins are disabled"],
    [400, "phone_provider_disabled", "Unsupported phone provider"],
  ]);
});
