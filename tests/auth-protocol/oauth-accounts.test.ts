import { afterAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { authFactors, authIdentities, authUsers } from "#db/auth-schema.server.ts";
import type { Mail } from "#domain/messaging/mail.ts";
import { createAuthClient, readArrival, signInOnArrival } from "#tests/support/auth-client.ts";
import { startFakeGithub } from "#tests/support/fake-github.ts";
import { startOpenIdIssuer } from "#tests/support/open-id-issuer.ts";
import { createTestApp, type TestAuthOptions } from "#tests/support/test-app.ts";
import { createTestBrowser, type TestBrowser } from "#tests/support/test-browser.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const issuer = await startOpenIdIssuer();
const github = await startFakeGithub({ id: "github-client", secret: "github-secret" });
afterAll(async () => await Promise.all([issuer.close(), github.close()]));

const oauth = {
  google: { clientId: "google-client", secret: "google-secret", issuer: issuer.issuer },
  acme: { clientId: "acme-client", secret: "acme-secret", issuer: issuer.issuer },
  github: { clientId: "github-client", secret: "github-secret", issuer: github.issuer },
};
const home = "http://localhost:3000/auth/callback";
const ada = { sub: "ada-1", email: "ada@example.org", email_verified: true, name: "Ada" };

function openSite(auth: TestAuthOptions = {}) {
  const mails: Mail[] = [];
  const outbox = { postMail: async (_: unknown, mail: Mail) => void mails.push(mail), postTextMessage: async () => {} };
  const app = createTestApp(connection, { auth: { oauth, confirmsEmailItself: false, outbox, ...auth } });
  return { mails, browser: createTestBrowser(app) };
}

async function signInWith(browser: TestBrowser, provider: string, flowType: "implicit" | "pkce" = "implicit") {
  const client = createAuthClient({ fetch: browser.fetch, flowType });
  const { data } = await client.signInWithOAuth({
    provider: provider as "google",
    options: { redirectTo: home, skipBrowserRedirect: true },
  });
  return { client, arrived: readArrival(await browser.open(data.url ?? "")) };
}

test("with PKCE the code brings the session and the provider's token", async () => {
  issuer.become(ada);
  const { client, arrived } = await signInWith(openSite().browser, "google", "pkce");

  const { data, error } = await client.exchangeCodeForSession(arrived["code"] ?? "");

  expect(error).toBeNull();
  expect(arrived["access_token"]).toBeUndefined();
  expect(data.session?.provider_token).toBeTruthy();
  expect(data.user?.email).toBe("ada@example.org");
});

test("GitHub says by its own API who signed in, with the primary address", async () => {
  github.person.emails = [
    { email: "old@example.org", primary: false, verified: true },
    { email: "octo@example.org", primary: true, verified: true },
  ];

  const { arrived } = await signInWith(openSite().browser, "github");

  expect(arrived["provider_token"]).toBe("gho_test");
  expect(await db.select().from(authIdentities)).toMatchObject([
    { provider: "github", providerId: "4711", email: "octo@example.org", identityData: { user_name: "octo", full_name: "Octo Cat" } },
  ]);
});

test("a verified address leads into the account that has it confirmed", async () => {
  const { browser } = openSite();
  issuer.become(ada);
  await signInWith(browser, "google");
  github.person.emails = [{ email: "ada@example.org", primary: true, verified: true }];

  await signInWith(browser, "github");

  const users = await db.select().from(authUsers);
  const identities = await db.select().from(authIdentities);
  expect(users).toHaveLength(1);
  expect(identities.map(({ provider, userId }) => [provider, userId]).toSorted()).toEqual([
    ["github", users[0]?.id],
    ["google", users[0]?.id],
  ]);
});

test("however much a provider says of somebody, the tokens stay short enough to be sent", async () => {
  const long = "x".repeat(1_999);
  issuer.become({ ...ada, picture: `https://pictures.example/${long}`, website: long, profile: long, groups: [long], motto: long });

  const { client, arrived } = await signInWith(openSite().browser, "custom:acme");
  const { data, error } = await signInOnArrival(client, arrived);
  const renamed = await client.updateUser({ data: { full_name: "Ada Lovelace" } });

  expect(error ?? renamed.error).toBeNull();
  expect(data.session?.access_token.length).toBeLessThan(12_500);
  expect(data.user?.user_metadata).toMatchObject({ name: "Ada", email: ada.email });
  expect(data.user?.identities?.[0]?.identity_data?.["custom_claims"]).toEqual({ groups: [long], motto: long });
});

test("an unverified address enters no account that has it, and no account learns of it", async () => {
  const { browser, mails } = openSite();
  issuer.become(ada);
  await signInWith(browser, "google");
  github.person.emails = [{ email: "ada@example.org", primary: true, verified: false }];

  const { arrived } = await signInWith(browser, "github");

  expect(arrived).toMatchObject({
    error: "access_denied",
    error_code: "provider_email_needs_verification",
    error_description: "Unverified email with github. Verify the email with github in order to sign in",
  });
  expect(await db.select().from(authIdentities)).toMatchObject([{ provider: "google" }]);
  expect(mails).toEqual([]);
});

test("even where addresses need no confirmation, an unverified one enters no other account", async () => {
  const { browser } = openSite({ confirmsEmailItself: true });
  issuer.become(ada);
  await signInWith(browser, "google");
  github.person.emails = [{ email: "ada@example.org", primary: true, verified: false }];

  const { arrived } = await signInWith(browser, "github");

  expect(arrived["error_code"]).toBe("provider_email_needs_verification");
});

test("an unverified address of a newcomer opens no account and leaves nothing behind", async () => {
  const { browser, mails } = openSite();
  issuer.become({ ...ada, email_verified: false });

  const { arrived } = await signInWith(browser, "google");

  expect(arrived).toMatchObject({ error: "access_denied", error_code: "provider_email_needs_verification" });
  expect([mails, await db.select().from(authUsers), await db.select().from(authIdentities)]).toEqual([[], [], []]);
});

test("an unconfirmed account loses password, factors and data when the owner of its address signs in", async () => {
  const { browser } = openSite();
  const client = createAuthClient({ fetch: browser.fetch });
  await client.signUp({ email: "ada@example.org", password: "the stranger's password", options: { data: { full_name: "Eve" } } });
  const [waiting] = await db.select().from(authUsers);
  await db.insert(authFactors).values({ userId: waiting?.id ?? "", factorType: "totp", secret: "AAAA" });
  issuer.become(ada);

  const { arrived } = await signInWith(browser, "google");

  expect(arrived["access_token"]).toBeTruthy();
  expect(await db.select().from(authUsers)).toMatchObject([
    { id: waiting?.id, passwordHash: null, emailConfirmedAt: expect.any(Date), userMetadata: { full_name: "Ada" } },
  ]);
  expect(await db.select().from(authIdentities)).toMatchObject([{ provider: "google" }]);
  expect(await db.select().from(authFactors)).toEqual([]);
});

test("an identity whose address nobody verified does not attract the owner of that address", async () => {
  const { browser } = openSite({ hasManualLinking: true });
  issuer.become({ ...ada, email: "eve@example.org" });
  const { client, arrived } = await signInWith(browser, "google");
  await signInOnArrival(client, arrived);
  issuer.become({ sub: "eve-2", email: "victim@example.org", email_verified: false });
  await link(client, browser, "custom:acme");
  github.person.emails = [{ email: "victim@example.org", primary: true, verified: true }];

  await signInWith(browser, "github");

  const [victim] = await db.select().from(authUsers).where(eq(authUsers.email, "victim@example.org"));
  expect(
    await db
      .select()
      .from(authIdentities)
      .where(eq(authIdentities.userId, victim?.id ?? "")),
  ).toMatchObject([{ provider: "github" }]);
});

test("two first sign-ins at once, on a phone and a computer, open one account", async () => {
  issuer.become(ada);
  const devices = [openSite().browser, openSite().browser];

  const both = await Promise.all(devices.map((browser) => signInWith(browser, "google")));

  expect(both.map(({ arrived }) => arrived["error_code"])).toEqual([undefined, undefined]);
  expect(await db.select().from(authUsers)).toHaveLength(1);
});

test("a banned user cannot sign in with a provider", async () => {
  issuer.become(ada);
  const { browser } = openSite();
  await signInWith(browser, "google");
  await db.update(authUsers).set({ bannedUntil: new Date("2099-01-01") });

  const { arrived } = await signInWith(browser, "google");

  expect(arrived).toMatchObject({ error: "access_denied", error_code: "user_banned" });
});

async function link(client: ReturnType<typeof createAuthClient>, browser: TestBrowser, provider: string) {
  const { data, error } = await client.linkIdentity({
    provider: provider as "google",
    options: { redirectTo: home, skipBrowserRedirect: true },
  });
  return { error, arrived: readArrival(data?.url ? await browser.open(data.url) : new URL("about:blank")) };
}

async function openLinkedAccount(auth: TestAuthOptions = {}) {
  const { browser } = openSite({ hasManualLinking: true, ...auth });
  issuer.become(ada);
  const { client, arrived } = await signInWith(browser, "google");
  await signInOnArrival(client, arrived);
  github.person.emails = [{ email: "octo@example.org", primary: true, verified: true }];
  return { browser, client };
}

test("a signed-in user links a further identity and unlinks the first, but not the last", async () => {
  const { browser, client } = await openLinkedAccount();

  const { arrived } = await link(client, browser, "github");
  const { data: before } = await client.getUserIdentities();
  const [first, second] = before?.identities ?? [];
  if (!first || !second) throw new Error("two identities are linked");
  const unlinked = await client.unlinkIdentity(first);
  const last = await client.unlinkIdentity(second);

  expect(arrived["access_token"]).toBeTruthy();
  expect([first.provider, second.provider]).toEqual(["google", "github"]);
  expect(unlinked.error).toBeNull();
  expect(last.error).toMatchObject({
    status: 422,
    code: "single_identity_not_deletable",
    message: "User must have at least 1 identity after unlinking",
  });
  expect((await client.getUser()).data.user).toMatchObject({
    email: "octo@example.org",
    app_metadata: { provider: "github", providers: ["github"] },
  });
});

test("an identity of one account is linked neither twice nor to another", async () => {
  const { browser, client } = await openLinkedAccount();
  const again = await link(client, browser, "google");
  issuer.become({ ...ada, sub: "bob-1", email: "bob@example.org" });
  const { arrived } = await signInWith(browser, "google");
  const bob = createAuthClient({ fetch: browser.fetch });
  await signInOnArrival(bob, arrived);
  issuer.become(ada);

  const others = await link(bob, browser, "google");

  expect(again.arrived).toMatchObject({ error_code: "identity_already_exists", error_description: "Identity is already linked" });
  expect(others.arrived).toMatchObject({
    error_code: "identity_already_exists",
    error_description: "Identity is already linked to another user",
  });
});

test("linking is refused until it is switched on", async () => {
  const { client } = await openLinkedAccount({ hasManualLinking: false });

  const off = await client.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } });

  expect(off.error).toMatchObject({ status: 404, code: "manual_linking_disabled", message: "Manual linking is disabled" });
});

