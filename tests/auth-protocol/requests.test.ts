import { expect, test } from "vitest";
import { startAuthServer } from "#tests/support/auth-server.ts";
import { serviceKey } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const ada = { email: "ada@example.org", password: "a long and odd one" };

test("errors have the older shape without a version and the newer one with it", async () => {
  const { call } = await startAuthServer(connection);
  const body = { ...ada, password: "wrong" };

  const older = await call("POST", "/token?grant_type=password", { body, headers: { "X-Supabase-Api-Version": "2023-12-31" } });
  const newer = await call("POST", "/token?grant_type=password", { body });

  expect(older.body).toEqual({ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" });
  expect(older.headers.get("x-supabase-api-version")).toBeNull();
  expect(newer.body).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  expect(newer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(newer.headers.get("x-sb-error-code")).toBe("invalid_credentials");
});

test.each([
  ["nothing", "", 400, "bad_json"],
  ["half an object", '{"email":', 400, "bad_json"],
  ["a list", "[]", 400, "bad_json"],
  ["a list for a text", '{"email":["a@example.org"],"password":"a long and odd one"}', 400, "bad_json"],
  ["an object for a text", '{"email":"ada@example.org","password":{"$ne":""}}', 400, "bad_json"],
  ["NUL in a text", '{"email":"ada@example.org","password":"a\\u0000bcdefg"}', 400, "validation_failed"],
  ["NUL in a key", '{"email":"ada@example.org","password":"a long and odd one","data":{"a\\u0000":1}}', 400, "validation_failed"],
  ["half a surrogate", '{"email":"ada@example.org","password":"\\ud800 long and odd"}', 400, "validation_failed"],
  ["more than a mebibyte", JSON.stringify({ email: "x".repeat(1024 * 1024) }), 413, "request_entity_too_large"],
])("a body of %s is refused", async (_, body, status, code) => {
  const { call } = await startAuthServer(connection);

  const answer = await call("POST", "/signup", { body });

  expect([answer.status, answer.body["code"]]).toEqual([status, code]);
});

test("a form in place of JSON is refused", async () => {
  const { call } = await startAuthServer(connection);

  const answer = await call("POST", "/signup", { body: "email=ada", headers: { "Content-Type": "application/x-www-form-urlencoded" } });

  expect(answer.status).toBe(415);
});

test("null at the top counts as absent, unknown fields are dropped", async () => {
  const { call } = await startAuthServer(connection);

  const answer = await call("POST", "/signup", {
    body: {
      ...ada,
      phone: null,
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: {},
      options: { redirectTo: 1 },
      id: "x",
      isAnonymous: true,
    },
  });

  expect([answer.status, answer.headers.get("sb-auth-user-id")]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test.each([
  [{ code_challenge: "x".repeat(43) }, "PKCE flow requires code_challenge_method and code_challenge"],
  [{ code_challenge: "x".repeat(42), code_challenge_method: "s256" }, "code challenge has to be between 43 and 128 characters"],
])("a challenge of %j is refused", async (challenge, message) => {
  const { call } = await startAuthServer(connection);

  const answer = await call("POST", "/recover", { body: { email: ada.email, ...challenge } });

  expect([answer.status, answer.body["message"]]).toEqual([400, message]);
});

const noSuchChannel =
  "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.";

test.each([
  ["POST", "/signup", { email: ada.email }, "Signup requires a valid password"],
  ["POST", "/signup", { email: ada.email, code_challenge: "x" }, "Signup requires a valid password"],
  ["POST", "/signup", { ...ada, email: "no address" }, "Unable to validate email address: invalid format"],
  ["POST", "/signup", { ...ada, email: `${"x".repeat(250)}@example.org` }, "An email address is too long"],
  ["POST", "/recover", {}, "Password recovery requires an email"],
  ["POST", "/otp", {}, "One of email or phone must be set"],
  ["POST", "/otp", { email: ada.email, phone: "+15551234567" }, "Only an email address or phone number should be provided"],
  ["POST", "/otp", { email: ada.email, channel: "sms" }, "Channel should only be specified with Phone OTP"],
  ["POST", "/otp", { phone: "+15551234567", channel: "whatsapp" }, noSuchChannel],
  ["POST", "/signup", { phone: "+15551234567", password: ada.password, channel: "whatsapp" }, noSuchChannel],
  ["POST", "/resend", { email: ada.email }, "Missing one of these types: signup, email_change, sms, phone_change"],
  ["POST", "/resend", { type: "signup" }, "Missing email address or phone number"],
  ["POST", "/resend", { type: "signup", phone: "+15551234567" }, "Type provided requires an email address"],
  ["POST", "/resend", { type: "sms", email: ada.email }, "Type provided requires a phone number"],
  ["POST", "/token?grant_type=password", { password: "x" }, "missing email or phone"],
  [
    "POST",
    "/token?grant_type=password",
    { ...ada, phone: "+15551234567" },
    "Only an email address or phone number should be provided on login.",
  ],
  ["POST", "/token?grant_type=pkce", { auth_code: "x" }, "invalid request: both auth code and code verifier should be non-empty"],
])("%s %s with %j is refused in the protocol's words", async (method, path, body, message) => {
  const { call } = await startAuthServer(connection);

  const answer = await call(method, path, { body });

  expect([answer.status, answer.body["code"], answer.body["message"]]).toEqual([400, "validation_failed", message]);
});

test("an unknown grant type is refused in the words of the protocol", async () => {
  const { call } = await startAuthServer(connection);

  const answer = await call("POST", "/token?grant_type=client_credentials", { body: {} });

  expect([answer.status, answer.body["code"], answer.body["message"]]).toEqual([400, "invalid_credentials", "unsupported_grant_type"]);
});

test("with a public key configured every call but the links needs it", async () => {
  const { call } = await startAuthServer(connection, { apiKey: "public", serviceKey });

  const without = await call("GET", "/settings");
  const wrong = await call("GET", "/settings", { headers: { apikey: "publi" } });
  const inQuery = await call("GET", "/settings?apikey=public");
  const service = await call("GET", "/settings", { headers: { apikey: serviceKey } });
  const keys = await call("GET", "/.well-known/jwks.json");
  const link = await call("GET", "/verify?token=x&type=signup");

  expect([without, wrong, inQuery, service, keys, link].map(({ status }) => status)).toEqual([401, 401, 200, 200, 200, 303]);
  expect(wrong.body).toEqual({ message: "Invalid API key" });
});

test("the published keys are public alone and may be kept for ten minutes", async () => {
  const { call } = await startAuthServer(connection);

  const { body, headers } = await call("GET", "/.well-known/jwks.json");

  expect(body["keys"]).toEqual([
    {
      kty: "EC",
      crv: "P-256",
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: "ES256",
      use: "sig",
      key_ops: ["verify"],
    },
  ]);
  expect(headers.get("cache-control")).toBe("public, max-age=600");
});

test("settings and health say what is open", async () => {
  const { call } = await startAuthServer(connection, { hasAnonymous: true, isSignupDisabled: true });

  const settings = await call("GET", "/settings");
  const health = await call("GET", "/health");

  expect(settings.body).toMatchObject({
    external: { anonymous_users: true, email: true, phone: false, google: false },
    disable_signup: true,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    saml_enabled: false,
  });
  expect(health.body).toMatchObject({ name: "GoTrue", version: expect.any(String), description: expect.any(String) });
});

test("unknown paths and methods answer in the protocol's shape", async () => {
  const { call } = await startAuthServer(connection);

  const nowhere = await call("GET", "/nowhere");
  const method = await call("DELETE", "/settings");

  expect([nowhere.status, nowhere.body["code"]]).toEqual([404, "not_found"]);
  expect([method.status, method.headers.get("allow")]).toEqual([405, "GET"]);
});

test("another site's browser is refused, tokens are never kept by caches", async () => {
  const { call } = await startAuthServer(connection);

  const foreign = await call("POST", "/signup", { body: ada, headers: { Origin: "https://evil.example" } });
  const own = await call("POST", "/signup", { body: ada, headers: { Origin: "http://localhost:3000" } });

  expect([foreign.status, foreign.body["code"]]).toEqual([403, "unexpected_audience"]);
  expect([own.status, own.headers.get("cache-control"), own.headers.get("referrer-policy")]).toEqual([200, "no-store", "no-referrer"]);
});

test.each(["/recover", "/signup", "/otp", "/resend", "/verify"])("the 31st call of %s in five minutes is asked to wait", async (path) => {
  const { call } = await startAuthServer(connection);
  for (let calls = 0; calls < 30; calls += 1) await call("POST", path, { body: { nothing: true } });

  const answer = await call("POST", path, { body: { nothing: true } });

  expect([answer.status, answer.body["code"]]).toEqual([429, "over_request_rate_limit"]);
});
