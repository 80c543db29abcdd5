import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import { startAuthServer, type AuthServer } from "#tests/support/auth-server.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const ada = { email: "ada@example.org", password: "a long and odd one" };

interface Tokens {
  access: string;
  refresh: string;
}

async function signUp({ call }: AuthServer): Promise<Tokens> {
  const { body } = await call("POST", "/signup", { body: ada });
  return { access: String(body["access_token"]), refresh: String(body["refresh_token"]) };
}

async function signIn({ call }: AuthServer): Promise<Tokens> {
  const { body } = await call("POST", "/token?grant_type=password", { body: ada });
  return { access: String(body["access_token"]), refresh: String(body["refresh_token"]) };
}

const refresh = ({ call }: AuthServer, token: string) =>
  call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });

test("however many replicas refresh one token at once, there is one successor", async () => {
  const one = await startAuthServer(connection, { rateMultiplier: 100 });
  const other = await startAuthServer(connection, { rateMultiplier: 100 });
  let { refresh: token } = await signUp(one);

  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => refresh(turn % 2 ? one : other, token)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ body }) => body["refresh_token"]));
    expect(successors.size).toBe(1);
    token = String([...successors][0]);
  }

  const { rows } = await connection.pool.query("select refresh_counter from auth_sessions");
  expect(rows).toEqual([{ refresh_counter: 5 }]);
});

test("the direct parent gives the living token however late, an older one ends the session", async () => {
  const server = await startAuthServer(connection);
  const { refresh: first } = await signUp(server);
  const second = String((await refresh(server, first)).body["refresh_token"]);
  await connection.pool.query("update auth_sessions set refreshed_at = now() - interval '1 hour'");

  const lateParent = await refresh(server, first);
  const third = String((await refresh(server, second)).body["refresh_token"]);
  await connection.pool.query("update auth_sessions set refreshed_at = now() - interval '1 hour'");
  const reused = await refresh(server, first);
  const living = await refresh(server, third);

  expect([lateParent.status, lateParent.body["refresh_token"]]).toEqual([200, second]);
  expect([reused.status, reused.body["code"], reused.body["message"]]).toEqual([
    400,
    "refresh_token_already_used",
    "Invalid Refresh Token: Already Used",
  ]);
  expect([living.status, living.body["code"]]).toEqual([400, "refresh_token_not_found"]);
});

test("an older ancestor within ten seconds gives the living token", async () => {
  const server = await startAuthServer(connection);
  const { refresh: first } = await signUp(server);
  const second = String((await refresh(server, first)).body["refresh_token"]);
  const third = String((await refresh(server, second)).body["refresh_token"]);

  const answer = await refresh(server, first);

  expect([answer.status, answer.body["refresh_token"]]).toEqual([200, third]);
});

test.each([
  ["no token", "hello", 400, "validation_failed", "Refresh token is not valid"],
  ["an empty one", "", 400, "validation_failed", "Refresh token is not valid"],
])("%s is refused as malformed", async (_, token, status, code, message) => {
  const server = await startAuthServer(connection);

  const answer = await refresh(server, token);

  expect([answer.status, answer.body["code"], answer.body["message"]]).toEqual([status, code, message]);
});

test.each([
  ["idle", "refreshed_at = now() - interval '31 days', created_at = now() - interval '40 days'"],
  ["old", "refreshed_at = now(), created_at = now() - interval '91 days'"],
  ["ended from outside", "not_after = now() - interval '1 second'"],
])("a session that is %s gives nothing more", async (_, change) => {
  const server = await startAuthServer(connection);
  const { access, refresh: token } = await signUp(server);
  await connection.pool.query(`update auth_sessions set ${change}`);

  const refreshed = await refresh(server, token);
  const user = await server.call("GET", "/user", { token: access });

  expect([refreshed.status, refreshed.body["code"]]).toEqual([400, "session_expired"]);
  expect([user.status, user.body["code"]]).toEqual([403, "session_not_found"]);
});

test("a ban holds at once, with its own message at each endpoint, and ends in its time", async () => {
  const server = await startAuthServer(connection);
  const { access, refresh: token } = await signUp(server);
  await connection.pool.query("update auth_users set banned_until = now() + interval '1 hour'");

  const user = await server.call("GET", "/user", { token: access });
  const refreshed = await refresh(server, token);
  const signedIn = await server.call("POST", "/token?grant_type=password", { body: ada });
  await connection.pool.query("update auth_users set banned_until = now() - interval '1 second'");
  const later = await server.call("GET", "/user", { token: access });

  expect([user.status, user.body["code"], user.body["message"]]).toEqual([403, "user_banned", "User is banned"]);
  expect([refreshed.status, refreshed.body["message"]]).toEqual([400, "Invalid Refresh Token: User Banned"]);
  expect([signedIn.status, signedIn.body["code"]]).toEqual([400, "user_banned"]);
  expect(later.status).toBe(200);
});

test.each([
  ["global", [false, false]],
  ["local", [false, true]],
  ["others", [true, false]],
] as const)("signing out with scope %s acts on the server at once", async (scope, alive) => {
  const server = await startAuthServer(connection);
  const mine = await signUp(server);
  const others = await signIn(server);

  const answer = await server.call("POST", `/logout?scope=${scope}`, {
    token: mine.access,
    headers: { "Content-Type": "application/json" },
  });

  const after = await Promise.all([mine, others].map(({ access }) => server.call("GET", "/user", { token: access })));
  expect(answer.status).toBe(204);
  expect(after.map(({ status }) => status === 200)).toEqual(alive);
});

