import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { hash } from "bcryptjs";
import { expect, onTestFinished, test, vi } from "vitest";
import { startAuthServer } from "#tests/support/auth-server.ts";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const ada = { email: "ada@example.org", password: "a long and odd one" };

test("a sign-up without confirmation opens a session", async () => {
  const { client } = await startAuthServer(connection);

  const { data, error } = await client().signUp({ ...ada, options: { data: { full_name: "Ada" } } });

  expect(error).toBeNull();
  expect(data.session?.expires_in).toBe(3600);
  expect(data.user).toMatchObject({
    email: ada.email,
    role: "authenticated",
    aud: "authenticated",
    phone: "",
    is_anonymous: false,
    app_metadata: { provider: "email", providers: ["email"] },
  });
  expect(data.user?.user_metadata).toMatchObject({
    full_name: "Ada",
    email: ada.email,
    email_verified: true,
    phone_verified: false,
    sub: data.user?.id,
  });
  expect(data.user?.identities).toHaveLength(1);
});

test("the product's row is made with the account", async () => {
  const { client } = await startAuthServer(connection);

  const { data } = await client().signUp(ada);

  const { rows } = await connection.pool.query("select id, email from users");
  expect(rows).toEqual([{ id: data.user?.id, email: ada.email }]);
});

test("the claims of a session verify against the published keys", async () => {
  const { client } = await startAuthServer(connection);
  const auth = client();
  await auth.signUp(ada);

  const { data, error } = await auth.getClaims();

  expect(error).toBeNull();
  expect(data?.header).toMatchObject({ alg: "ES256", typ: "JWT" });
  expect(data?.claims).toMatchObject({
    iss: "http://localhost:3000/auth/v1",
    aud: "authenticated",
    email: ada.email,
    aal: "aal1",
    is_anonymous: false,
    role: "authenticated",
  });
  expect(data?.claims.amr).toEqual([{ method: "password", timestamp: expect.any(Number) }]);
});

test("an address in other letters signs in to the same account", async () => {
  const { client } = await startAuthServer(connection);
  const { data: signedUp } = await client().signUp(ada);

  const { data } = await client().signInWithPassword({ email: " ADA@Example.ORG ", password: ada.password });

  expect(data.user?.id).toBe(signedUp.user?.id);
});

test("a second sign-up without confirmation is refused", async () => {
  const { client } = await startAuthServer(connection);
  await client().signUp(ada);

  const { error } = await client().signUp(ada);

  expect(error).toMatchObject({ status: 422, code: "user_already_exists", message: "User already registered" });
});

test("a wrong password and an unknown address are refused alike", async () => {
  const { client } = await startAuthServer(connection);
  await client().signUp(ada);

  const wrong = await client().signInWithPassword({ ...ada, password: "another one" });
  const unknown = await client().signInWithPassword({ email: "nobody@example.org", password: ada.password });

  expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials", message: "Invalid login credentials" });
  expect(unknown.error).toMatchObject({ status: 400, code: "invalid_credentials", message: "Invalid login credentials" });
});

test.each([
  ["too short", "short", ["length"]],
  ["common", "Password1", ["pwned"]],
  ["the address", "ada@example.org", ["characters"]],
  ["the local part", "ada.lovelace", ["characters"]],
  ["the product's name", "GiftWright", ["characters"]],
  ["the product's name and a number", "giftwright-2026", ["characters"]],
])("a password that is %s is refused with its reason", async (_, password, reasons) => {
  const { client } = await startAuthServer(connection);
  const email = password.includes("lovelace") ? "ada.lovelace@example.org" : ada.email;

  const { error } = await client().signUp({ email, password });

  expect(error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, code: "weak_password", reasons });
});

test.each([
  ["six characters beyond the basic plane", "😀😃😄😁😆😅"],
  ["128 characters", "ü".repeat(128)],
  ["spaces at both ends", "  kept as it is  "],
])("a password of %s signs in again, and nothing shorter does", async (_, password) => {
  const { client } = await startAuthServer(connection);
  await client().signUp({ ...ada, password });

  const whole = await client().signInWithPassword({ ...ada, password });
  const cut = await client().signInWithPassword({ ...ada, password: [...password].slice(0, -1).join("") });

  expect(whole.error).toBeNull();
  expect(cut.error?.code).toBe("invalid_credentials");
});

test("a password of 129 characters is refused at sign-up and at sign-in", async () => {
  const { client } = await startAuthServer(connection);
  const password = "p".repeat(129);

  const signedUp = await client().signUp({ ...ada, password });
  const signedIn = await client().signInWithPassword({ ...ada, password });

  expect([signedUp.error?.status, signedUp.error?.code]).toEqual([400, "validation_failed"]);
  expect([signedIn.error?.status, signedIn.error?.code]).toEqual([400, "validation_failed"]);
});

