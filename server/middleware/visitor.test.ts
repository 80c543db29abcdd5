import { SignJWT, generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

const askQuota = (headers: Record<string, string>) => app.request("/api/quota", { headers });

test("a member is known by the bearer token, with the plan of this moment", async () => {
  const member = await createMember(connection);
  const before = await (await askQuota(member.headers)).json();

  await connection.pool.query("update users set subscription_status = 'premium'");

  expect(before).toMatchObject({ plan: "free", limit: 3, remainingQueries: 3 });
  expect(await (await askQuota(member.headers)).json()).toMatchObject({ plan: "premium", limit: -1, remainingQueries: -1, canQuery: true });
});

async function forge(): Promise<string> {
  const { privateKey } = await generateKeyPair("ES256");
  return await new SignJWT({ sub: crypto.randomUUID(), session_id: crypto.randomUUID() })
    .setProtectedHeader({ alg: "ES256" })
    .setIssuer("http://localhost:3000/auth/v1")
    .setAudience("authenticated")
    .setExpirationTime("1h")
    .sign(privateKey);
}

test.each([
  { name: "no token at all", authorization: "Bearer" },
  { name: "a word", authorization: "Bearer nonsense" },
  { name: "an unsigned token", authorization: `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.` },
  { name: "a token of somebody else's key", authorization: `Bearer ${await forge()}` },
])("$name after 'Bearer' is refused and does not pass for a guest", async ({ authorization }) => {
  const answer = await askQuota({ Authorization: authorization });

  expect(answer.status).toBe(401);
  expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  expect(await answer.json()).toMatchObject({ code: "not_authenticated", detail: "User not authenticated" });
});

test.each([
  { name: "a session that was signed out", statement: "delete from auth_sessions" },
  { name: "a session that is over", statement: "update auth_sessions set not_after = now() - interval '1 second'" },
  { name: "an account that is gone", statement: "delete from auth_users" },
  { name: "a banned account", statement: "update auth_users set banned_until = now() + interval '1 hour'" },
])("the token of $name is refused from the next request on", async ({ statement }) => {
  const { headers } = await createMember(connection);
  expect((await askQuota(headers)).status).toBe(200);

  await connection.pool.query(statement);

  expect((await askQuota(headers)).status).toBe(401);
});

let moment = 1_000;
const remembering = createTestApp(connection, { auth: { sessionClock: { now: () => moment } } });

async function readThenEndSession(): Promise<{ headers: { Authorization: string } }> {
  const { headers } = await createMember(connection);
  await remembering.request("/api/me", { headers });
  await connection.pool.query("delete from auth_sessions");
  return { headers };
}

test("a session that ended elsewhere may still be read with for a second", async () => {
  const { headers } = await readThenEndSession();
  const read = async () => (await remembering.request("/api/me/sessions", { headers })).status;

  moment += 1_000;
  const within = await read();
  moment += 1;

  expect([within, await read()]).toEqual([200, 401]);
});

test("a session that ended elsewhere changes nothing any more", async () => {
  const { headers } = await readThenEndSession();

  const answer = await remembering.request("/api/me", {
    method: "PUT",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ language: "ja" }),
  });

  expect(answer.status).toBe(401);
});

test("a session that was signed out here reads nothing any more", async () => {
  const { headers } = await createMember(connection);
  await remembering.request("/api/me", { headers });

  await remembering.request("/auth/v1/logout?scope=local", { method: "POST", headers });

  expect((await remembering.request("/api/me", { headers })).status).toBe(401);
});

test("a session that has not shown the account's second factor is let in nowhere", async () => {
  const { id, headers } = await createMember(connection);
  await connection.pool.query("insert into auth_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')", [id]);

  const answer = await askQuota(headers);
  await connection.pool.query("update auth_sessions set aal = 'aal2'");

  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: "second_factor_needed" });
  expect((await askQuota(headers)).status).toBe(200);
});

test("a password for the proxy in front of the site is no token", async () => {
  expect((await askQuota({ Authorization: "Basic c29tZTpib2R5" })).status).toBe(200);
});

test("a token in the address is not looked at", async () => {
  const { token } = await createMember(connection, { plan: "premium" });

  const answer = await app.request(`/api/quota?access_token=${token}`);

  expect(await answer.json()).toMatchObject({ plan: "guest" });
});