test("the client library signs out, and an unknown scope is refused", async () => {
  const server = await startAuthServer(connection);
  const auth = server.client();
  await auth.signUp(ada);
  const { access } = await signIn(server);

  const wrong = await server.call("POST", "/logout?scope=all", { token: access });
  const { error } = await auth.signOut({ scope: "local" });

  expect([wrong.status, wrong.body["message"]]).toEqual([400, 'Unsupported logout scope "all"']);
  expect(error).toBeNull();
});

test("the token of a deleted user is refused as such", async () => {
  const server = await startAuthServer(connection);
  const { access } = await signUp(server);
  await connection.pool.query("delete from auth_users");

  const answer = await server.call("GET", "/user", { token: access });

  expect([answer.status, answer.body["code"], answer.body["message"]]).toEqual([
    403,
    "user_not_found",
    "User from sub claim in JWT does not exist",
  ]);
});

test("requests during which their account is deleted are refused as those of a deleted user", async () => {
  const server = await startAuthServer(connection);
  const { access } = await signUp(server);

  const answers = await meanwhile(connection, "delete from auth_users", () => [
    server.call("PUT", "/user", { token: access, body: { data: { full_name: "Ada" } } }),
    server.call("POST", "/factors", { token: access, body: { factor_type: "totp" } }),
    server.call("POST", "/token?grant_type=password", { body: ada }),
  ]);

  expect(answers.map(({ status, body }) => [status, body["code"]])).toEqual(answers.map(() => [403, "user_not_found"]));
});

test.each([
  ["no header", undefined, 401, "no_authorization"],
  ["another scheme", "Basic abc", 401, "no_authorization"],
  ["no token", "Bearer ", 401, "no_authorization"],
  ["no JWT", "Bearer abc", 403, "bad_jwt"],
])("%s is refused", async (_, authorization, status, code) => {
  const { call } = await startAuthServer(connection);

  const answer = await call("GET", "/user", { headers: authorization === undefined ? {} : { Authorization: authorization } });

  expect([answer.status, answer.body["code"]]).toEqual([status, code]);
});

test("the scheme is read in any case, a token in the query not at all", async () => {
  const server = await startAuthServer(connection);
  const { access } = await signUp(server);

  const lower = await server.call("GET", "/user", { headers: { Authorization: `bearer ${access}` } });
  const query = await server.call("GET", `/user?access_token=${access}`);

  expect([lower.status, query.status]).toEqual([200, 401]);
});

test("forged tokens are refused: another key under our id, no algorithm, a refresh token", async () => {
  const server = await startAuthServer(connection);
  const { access, refresh: refreshToken } = await signUp(server);
  const { kid = "" } = decodeProtectedHeader(access);
  const { privateKey } = await generateKeyPair("ES256");
  const otherKey = await new SignJWT(decodeJwt(access)).setProtectedHeader({ alg: "ES256", kid, typ: "JWT" }).sign(privateKey);
  const unsigned = `${Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url")}.${access.split(".")[1]}.`;

  const answers = await Promise.all([otherKey, unsigned, refreshToken].map((token) => server.call("GET", "/user", { token })));

  expect(answers.map(({ status, body }) => [status, body["code"]])).toEqual(Array.from({ length: 3 }, () => [403, "bad_jwt"]));
});

test.each([
  ["another issuer", { iss: "https://elsewhere.example" }],
  ["another audience", { aud: "anon" }],
  ["a time that is over", { exp: 1 }],
  ["a time to come", { nbf: 9_999_999_999 }],
  ["no subject", { sub: undefined }],
])("a token of a known key with %s is refused", async (_, changes) => {
  const secret = Buffer.from("a shared secret of many characters");
  const server = await startAuthServer(connection, { extraKeys: [{ kty: "oct", alg: "HS256", k: secret.toString("base64url") }] });
  const { access } = await signUp(server);
  const claims = decodeJwt(access);
  const sign = (payload: object) => new SignJWT({ ...payload }).setProtectedHeader({ alg: "HS256" }).sign(secret);

  const right = await server.call("GET", "/user", { token: await sign(claims) });
  const changed = await server.call("GET", "/user", { token: await sign({ ...claims, ...changes }) });

  expect(right.status).toBe(200);
  expect([changed.status, changed.body["code"]]).toEqual([403, "bad_jwt"]);
});

test("a refresh keeps how the session was opened", async () => {
  const server = await startAuthServer(connection);
  const auth = server.client();
  await auth.signUp(ada);
  const before = (await auth.getClaims()).data?.claims;

  await auth.refreshSession();

  const after = (await auth.getClaims()).data?.claims;
  expect(after?.session_id).toBe(before?.session_id);
  expect(after?.amr).toEqual(before?.amr);
});

test("the 151st refresh of five minutes is asked to wait", async () => {
  const server = await startAuthServer(connection);
  await signUp(server);
  await connection.pool.query(
    "insert into rate_limits (key, points, expire) values ('auth-refresh:127.0.0.1', 150, (extract(epoch from now()) * 1000)::bigint + 60000)",
  );

  const answer = await refresh(server, "whatever");

  expect([answer.status, answer.body["code"], answer.body["message"]]).toEqual([
    429,
    "over_request_rate_limit",
    "Request rate limit reached",
  ]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
