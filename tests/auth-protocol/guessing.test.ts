import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { authFactors, authRecoveryCodes } from "#db/auth-schema.server.ts";
import { startAuthServer, type Answer, type AuthServer } from "#tests/support/auth-server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const ada = { email: "ada@example.org", password: "a long and odd one" };

async function openAccount(options: Parameters<typeof startAuthServer>[1] = {}) {
  const server = await startAuthServer(connection, { mailIntervalSeconds: 0, rateMultiplier: 1, ...options });
  const { body } = await server.call("POST", "/signup", { body: ada });
  await connection.pool.query("update auth_users set email_proved_by = 'mail', email_proved_at = now()");
  return { server, token: String(body["access_token"]) };
}

async function addFactor({ server, token }: { server: AuthServer; token: string }) {
  const { body } = await server.call("POST", "/factors", { token, body: { factor_type: "totp", friendly_name: "app" } });
  const path = `/factors/${String(body["id"])}`;
  const totp = new TOTP({ secret: (body["totp"] as { secret: string }).secret });
  const answer = async (code: string, bearer = token): Promise<Answer> => {
    const challenge = await server.call("POST", `${path}/challenge`, { token: bearer });
    return await server.call("POST", `${path}/verify`, { token: bearer, body: { challenge_id: challenge.body["id"], code } });
  };
  const raised = await answer(totp.generate({ timestamp: Date.now() - 30_000 }));
  return { totp, answer, raised: String(raised.body["access_token"]) };
}

const signIn = async (server: AuthServer, headers: Record<string, string> = {}) =>
  await server.call("POST", "/token?grant_type=password", { body: ada, headers });
const passTime = (interval: string) =>
  connection.pool.query("update rate_limits set expire = expire - extract(epoch from $1::interval)::bigint * 1000", [interval]);
const wrong = "000000x";
const codeFrom = ({ mails }: AuthServer) => {
  const mail = mails.findLast((sent) => "code" in sent);
  return mail && "code" in mail ? mail.code : "";
};

test("after ten wrong codes a factor pauses for a quarter of an hour, and its owner has heard of the fifth", async () => {
  const account = await openAccount();
  const { totp, answer } = await addFactor(account);
  const { body } = await signIn(account.server);
  const thief = String(body["access_token"]);

  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) statuses.push((await answer(wrong, thief)).status);
  await connection.pool.query("delete from rate_limits where key like 'auth-factor%'");
  const paused = await answer(totp.generate(), thief);
  await passTime("16 minutes");
  const later = await answer(totp.generate(), thief);

  expect(new Set(statuses)).toEqual(new Set([422]));
  expect([paused.status, paused.body["code"]]).toEqual([429, "over_request_rate_limit"]);
  expect(Number(paused.headers.get("retry-after"))).toBeGreaterThan(800);
  expect(later.status).toBe(200);
  expect(account.server.mails.map(({ kind }) => kind)).toEqual(["factor_added", "codes_guessed"]);
});

test("a hundred wrong codes in a row close a factor until its owner opens a mail", async () => {
  const account = await openAccount();
  const { totp, answer } = await addFactor(account);
  const thief = String((await signIn(account.server)).body["access_token"]);
  for (let tries = 0; tries < 100; tries += 1) {
    await connection.pool.query("delete from rate_limits where key like 'auth-factor%' or key like 'codes:%'");
    await answer(wrong, thief);
  }
  await connection.pool.query("delete from rate_limits where key like 'auth-factor%' or key like 'codes:%'");

  const closed = await answer(totp.generate(), thief);
  await account.server.client().resetPasswordForEmail(ada.email);
  await account.server.call("POST", "/verify", { body: { type: "recovery", email: ada.email, token: codeFrom(account.server) } });
  const opened = await answer(totp.generate(), String((await signIn(account.server)).body["access_token"]));

  expect([closed.status, opened.status]).toEqual([429, 200]);
  expect(Number(closed.headers.get("retry-after"))).toBeGreaterThan(24 * 60 * 60);
}, 60_000);

