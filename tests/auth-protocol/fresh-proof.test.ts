import { afterAll, expect, test } from "vitest";
import { authFactors } from "#db/auth-schema.server.ts";
import { startAuthServer, type AuthServer } from "#tests/support/auth-server.ts";
import { startOpenIdIssuer } from "#tests/support/open-id-issuer.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const issuer = await startOpenIdIssuer();
afterAll(issuer.close);

const ada = { email: "ada@example.org", password: "a long and odd one" };
const enabled = {
  hasManualLinking: true,
  hasPhone: true,
  factorTypes: ["totp", "phone"],
  oauth: { google: { clientId: "google-client", secret: "google-secret", issuer: issuer.issuer } },
} as const;

const age = (interval: string) =>
  connection.pool.query(
    `update auth_sessions set created_at = created_at - $1::interval, refreshed_at = now(),
       amr = (select jsonb_agg(jsonb_set(entry, '{timestamp}', to_jsonb((entry ->> 'timestamp')::bigint - extract(epoch from $1::interval)::bigint)))
              from jsonb_array_elements(amr) as entries (entry))`,
    [interval],
  );

async function openAccount(options: Parameters<typeof startAuthServer>[1] = {}) {
  const server = await startAuthServer(connection, { ...enabled, mailIntervalSeconds: 0, smsIntervalSeconds: 0, ...options });
  const { body } = await server.call("POST", "/signup", { body: ada });
  const token = String(body["access_token"]);
  return { server, token, ask: (method: string, path: string, sent?: unknown) => server.call(method, path, { token, body: sent }) };
}

const answerOf = ({ status, body }: Awaited<ReturnType<AuthServer["call"]>>) => [status, body["code"]];

function lastCode({ mails }: AuthServer): string {
  const mail = mails.findLast((sent) => "code" in sent);
  return mail && "code" in mail ? mail.code : "";
}

// Whatever lets somebody in, or throws somebody out.
const changes: [string, string, string, unknown][] = [
  ["a first factor", "POST", "/factors", { factor_type: "totp", friendly_name: "app" }],
  ["a phone as factor", "POST", "/factors", { factor_type: "phone", phone: "+15551234567" }],
  ["another address", "PUT", "/user", { email: "eve@example.org" }],
  ["another number", "PUT", "/user", { phone: "+15551234567" }],
  ["another password", "PUT", "/user", { password: "chosen by somebody" }],
  ["a further identity", "GET", "/user/identities/authorize?provider=google&skip_http_redirect=true", undefined],
  ["the end of other sessions", "POST", "/logout?scope=others", undefined],
];

test.each(changes)("%s needs more than a sign-in of sixty days ago", async (_, method, path, body) => {
  const { ask, server } = await openAccount();
  await age("60 days");

  const refused = await ask(method, path, body);

  expect(answerOf(refused)).toEqual([400, "reauthentication_needed"]);
  expect(await db.select().from(authFactors)).toEqual([]);
  expect([server.mails, server.messages]).toEqual([[], []]);
});

test.each(changes)("%s is open for ten minutes after the password", async (_, method, path, body) => {
  const { ask } = await openAccount();
  await age("60 days");

  const wrong = await ask("POST", "/reauthenticate", { password: "a guess" });
  const right = await ask("POST", "/reauthenticate", { password: ada.password });
  const { status } = await ask(method, path, body);
  await connection.pool.query("update auth_sessions set proved_at = proved_at - interval '11 minutes'");
  const late = await ask("POST", "/factors", { factor_type: "totp", friendly_name: "late" });

  expect(answerOf(wrong)).toEqual([400, "current_password_invalid"]);
  expect([right.status, status]).toEqual([200, expect.toSatisfy((code) => code === 200 || code === 204)]);
  expect(answerOf(late)).toEqual([400, "reauthentication_needed"]);
});

