import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { afterAll, expect, test } from "vitest";
import { authIdentities, authUsers } from "#db/auth-schema.server.ts";
import { createAuthClient } from "#tests/support/auth-client.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { startOpenIdIssuer } from "#tests/support/open-id-issuer.ts";
import { createTestApp, type TestAuthOptions } from "#tests/support/test-app.ts";
import { createTestBrowser } from "#tests/support/test-browser.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const issuer = await startOpenIdIssuer();
const impostor = await startOpenIdIssuer();
afterAll(async () => await Promise.all([issuer.close(), impostor.close()]));

const google = { clientId: "google-client", secret: "google-secret", issuer: issuer.issuer };
const ada = { aud: "google-client", sub: "ada-1", email: "ada@example.org", email_verified: true, name: "Ada" };

function openSite(auth: TestAuthOptions = {}) {
  const app = createTestApp(connection, {
    auth: { oauth: { google, acme: { ...google, clientId: "acme-client" } }, confirmsEmailItself: false, ...auth },
  });
  const { fetch } = createTestBrowser(app);
  return { app, client: createAuthClient({ fetch }), otherClient: () => createAuthClient({ fetch }) };
}

const sha256 = (text: string) => createHash("sha256").update(text);
const halfHash = (text: string) => sha256(text).digest().subarray(0, 16).toString("base64url");

test("an ID token with its nonce and access token signs in", async () => {
  const { client } = openSite();
  const token = await issuer.issueIdToken({ ...ada, nonce: sha256("raw nonce").digest("hex"), at_hash: halfHash("provider token") });

  const { data, error } = await client.signInWithIdToken({ provider: "google", token, nonce: "raw nonce", access_token: "provider token" });

  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: "ada@example.org", user_metadata: { full_name: "Ada" }, app_metadata: { provider: "google" } });
  expect(decodeJwt(data.session?.access_token ?? "")["amr"]).toMatchObject([{ method: "oauth" }]);
});

test.each([
  { what: "of another audience", payload: { aud: "somebody-else" }, message: "Unacceptable audience in id_token: [somebody-else]" },
  { what: "that is over", payload: { exp: 1_000 }, message: "Bad ID token" },
  { what: "of another issuer", payload: { iss: "https://evil.example" }, message: "Bad ID token" },
  { what: "without a subject", payload: { sub: "" }, message: "Missing sub claim in id_token" },
  {
    what: "with a nonce that the client does not know",
    payload: { nonce: "abc" },
    message: "Passed nonce and nonce in id_token should either both exist or not.",
  },
])("an ID token $what is refused", async ({ payload, message }) => {
  const { client } = openSite();
  const token = await issuer.issueIdToken({ ...ada, ...payload });

  const { error } = await client.signInWithIdToken({ provider: "google", token });

  expect(error).toMatchObject({ status: 400, message });
  expect(await connection.db.select().from(authUsers)).toEqual([]);
});

test.each([
  {
    what: "another nonce than the client's",
    payload: { nonce: sha256("another").digest("hex") },
    given: { nonce: "raw nonce" },
    message: "Nonces mismatch",
  },
  { what: "the client's nonce in the open", payload: { nonce: "raw nonce" }, given: { nonce: "raw nonce" }, message: "Nonces mismatch" },
  {
    what: "no nonce where the client has one",
    payload: {},
    given: { nonce: "raw nonce" },
    message: "Passed nonce and nonce in id_token should either both exist or not.",
  },
  {
    what: "the hash of another access token",
    payload: { at_hash: halfHash("another") },
    given: { access_token: "provider token" },
    message: "Bad ID token",
  },
])("an ID token with $what is refused", async ({ payload, given, message }) => {
  const { client } = openSite();
  const token = await issuer.issueIdToken({ ...ada, ...payload });

  const { error } = await client.signInWithIdToken({ provider: "google", token, ...given });

  expect(error).toMatchObject({ status: 400, message });
});