test("mailed codes are guessed ten times, however many mails are asked for, and the link still works", async () => {
  const { server } = await openAccount({ rateMultiplier: 1 });
  const guess = async () => (await server.call("POST", "/verify", { body: { type: "recovery", email: ada.email, token: wrong } })).status;
  const statuses: number[] = [];
  for (const _ of [1, 2, 3]) {
    await server.client().resetPasswordForEmail(ada.email);
    for (let tries = 0; tries < 4; tries += 1) statuses.push(await guess());
  }

  const right = await server.call("POST", "/verify", { body: { type: "recovery", email: ada.email, token: codeFrom(server) } });
  const mail = server.mails.findLast(({ kind }) => kind === "recovery");
  const link = new URL(mail && "link" in mail ? mail.link : "").searchParams.get("token");
  const byLink = await server.call("POST", "/verify", { body: { type: "recovery", token_hash: link } });

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  expect([right.status, byLink.status]).toEqual([429, 200]);
  expect(server.mails.filter(({ kind }) => kind === "codes_guessed")).toHaveLength(1);
});

test("a hundred wrong passwords of strangers lock neither a device that has signed in before nor anybody for more than a day", async () => {
  const { server } = await openAccount();
  const own = await signIn(server, { "X-Forwarded-For": "203.0.113.9" });
  const Cookie = own.headers.get("set-cookie")?.split(";")[0] ?? "";
  const guess = (network: number) =>
    server.call("POST", "/token?grant_type=password", {
      body: { ...ada, password: wrong },
      headers: { "X-Forwarded-For": `198.51.100.${network}` },
    });
  for (let network = 0; network < 10; network += 1) await Promise.all(Array.from({ length: 10 }, () => guess(network)));

  const locked = await signIn(server, { "X-Forwarded-For": "203.0.113.10" });
  const known = await signIn(server, { "X-Forwarded-For": "198.51.100.1", Cookie });
  for (let network = 0; network < 10; network += 1) await Promise.all(Array.from({ length: 10 }, () => guess(network)));
  await passTime("24 hours");
  const nextDay = await signIn(server, { "X-Forwarded-For": "203.0.113.10" });

  expect([locked.status, known.status, nextDay.status]).toEqual([429, 200, 200]);
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(23 * 60 * 60);
  expect(own.headers.get("set-cookie")).toMatch(/^giftwright_device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
}, 60_000);

test("a device that is known guesses no more often than any other", async () => {
  const { server } = await openAccount();
  const Cookie = (await signIn(server)).headers.get("set-cookie")?.split(";")[0] ?? "";
  const statuses: number[] = [];

  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(
      (await server.call("POST", "/token?grant_type=password", { body: { ...ada, password: wrong }, headers: { Cookie } })).status,
    );

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test("ten recovery codes stand in for a lost factor, each once and in any writing", async () => {
  const account = await openAccount();
  const { raised } = await addFactor(account);
  const { body } = await account.server.call("POST", "/factors/recovery-codes", { token: raised });
  const codes = body["codes"] as string[];
  const [first = "", second = ""] = codes;
  const lower = String((await signIn(account.server)).body["access_token"]);
  const redeem = (code: string) => account.server.call("POST", "/factors/recovery", { token: lower, body: { code } });

  const used = await redeem(` ${first.toUpperCase().replace("-", " ")} `);
  const again = await redeem(first);
  const removed = account.server.client();
  await removed.setSession({ access_token: String(used.body["access_token"]), refresh_token: String(used.body["refresh_token"]) });
  const { data: factors } = await removed.mfa.listFactors();
  const unenrolled = await removed.mfa.unenroll({ factorId: factors?.totp[0]?.id ?? "" });

  expect(codes).toHaveLength(10);
  expect(second).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  expect([used.status, again.status, again.body["code"]]).toEqual([200, 422, "mfa_verification_failed"]);
  expect(unenrolled.error).toBeNull();
  expect(await db.select().from(authFactors)).toEqual([]);
  expect(await db.select().from(authRecoveryCodes)).toHaveLength(9);
  expect(JSON.stringify(await db.select().from(authRecoveryCodes))).not.toContain(second);
  expect(account.server.mails.map(({ kind }) => kind)).toEqual(["factor_added", "recovery_code_used", "factor_removed"]);
});

test("recovery codes are made anew only by whoever has the factor, and only with a fresh proof", async () => {
  const account = await openAccount();
  const { raised } = await addFactor(account);
  const make = async (token: string) => {
    const { status, body } = await account.server.call("POST", "/factors/recovery-codes", { token });
    return [status, body["code"]];
  };
  const lower = String((await signIn(account.server)).body["access_token"]);

  expect(await make(lower)).toEqual([403, "insufficient_aal"]);
  expect(await make(raised)).toEqual([200, undefined]);
  expect((await account.server.call("GET", "/factors/recovery-codes", { token: raised })).body).toEqual({ left: 10 });
  await connection.pool.query("update auth_sessions set created_at = now() - interval '11 minutes'");
  expect(await make(raised)).toEqual([400, "reauthentication_needed"]);
});
