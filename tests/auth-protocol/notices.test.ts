import { TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { authFactors, authIdentities, authSessions, authUsers } from "#db/auth-schema.server.ts";
import type { Mail } from "#domain/messaging/mail.ts";
import { createAuthClient, readArrival, signInOnArrival } from "#tests/support/auth-client.ts";
import { startOpenIdIssuer } from "#tests/support/open-id-issuer.ts";
import { createTestApp, type TestAuthOptions } from "#tests/support/test-app.ts";
import { createTestBrowser } from "#tests/support/test-browser.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const issuer = await startOpenIdIssuer();
afterAll(issuer.close);

const ada = { email: "ada@example.org", password: "a long and odd one" };
const google = { clientId: "google-client", secret: "google-secret", issuer: issuer.issuer };
const home = "http://localhost:3000/auth/callback";

async function openAccount(auth: TestAuthOptions = {}) {
  const mails: Mail[] = [];
  const outbox = { postMail: async (_: unknown, mail: Mail) => void mails.push(mail), postTextMessage: async () => {} };
  const app = createTestApp(connection, {
    auth: { oauth: { google }, mailIntervalSeconds: 0, hasManualLinking: true, hasPhone: true, outbox, ...auth },
  });
  const browser = createTestBrowser(app);
  const client = createAuthClient({ fetch: browser.fetch });
  const { data } = await client.signUp(ada);
  const undo = async (kind: string) => {
    const mail = mails.findLast((sent) => sent.kind === kind);
    const token = mail && "link" in mail ? new URL(mail.link).hash.slice(1) : "";
    const answer = await app.request("/auth/v1/undo", {
      method: "POST",
      body: JSON.stringify({ token }),
      headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    });
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
  };
  const codeFor = (to: string) => {
    const mail = mails.findLast((sent) => sent.to === to && "code" in sent);
    return mail && "code" in mail ? mail.code : "";
  };
  return { mails, browser, client, undo, codeFor, userId: data.user?.id ?? "" };
}

async function addFactor({ client }: Awaited<ReturnType<typeof openAccount>>) {
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "app" });
  const secret = data && "totp" in data ? data.totp.secret : "";
  await client.mfa.challengeAndVerify({ factorId: data?.id ?? "", code: new TOTP({ secret }).generate() });
  return data?.id ?? "";
}

const tellKinds = (mails: readonly Mail[]) => mails.map(({ kind, to }) => [kind, to]);

test("an owner whose thief has added a second factor takes it back, and the thief is out", async () => {
  const account = await openAccount();
  await addFactor(account);

  const undone = await account.undo("factor_added");
  const again = await account.undo("factor_added");

  expect(tellKinds(account.mails)).toEqual([
    ["factor_added", ada.email],
    ["recovery", ada.email],
  ]);
  expect([undone.status, again]).toEqual([200, { status: 403, code: "otp_expired" }]);
  expect([await db.select().from(authFactors), await db.select().from(authSessions)]).toEqual([[], []]);
  expect(await db.select().from(authUsers)).toMatchObject([{ email: ada.email, passwordHash: null }]);
  expect((await account.client.verifyOtp({ email: ada.email, token: account.codeFor(ada.email), type: "recovery" })).error).toBeNull();
});

test("turning a factor off is told", async () => {
  const account = await openAccount();
  const id = await addFactor(account);

  await account.client.mfa.unenroll({ factorId: id });

  expect(tellKinds(account.mails).at(-1)).toEqual(["factor_removed", ada.email]);
});

test("a linked identity is told, and goes again", async () => {
  const account = await openAccount();
  issuer.become({ sub: "eve-1", email: "eve@example.org", email_verified: true });
  const { data } = await account.client.linkIdentity({ provider: "google", options: { redirectTo: home, skipBrowserRedirect: true } });
  await account.browser.open(data?.url ?? "");

  const { status } = await account.undo("identity_linked");

  expect(status).toBe(200);
  expect((await db.select().from(authIdentities)).map(({ provider }) => provider)).toEqual(["email"]);
});

test("the first sign-in by a provider is told to an owner who has proved the address", async () => {
  const { mails, browser } = await openAccount();
  await connection.pool.query("update auth_users set email_proved_by = 'mail', email_proved_at = now()");
  issuer.become({ sub: "ada-1", email: ada.email, email_verified: true });
  const client = createAuthClient({ fetch: browser.fetch });
  const { data } = await client.signInWithOAuth({ provider: "google", options: { redirectTo: home, skipBrowserRedirect: true } });
  await signInOnArrival(client, readArrival(await browser.open(data.url ?? "")));

  const { data: identities } = await client.getUserIdentities();
  const own = identities?.identities.find(({ provider }) => provider === "google");
  if (own) await client.unlinkIdentity(own);

  expect(tellKinds(mails)).toEqual([
    ["identity_linked", ada.email],
    ["identity_unlinked", ada.email],
  ]);
});

test("a new number is told, and the former one comes back", async () => {
  const account = await openAccount({ confirmsPhoneItself: true });
  await connection.pool.query("update auth_users set phone = '15550000001', phone_confirmed_at = now()");
  await account.client.updateUser({ phone: "+15550000002" });

  await account.undo("phone_changed");

  expect(tellKinds(account.mails)[0]).toEqual(["phone_changed", ada.email]);
  expect(await db.select().from(authUsers)).toMatchObject([{ phone: "15550000001" }]);
});

test.each([null, "nobody", "mail"])(
  "a new address is told to the former one, which comes back even where %s has claimed it",
  async (claimedBy) => {
    const account = await openAccount();
    await account.client.updateUser({ email: "eve@example.org" });
    await account.client.verifyOtp({ type: "email_change", email: ada.email, token: account.codeFor(ada.email) });
    await account.client.verifyOtp({ type: "email_change", email: "eve@example.org", token: account.codeFor("eve@example.org") });
    if (claimedBy)
      await db.insert(authUsers).values({
        email: ada.email,
        ...(claimedBy === "mail" && { emailProvedBy: "mail", emailProvedAt: new Date() }),
      });

    await account.undo("email_changed");

    const users = await db.select().from(authUsers);
    expect(account.mails.find(({ kind }) => kind === "email_changed")?.to).toBe(ada.email);
    // An owner who has opened a new account with the address meanwhile keeps it, and nobody has the mail of the other.
    expect(users.find(({ id }) => id === account.userId)?.email).toBe(claimedBy === "mail" ? null : ada.email);
    expect(users.filter(({ email }) => email === ada.email)).toHaveLength(1);
  },
);

test("a link that is older than a day takes nothing back", async () => {
  const account = await openAccount();
  await addFactor(account);
  await connection.pool.query("update auth_undo_links set expires_at = now()");

  expect(await account.undo("factor_added")).toEqual({ status: 403, code: "otp_expired" });
  expect(await db.select().from(authFactors)).toHaveLength(1);
});