test("an ID token that another key signed, or nobody, is refused", async () => {
  const { client } = openSite();
  const forged = await impostor.issueIdToken({ ...ada, iss: issuer.issuer });
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify({ ...ada, iss: issuer.issuer, exp: 9_999_999_999 })).toString("base64url")}.`;

  const answers = [
    await client.signInWithIdToken({ provider: "google", token: forged }),
    await client.signInWithIdToken({ provider: "google", token: unsigned }),
  ];

  expect(answers.map(({ error }) => error?.message)).toEqual(["Bad ID token", "Bad ID token"]);
});

test.each([
  { body: { provider: "google" }, status: 400, answer: { error: "invalid request", error_description: "id_token required" } },
  {
    body: { id_token: "x" },
    status: 400,
    answer: { error: "invalid request", error_description: "provider or client_id and issuer required" },
  },
  { body: { id_token: "x", provider: "google" }, status: 400, answer: { error: "invalid request", error_description: "Bad ID token" } },
  {
    body: { id_token: "x", provider: "apple" },
    status: 400,
    answer: { code: "provider_disabled", message: 'Provider (issuer "https://appleid.apple.com") is not enabled' },
  },
  {
    body: { id_token: "x", provider: "custom:nobody" },
    status: 400,
    answer: { code: "validation_failed", message: 'Custom OIDC provider "custom:nobody" not allowed' },
  },
])("$body is answered with $answer", async ({ body, status, answer }) => {
  const { app } = openSite();

  const response = await app.request("/auth/v1/token?grant_type=id_token", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify(body),
  });

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(answer);
});

test("an ID token without a nonce signs in once, whoever else has seen it", async () => {
  const { client, otherClient } = openSite();
  const token = await issuer.issueIdToken(ada);

  const first = await client.signInWithIdToken({ provider: "google", token });
  const again = await otherClient().signInWithIdToken({ provider: "google", token });

  expect(first.error).toBeNull();
  expect(again.error).toMatchObject({ status: 400, message: "Bad ID token" });
});

test("the old way of naming the provider by its issuer still works", async () => {
  const { app } = openSite();
  const body = { client_id: "google-client", issuer: issuer.issuer, id_token: await issuer.issueIdToken(ada) };

  const response = await app.request("/auth/v1/token?grant_type=id_token", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

  expect(response.status).toBe(200);
});

test("a signed-in user links an identity by its ID token", async () => {
  const { client } = openSite({ hasManualLinking: true });
  await client.signInWithIdToken({ provider: "google", token: await issuer.issueIdToken(ada) });
  const token = await issuer.issueIdToken({ ...ada, aud: "acme-client", sub: "ada-at-acme", email: "ada@acme.example" });

  const { error } = await client.linkIdentity({ provider: "custom:acme", token });

  expect(error).toBeNull();
  expect(await connection.db.select({ provider: authIdentities.provider }).from(authIdentities)).toEqual([
    { provider: "google" },
    { provider: "custom:acme" },
  ]);
  expect(await connection.db.select().from(authUsers)).toMatchObject([{ email: "ada@example.org" }]);
});

test("an identity that another links in the same moment is refused", async () => {
  const { client, otherClient } = openSite({ hasManualLinking: true });
  await client.signInWithIdToken({ provider: "google", token: await issuer.issueIdToken(ada) });
  await otherClient().signInWithIdToken({
    provider: "google",
    token: await issuer.issueIdToken({ ...ada, sub: "bob", email: "bob@example.org" }),
  });
  const token = await issuer.issueIdToken({ ...ada, aud: "acme-client", sub: "at-acme" });
  const taking =
    "insert into auth_identities (user_id, provider, provider_id) select id, 'custom:acme', 'at-acme' from auth_users where email like 'bob%'";

  const [answer] = await meanwhile(connection, taking, () => [client.linkIdentity({ provider: "custom:acme", token })]);

  expect(answer?.error).toMatchObject({
    status: 422,
    code: "identity_already_exists",
    message: "Identity is already linked to another user",
  });
});

test("linking by ID token needs a signed-in user", async () => {
  const { app } = openSite({ hasManualLinking: true });
  const body = { provider: "google", link_identity: true, id_token: await issuer.issueIdToken(ada) };

  const response = await app.request("/auth/v1/token?grant_type=id_token", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

  expect(await response.json()).toEqual({
    error: "invalid request",
    error_description: "Linking requires a valid user access token in Authorization",
  });
});
