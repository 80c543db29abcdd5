import { afterAll, beforeEach, expect, test } from "vitest";
import { authUsers } from "#db/auth-schema.server.ts";
import { startFakeCaptcha } from "#tests/support/fake-captcha.ts";
import { serveAuth } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const service = await startFakeCaptcha();
const site = serveAuth(connection, {
  captcha: { provider: "hcaptcha", siteKey: null, url: service.url, secret: "a captcha secret" },
  wallets: ["ethereum"],
  hasAnonymous: true,
  hasSaml: true,
});
const unreachable = serveAuth(connection, {
  captcha: { provider: "turnstile", siteKey: null, url: "http://127.0.0.1:1/siteverify", secret: "a captcha secret" },
});
afterAll(async () => await service.close());
beforeEach(() => {
  service.asked.length = 0;
  service.answerWith(null);
});

const credentials = { email: "ann@example.org", password: "correct horse battery" };

test("a solved captcha lets a sign-up through, and the service learns secret, answer and address", async () => {
  const { error } = await site.createClient().signUp({ ...credentials, options: { captchaToken: "solved" } });

  expect(error).toBeNull();
  expect(service.asked).toEqual([{ secret: "a captcha secret", response: "solved", remoteip: "127.0.0.1" }]);
});

test.each([
  ["sign-up", "/signup", credentials],
  ["anonymous sign-in", "/signup", {}],
  ["sign-in by password", "/token?grant_type=password", credentials],
  ["sign-in by wallet", "/token?grant_type=web3", { chain: "ethereum" }],
  ["code by mail", "/otp", { email: credentials.email }],
  ["recovery", "/recover", { email: credentials.email }],
  ["single sign-on", "/sso", { domain: "example.org" }],
  ["mail once more", "/resend", { type: "signup", email: credentials.email }],
])("%s without a captcha or with a wrong one is refused", async (_, path, body) => {
  const call = async (captcha?: string) =>
    (await site.getServer().call("POST", path, { body: { ...body, gotrue_meta_security: { captcha_token: captcha } } })).body;

  expect(await call()).toEqual({ code: "captcha_failed", message: "captcha protection: request disallowed (no captcha_token found)" });
  expect(await call("guessed")).toEqual({
    code: "captcha_failed",
    message: "captcha protection: request disallowed (invalid-input-response)",
  });
  expect(await connection.db.select().from(authUsers)).toEqual([]);
});

test.each([
  ["localhost", undefined],
  ["evil.example", "captcha_failed"],
])("a check that was solved on %s gives %s", async (hostname, code) => {
  service.answerWith({ status: 200, body: JSON.stringify({ success: true, hostname }) });

  const { error } = await site.createClient().signUp({ ...credentials, options: { captchaToken: "solved" } });

  expect(error?.code).toBe(code);
});

test("refreshing and the own account need no captcha", async () => {
  const client = site.createClient();
  await client.signUp({ ...credentials, options: { captchaToken: "solved" } });
  service.asked.length = 0;

  const answers = [await client.refreshSession(), await client.getUser(), await client.updateUser({ data: { full_name: "Ann" } })];

  expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
  expect(service.asked).toEqual([]);
});

test.each([
  ["fails", { status: 500, body: '{"success":true}' }],
  ["sends on", { status: 307, body: '{"success":true}' }],
  ["answers with no JSON", { status: 200, body: "<html>" }],
  ["answers with no verdict", { status: 200, body: "null" }],
  ["answers with a word for a verdict", { status: 200, body: '{"success":"true"}' }],
  ["answers without end", { status: 200, body: `{"success":true,"more":"${"x".repeat(70_000)}"}` }],
])("nobody is let through when the service %s", async (_, verdict) => {
  service.answerWith(verdict);

  const { error } = await site.createClient().signUp({ ...credentials, options: { captchaToken: "solved" } });

  expect(error).toMatchObject({ status: 400, code: "captcha_failed" });
});

test("nobody is let through when the service is not there", async () => {
  const { error } = await unreachable.createClient().signUp({ ...credentials, options: { captchaToken: "solved" } });

  expect(error).toMatchObject({
    status: 400,
    code: "captcha_failed",
    message: "captcha protection: request disallowed (captcha verification is not available)",
  });
});
