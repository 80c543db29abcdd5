import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { decodeProtectedHeader } from "jose";
import { beforeEach, expect, test } from "vitest";
import { sweepAuth } from "#domain/auth/sweep.ts";
import { startAuthServer } from "#tests/support/auth-server.ts";
import { serviceKey } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
beforeEach(async () => void (await connection.pool.query("truncate auth_signing_keys")));
const ada = { email: "ada@example.org", password: "a long and odd one" };

test("a rotation publishes first, switches ten minutes later, and keeps what was signed before", async () => {
  const { call } = await startAuthServer(connection, { serviceKey });
  const before = await call("POST", "/signup", { body: ada });

  const published = await call("POST", "/admin/signing-keys", { token: serviceKey });
  const early = await call("POST", "/admin/signing-keys", { token: serviceKey });
  await connection.pool.query("update auth_signing_keys set created_at = created_at - interval '11 minutes'");
  const switched = await call("POST", "/admin/signing-keys", { token: serviceKey });
  const restarted = await startAuthServer(connection, { serviceKey });
  const old = await restarted.call("GET", "/user", { token: String(before.body["access_token"]) });
  const fresh = await restarted.call("POST", "/token?grant_type=password", { body: ada });
  const keys = await restarted.call("GET", "/.well-known/jwks.json");

  expect([published, early, switched].map(({ body }) => body["step"])).toEqual(["published", "waiting", "switched"]);
  expect(old.status).toBe(200);
  expect(keys.body["keys"]).toHaveLength(2);
  expect(readKid(fresh.body["access_token"])).not.toBe(readKid(before.body["access_token"]));
});

test("a retired key is accepted for seventy minutes, then by nobody, and is deleted", async () => {
  const first = await startAuthServer(connection, { serviceKey });
  const { body } = await first.call("POST", "/signup", { body: ada });
  const token = String(body["access_token"]);
  await first.call("POST", "/admin/signing-keys", { token: serviceKey });
  await connection.pool.query("update auth_signing_keys set created_at = created_at - interval '11 minutes'");
  await first.call("POST", "/admin/signing-keys", { token: serviceKey });
  // A replica that starts reads the keys anew.
  const askAfter = async (minutes: number) => {
    await connection.pool.query(`update auth_signing_keys set retired_at = now() - interval '${minutes} minutes' where status = 'retired'`);
    const { call } = await startAuthServer(connection);
    const { keys } = (await call("GET", "/.well-known/jwks.json")).body;
    return [(await call("GET", "/user", { token })).status, Array.isArray(keys) && keys.length];
  };

  expect(await askAfter(69)).toEqual([200, 2]);
  await sweepAuth(connection.db);
  expect(await askAfter(71)).toEqual([403, 1]);
  await sweepAuth(connection.db);
  expect((await connection.pool.query("select status from auth_signing_keys")).rows).toEqual([{ status: "current" }]);
});

test("a user cannot rotate the keys", async () => {
  const { call } = await startAuthServer(connection, { serviceKey });
  const { body } = await call("POST", "/signup", { body: ada });

  const answer = await call("POST", "/admin/signing-keys", { token: String(body["access_token"]) });

  expect([answer.status, answer.body["code"]]).toEqual([403, "not_admin"]);
});

test("an operator takes each step by a command, which says what it did and when it did nothing", async () => {
  const { url } = await startAuthServer(connection, { serviceKey });
  const run = async (key: string) =>
    await promisify(execFile)(process.execPath, ["bin/keys.mjs"], { env: { AUTH_SERVICE_KEY: key, PUBLIC_URL: new URL(url).origin } });

  expect((await run(serviceKey)).stdout).toMatch(/^A new key is published/);
  expect((await run(serviceKey)).stdout).toMatch(/less than ten minutes ago; nothing was changed/);
  await expect(run("")).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/not changed: AUTH_SERVICE_KEY has to be set/) });
  await expect(run("another key")).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^The keys were not changed: /) });
});

test("ten replicas that start at once on an empty database share one key", async () => {
  const servers = await Promise.all(Array.from({ length: 10 }, () => startAuthServer(connection)));

  const kids = await Promise.all(servers.map(async ({ call }) => JSON.stringify((await call("GET", "/.well-known/jwks.json")).body)));

  expect(new Set(kids).size).toBe(1);
});

function readKid(token: unknown): unknown {
  return decodeProtectedHeader(String(token)).kid;
}