test("a bcrypt hash of another service signs in, and is replaced by one of ours", async () => {
  const { client } = await startAuthServer(connection);
  await client().signUp(ada);
  await connection.pool.query("update auth_users set password_hash = $1", [await hash("from elsewhere", 4)]);

  const { error } = await client().signInWithPassword({ ...ada, password: "from elsewhere" });

  const { rows } = await connection.pool.query<{ password_hash: string }>("select password_hash from auth_users");
  expect(error).toBeNull();
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("the eleventh wrong password of a network is refused, the right one too, and recovery still answers", async () => {
  const { client } = await startAuthServer(connection);
  await client().signUp(ada);
  for (let tries = 0; tries < 10; tries += 1) await client().signInWithPassword({ ...ada, password: "wrong" });

  const eleventh = await client().signInWithPassword({ ...ada, password: "wrong" });
  const right = await client().signInWithPassword(ada);
  const recovery = await client().resetPasswordForEmail(ada.email);

  expect(eleventh.error).toMatchObject({ status: 429, code: "over_request_rate_limit", message: "Request rate limit reached" });
  expect(right.error?.status).toBe(429);
  expect(recovery.error).toBeNull();
});

test("the owner on another network is not locked out by a stranger", async () => {
  const { client, call } = await startAuthServer(connection);
  await client().signUp(ada);
  for (let tries = 0; tries < 11; tries += 1) await client().signInWithPassword({ ...ada, password: "wrong" });

  const answer = await call("POST", "/token?grant_type=password", { body: ada, headers: { "X-Forwarded-For": "203.0.113.7" } });

  expect(answer.status).toBe(200);
});

test("a hundred wrong passwords in a row close the account to passwords until it is recovered", async () => {
  const { client, mails, call } = await startAuthServer(connection);
  await client().signUp(ada);
  await connection.pool.query("update auth_users set email_proved_by = 'mail', email_proved_at = now()");
  const guess = (network: number, password: string) =>
    call("POST", "/token?grant_type=password", { body: { ...ada, password }, headers: { "X-Forwarded-For": `198.51.100.${network}` } });
  for (let network = 0; network < 10; network += 1) await Promise.all(Array.from({ length: 10 }, () => guess(network, "wrong")));

  const closed = await guess(200, ada.password);
  await client().resetPasswordForEmail(ada.email);
  const mail = mails.find(({ kind }) => kind === "recovery");
  await client().verifyOtp({ email: ada.email, token: mail && "code" in mail ? mail.code : "", type: "recovery" });
  const opened = await guess(201, ada.password);

  expect(closed.status).toBe(429);
  expect(opened.status).toBe(200);
}, 60_000);

test("forty wrong passwords at once are answered ten times at most", async () => {
  const { client, call } = await startAuthServer(connection);
  await client().signUp(ada);

  const answers = await Promise.all(
    Array.from({ length: 40 }, () => call("POST", "/token?grant_type=password", { body: { ...ada, password: "wrong" } })),
  );

  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
});

test("whoever signs in with a password that is changed in the same moment stays outside", async () => {
  const { client } = await startAuthServer(connection);
  await client().signUp(ada);
  const change = await connection.pool.connect();
  await change.query("begin");
  await change.query("update auth_users set password_hash = 'of another password'");
  await change.query("delete from auth_sessions");

  const signIn = client().signInWithPassword(ada);
  await vi.waitUntil(async () => {
    const { rows } = await change.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
    return rows.length > 0;
  }, 10_000);
  await change.query("commit");
  change.release();

  expect((await signIn).error).toMatchObject({ code: "invalid_credentials" });
  expect((await connection.pool.query("select 1 from auth_sessions")).rows).toEqual([]);
});

/** Knows one password, answers with padding, and fails on request. */
async function startBreachService(known: string, status = 200) {
  const asked: string[] = [];
  const digest = createHash("sha1").update(known).digest("hex").toUpperCase();
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const padding = `${"0".repeat(35)}:0`;
    const lines = request.url === `/range/${digest.slice(0, 5)}` ? [padding, `${digest.slice(5)}:42`] : [padding];
    response.writeHead(status).end(lines.join("\r\n"));
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return { breachUrl: `${url}/range`, asked, digest };
}

test("a password that a service knows from a breach is refused, and the service learns five digits of its digest", async () => {
  const { breachUrl, asked, digest } = await startBreachService("paper lantern moss 7");
  const { client } = await startAuthServer(connection, { breachUrl });

  const refused = await client().signUp({ ...ada, password: "paper lantern moss 7" });
  const taken = await client().signUp({ ...ada, password: "paper lantern moss 8" });

  expect(refused.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["pwned"] });
  expect(taken.error).toBeNull();
  expect(asked[0]).toBe(`/range/${digest.slice(0, 5)}`);
  expect(asked.map((path) => path.length)).toEqual(["/range/".length + 5, "/range/".length + 5]);
});

test.each([
  ["fails", async () => (await startBreachService("paper lantern moss 7", 503)).breachUrl],
  ["is gone", async () => "http://127.0.0.1:1/range"],
])("while the service that knows breached passwords %s, members sign up", async (_, open) => {
  const { client } = await startAuthServer(connection, { breachUrl: await open() });

  expect((await client().signUp({ ...ada, password: "paper lantern moss 7" })).error).toBeNull();
});