test("a mailed code is as good as the password, once", async () => {
  const { ask, server } = await openAccount();
  await age("60 days");
  await ask("GET", "/reauthenticate");

  const nothing = await ask("POST", "/reauthenticate", {});
  const right = await ask("POST", "/reauthenticate", { nonce: lastCode(server) });
  const again = await ask("POST", "/reauthenticate", { nonce: lastCode(server) });

  expect([answerOf(nothing), right.status, answerOf(again)]).toEqual([
    [422, "reauthentication_not_valid"],
    200,
    [422, "reauthentication_not_valid"],
  ]);
  expect((await ask("POST", "/factors", { factor_type: "totp", friendly_name: "app" })).status).toBe(200);
});

test("address and number change with the password or a code in the same request, as the password does", async () => {
  const { ask, server } = await openAccount();
  await age("60 days");
  await ask("GET", "/reauthenticate");

  const byCode = await ask("PUT", "/user", { email: "ada@new.example", nonce: lastCode(server) });
  await connection.pool.query("update auth_sessions set proved_at = null");
  const byPassword = await ask("PUT", "/user", { phone: "+15551234567", current_password: ada.password });

  expect([byCode.status, byPassword.status]).toEqual([200, 200]);
});

test("a factor that was enrolled in time is not verified much later without a proof", async () => {
  const { ask } = await openAccount();
  const { body } = await ask("POST", "/factors", { factor_type: "totp", friendly_name: "app" });
  await age("60 days");
  const challenge = await ask("POST", `/factors/${String(body["id"])}/challenge`);

  const verified = await ask("POST", `/factors/${String(body["id"])}/verify`, { challenge_id: challenge.body["id"], code: "123456" });

  expect(answerOf(verified)).toEqual([400, "reauthentication_needed"]);
});

test.each([
  ["metadata", "PUT", "/user", { data: { full_name: "Eve" } }, 401],
  ["a further identity", "GET", "/user/identities/authorize?provider=google&skip_http_redirect=true", undefined, 403],
  ["the end of other sessions", "POST", "/logout?scope=others", undefined, 403],
])("in an account with a second factor %s needs that factor", async (_, method, path, body, status) => {
  const { ask } = await openAccount();
  await connection.pool.query(
    "insert into auth_factors (user_id, factor_type, status, friendly_name, secret) select id, 'totp', 'verified', 'app', 'AAAA' from auth_users",
  );

  const refused = await ask(method, path, body);

  expect(answerOf(refused)).toEqual([status, "insufficient_aal"]);
});

test("the session of a sign-up mail is no recovery any more after a quarter of an hour", async () => {
  const server = await startAuthServer(connection, { confirmsEmailItself: false });
  await server.client().signUp(ada);
  const auth = server.client();
  await auth.verifyOtp({ email: ada.email, token: lastCode(server), type: "signup" });
  await age("16 minutes");

  const { error } = await auth.updateUser({ password: "chosen by somebody" });

  expect(error).toMatchObject({ status: 400, code: "reauthentication_needed", message: "Password update requires reauthentication" });
});

test("a recovery is good for one new password", async () => {
  const { server } = await openAccount();
  await connection.pool.query("update auth_users set email_proved_by = 'mail', email_proved_at = now()");
  await server.client().resetPasswordForEmail(ada.email);
  const auth = server.client();
  await auth.verifyOtp({ email: ada.email, token: lastCode(server), type: "recovery" });

  const first = await auth.updateUser({ password: "the owner's new one" });
  const second = await auth.updateUser({ password: "and yet another one" });

  expect([first.error, second.error?.code]).toEqual([null, "reauthentication_needed"]);
});

test("confirming a new number opens a session that changes nothing else", async () => {
  const { server, ask } = await openAccount();
  await ask("PUT", "/user", { phone: "+15551234567" });
  const code = /\d{6}/.exec(server.messages.at(-1)?.body ?? "")?.[0] ?? "";
  const stranger = server.client();
  await stranger.verifyOtp({ phone: "+15551234567", token: code, type: "phone_change" });

  const password = await stranger.updateUser({ password: "chosen by somebody" });
  const factor = await stranger.mfa.enroll({ factorType: "totp", friendlyName: "app" });

  expect([password.error?.code, factor.error?.code]).toEqual(["reauthentication_needed", "reauthentication_needed"]);
});