test("a linking that was begun in one browser cannot be finished in another", async () => {
  const { client } = await openLinkedAccount();
  const { data } = await client.linkIdentity({ provider: "github", options: { redirectTo: home, skipBrowserRedirect: true } });
  const { browser: victim } = openSite();
  await victim.ask("http://localhost:3000/auth/v1/authorize?provider=google", {});

  const arrived = await victim.open(data?.url ?? "");

  expect(readArrival(arrived)["error_code"]).toBe("bad_oauth_state");
  expect(await db.select().from(authIdentities)).toHaveLength(1);
});

test("a user without an address takes over that of the identity, and is anonymous no more", async () => {
  const { browser } = openSite({ hasManualLinking: true, hasAnonymous: true });
  const client = createAuthClient({ fetch: browser.fetch });
  const { data } = await client.signInAnonymously();
  issuer.become(ada);

  await link(client, browser, "google");

  const { data: after } = await client.getUser();
  expect(after.user).toMatchObject({
    id: data.user?.id,
    email: "ada@example.org",
    is_anonymous: false,
    app_metadata: { providers: ["google"] },
  });
});

test("an unverified address is not taken over, and its identity not linked", async () => {
  const { browser, mails } = openSite({ hasManualLinking: true, hasAnonymous: true });
  const client = createAuthClient({ fetch: browser.fetch });
  await client.signInAnonymously();
  issuer.become({ ...ada, email_verified: false });

  const { arrived } = await link(client, browser, "google");

  expect(arrived["error_code"]).toBe("email_not_confirmed");
  expect([mails, await db.select().from(authIdentities)]).toEqual([[], []]);
  expect(await db.select().from(authUsers)).toMatchObject([{ email: null, isAnonymous: true }]);
});

