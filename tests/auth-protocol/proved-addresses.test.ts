import { afterAll, expect, test } from "vitest";
import { authFactors, authIdentities, authUsers } from "#db/auth-schema.server.ts";
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

const google = { clientId: "google-client", secret: "google-secret", issuer: issuer.issuer };
const home = "http://localhost:3000/auth/callback";
const victim = { sub: "victim-1", email: "victim@example.org", email_verified: true, name: "Vic" };
const strangersWay = { email: victim.email, password: "the stranger's password" };
const stranger = { ...strangersWay, options: { data: { full_name: "Eve" } } };

function openSite(auth: TestAuthOptions = {}) {
  const mails: Mail[] = [];
  const outbox = { postMail: async (_: unknown, mail: Mail) => void mails.push(mail), postTextMessage: async () => {} };
  const app = createTestApp(connection, {
    auth: { oauth: { google }, confirmsEmailItself: false, mailIntervalSeconds: 0, hasManualLinking: true, outbox, ...auth },
  });
  const open = () => {
    const browser = createTestBrowser(app);
    return { browser, client: createAuthClient({ fetch: browser.fetch }) };
  };
  const lastCode = () => {
    const mail = mails.at(-1);
    return mail && "code" in mail ? mail.code : "";
  };
  return { mails, open, lastCode };
}

type Visitor = ReturnType<ReturnType<typeof openSite>["open"]>;

async function signInWithGoogle({ client, browser }: Visitor) {
  const { data } = await client.signInWithOAuth({ provider: "google", options: { redirectTo: home, skipBrowserRedirect: true } });
  const arrived = readArrival(await browser.open(data.url ?? ""));
  if (arrived["access_token"]) await signInOnArrival(client, arrived);
  return arrived;
}

test("a stranger whose provider did not verify the address stays outside when its owner signs up", async () => {
  const { open, lastCode } = openSite();
  const [eve, owner] = [open(), open()];
  issuer.become({ ...victim, sub: "eve-1", email_verified: false });
  await signInWithGoogle(eve);
  await owner.client.signUp({ email: victim.email, password: "chosen by the owner" });
  await owner.client.verifyOtp({ email: victim.email, token: lastCode(), type: "signup" });

  const again = await signInWithGoogle(eve);

  expect(again["error_code"]).toBe("provider_email_needs_verification");
  expect((await db.select().from(authIdentities)).map(({ provider }) => provider)).toEqual(["email"]);
});

test("who signs up where nobody confirms loses the account to the owner whom a provider vouches for", async () => {
  const { open } = openSite({ confirmsEmailItself: true });
  const [eve, owner] = [open(), open()];
  await eve.client.signUp(stranger);
  issuer.become(victim);

  await signInWithGoogle(owner);

  const byPassword = await open().client.signInWithPassword(strangersWay);
  expect(byPassword.error?.code).toBe("invalid_credentials");
  expect((await eve.client.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect(await db.select().from(authUsers)).toMatchObject([{ emailProvedBy: "provider", userMetadata: { full_name: "Vic" } }]);
});

test.each(["recovery", "magiclink"] as const)("the first %s that is opened takes from the account all that nobody proved", async (type) => {
  const { open, lastCode } = openSite({ confirmsEmailItself: true });
  const [eve, owner] = [open(), open()];
  const { data } = await eve.client.signUp(stranger);
  await db.insert(authFactors).values({ userId: data.user?.id ?? "", factorType: "totp", secret: "AAAA", status: "verified" });
  await db.insert(authIdentities).values({ userId: data.user?.id ?? "", provider: "google", providerId: "eve-1" });
  await connection.pool.query("update auth_users set phone = '15551234567', phone_confirmed_at = now()");
  if (type === "recovery") await owner.client.resetPasswordForEmail(victim.email);
  else await owner.client.signInWithOtp({ email: victim.email });

  const { data: opened } = await owner.client.verifyOtp({ email: victim.email, token: lastCode(), type });

  expect(opened.user).toMatchObject({ id: data.user?.id, phone: "", identities: [{ provider: "email" }] });
  expect(opened.user?.factors).toBeUndefined();
  expect(opened.user?.user_metadata["full_name"]).toBeUndefined();
  expect((await eve.client.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect(await db.select().from(authUsers)).toMatchObject([{ emailProvedBy: "mail", emailProvedAt: expect.any(Date), passwordHash: null }]);
});

test("an address that its owner has proved keeps everything at the next recovery", async () => {
  const { open, lastCode } = openSite();
  const { client } = open();
  await client.signUp(stranger);
  await client.verifyOtp({ email: victim.email, token: lastCode(), type: "signup" });
  const [proved] = await db.select().from(authUsers);
  await client.resetPasswordForEmail(victim.email);

  await open().client.verifyOtp({ email: victim.email, token: lastCode(), type: "recovery" });

  expect(proved).toMatchObject({ emailProvedBy: "mail", passwordHash: expect.any(String), userMetadata: { full_name: "Eve" } });
  expect(await db.select().from(authUsers)).toMatchObject([{ passwordHash: proved?.passwordHash, userMetadata: { full_name: "Eve" } }]);
});

test("whoever is signed in and links the provider that verified the own address keeps the account as it is", async () => {
  const { open } = openSite({ confirmsEmailItself: true });
  const owner = open();
  await owner.client.signUp(stranger);
  issuer.become(victim);
  const { data } = await owner.client.linkIdentity({ provider: "google", options: { redirectTo: home, skipBrowserRedirect: true } });
  await owner.browser.open(data?.url ?? "");

  await signInWithGoogle(open());

  expect(await db.select().from(authUsers)).toMatchObject([{ emailProvedBy: "provider", passwordHash: expect.any(String) }]);
});
