import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const ada = { email: "ada@example.org", password: "a long and odd one" };
const json = { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" };

const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "ada@example.org",
    "+15551234567",
    "signup",
    "email",
    "sms",
    "s256",
    "recovery",
    "x".repeat(60),
    "\ud800",
    "%00",
    "__proto__",
  ),
  fc.jsonValue(),
);
const names = [
  "email",
  "phone",
  "password",
  "data",
  "token",
  "token_hash",
  "type",
  "refresh_token",
  "auth_code",
  "code_verifier",
  "code_challenge",
  "code_challenge_method",
  "nonce",
  "current_password",
  "create_user",
  "channel",
  "gotrue_meta_security",
];
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), odd).map((fields) => JSON.stringify(fields)),
  fc.string(),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);
const route = fc.constantFrom(
  "POST /signup",
  "POST /token?grant_type=password",
  "POST /token?grant_type=refresh_token",
  "POST /token?grant_type=pkce",
  "POST /otp",
  "POST /undo",
  "POST /verify/preview",
  "POST /reauthenticate",
  "POST /verify",
  "POST /recover",
  "POST /resend",
  "PUT /user",
);

test("no request body makes the auth service fail", async () => {
  const app = createTestApp(connection, {
    auth: { rateMultiplier: 100_000, hasAnonymous: true, hasPhone: true, mailIntervalSeconds: 0, smsIntervalSeconds: 0 },
  });
  const signedUp = await app.request("/auth/v1/signup", { method: "POST", headers: json, body: JSON.stringify(ada) });
  const { access_token: token } = await signedUp.json();

  await fc.assert(
    fc.asyncProperty(route, body, async (where, text) => {
      const [method = "", path = ""] = where.split(" ");
      const answer = await app.request(`/auth/v1${path}`, { method, headers: { ...json, Authorization: `Bearer ${token}` }, body: text });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
}, 120_000);

test("no link makes its verification fail, or leads to another site", async () => {
  const app = createTestApp(connection, { auth: { rateMultiplier: 100_000 } });
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("https://evil.example", "http://localhost:3000/ü#ü", "pkce_", "email_change", "recovery"),
  );

  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom("token", "type", "redirect_to", "token_hash", "apikey"), text), async (query) => {
      const wellFormed = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value.toWellFormed()]));
      const answer = await app.request(`/auth/v1/verify?${new URLSearchParams(wellFormed)}`);
      expect([303, 400]).toContain(answer.status);
      expect(new URL(answer.headers.get("location") ?? "http://localhost:3000").origin).toBe("http://localhost:3000");
    }),
    { numRuns: 500 },
  );
}, 60_000);