test("an address that another account has is not taken over", async () => {
  const { browser } = openSite({ hasManualLinking: true, hasAnonymous: true });
  issuer.become(ada);
  await signInWith(browser, "google");
  const client = createAuthClient({ fetch: browser.fetch });
  await client.signInAnonymously();
  github.person.emails = [{ email: "ada@example.org", primary: true, verified: true }];

  const { arrived } = await link(client, browser, "github");

  expect(arrived).toMatchObject({ error_code: "email_exists" });
  expect(await db.select().from(authIdentities)).toHaveLength(1);
});

test("of two identities that are unlinked at once, one stays", async () => {
  const { browser, client } = await openLinkedAccount();
  await link(client, browser, "github");
  const { data } = await client.getUserIdentities();

  const answers = await Promise.all((data?.identities ?? []).map((identity) => client.unlinkIdentity(identity)));

  expect(answers.map(({ error }) => error?.code).toSorted()).toEqual(["single_identity_not_deletable", undefined]);
  expect(await db.select().from(authIdentities)).toHaveLength(1);
});

test("another's identity cannot be unlinked, and a malformed id is refused as such", async () => {
  const { browser, client } = await openLinkedAccount();
  await link(client, browser, "github");
  const { data } = await client.getSession();
  issuer.become({ ...ada, sub: "bob-1", email: "bob@example.org" });
  await signInWith(openSite().browser, "google");
  const [ofBob] = await db.select().from(authIdentities).where(eq(authIdentities.providerId, "bob-1"));
  const remove = async (id: string) => {
    const headers = { Authorization: `Bearer ${data.session?.access_token}`, "X-Supabase-Api-Version": "2024-01-01" };
    const answer = await browser.ask(`http://localhost:3000/auth/v1/user/identities/${id}`, { method: "DELETE", headers });
    return { status: answer.status, ...(await answer.json()) };
  };

  const answers = [await remove(ofBob?.identityId ?? ""), await remove("nonsense")];

  expect(answers).toEqual([
    { status: 422, code: "identity_not_found", message: "Identity doesn't exist" },
    { status: 404, code: "validation_failed", message: "identity_id must be an UUID" },
  ]);
  expect(await db.select().from(authIdentities)).toHaveLength(3);
});
