import { decodeJwt } from "jose";
import { afterAll, expect, test } from "vitest";
import { authFlowStates, authIdentities, authUsers } from "#db/auth-schema.server.ts";
import { createAuthClient, readArrival } from "#tests/support/auth-client.ts";
import { startOpenIdIssuer } from "#tests/support/open-id-issuer.ts";
import { createTestApp, type TestAuthOptions } from "#tests/support/test-app.ts";
import { createTestBrowser } from "#tests/support/test-browser.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const issuer = await startOpenIdIssuer();
afterAll(async () => await issuer.close());

const google = { clientId: "google-client", secret: "google-secret", issuer: issuer.issuer };
const home = "http://localhost:3000/auth/callback";
const ada = { sub: "ada-1", email: "Ada@Example.org", email_verified: true, name: "Ada L", picture: "https://pictures.example/ada.png" };

function openSite(auth: TestAuthOptions = {}) {
  const app = createTestApp(connection, {
    auth: { oauth: { google, acme: { ...google, clientId: "acme-client" } }, confirmsEmailItself: false, ...auth },
  });
  return { app, browser: createTestBrowser(app) };
}

async function startSignIn(
  browser: ReturnType<typeof createTestBrowser>,
  { provider = "google", flowType = "implicit" as "implicit" | "pkce" } = {},
) {
  const client = createAuthClient({ fetch: browser.fetch, flowType });
  const { data } = await client.signInWithOAuth({
    provider: provider as "google",
    options: { redirectTo: home, skipBrowserRedirect: true },
  });
  return { client, url: data.url ?? "" };
}

/** Where a sign-in that is begun now sends the browser. */
async function getProviderAddress(browser: ReturnType<typeof createTestBrowser>, provider = "google"): Promise<string> {
  const { url } = await startSignIn(browser, { provider });
  return (await browser.ask(url, {})).headers.get("location") ?? "";
}

/** What the provider sends the browser back with. */
async function signInAtProvider(address: string): Promise<string> {
  return (await fetch(address, { redirect: "manual" })).headers.get("location") ?? "";
}

test("a first sign-in with Google opens a confirmed account and reaches the app with tokens", async () => {
  issuer.become(ada);
  const { browser } = openSite();
  const { url, client } = await startSignIn(browser);

  const arrived = await browser.open(url);

  const { access_token = "", refresh_token = "", ...rest } = readArrival(arrived);
  expect(rest).toMatchObject({ token_type: "bearer", sb: "", provider_token: expect.any(String) });
  expect(decodeJwt(access_token)["amr"]).toMatchObject([{ method: "oauth" }]);
  const { data } = await client.setSession({ access_token, refresh_token });
  expect(data.user).toMatchObject({
    email: "ada@example.org",
    app_metadata: { provider: "google", providers: ["google"] },
    user_metadata: { full_name: "Ada L", email_verified: true },
  });
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(data.user?.identities).toMatchObject([
    { provider: "google", id: "ada-1", identity_data: { sub: "ada-1", email: "ada@example.org" } },
  ]);
});

test("a second sign-in finds the same account and takes over what changed at the provider", async () => {
  const { browser } = openSite();
  issuer.become(ada);
  await browser.open((await startSignIn(browser)).url);
  issuer.become({ ...ada, email: "ada@new.example", name: "Ada Lovelace" });

  await browser.open((await startSignIn(browser)).url);

  expect(await connection.db.select().from(authUsers)).toMatchObject([
    { email: "ada@example.org", userMetadata: { full_name: "Ada Lovelace" } },
  ]);
  expect(await connection.db.select().from(authIdentities)).toMatchObject([{ email: "ada@new.example" }]);
});

test("a provider of one's own is called custom, and asked with PKCE, nonce and the scopes of the app", async () => {
  issuer.become({ ...ada, department: "Engines" });
  const { app, browser } = openSite();

  const answer = await app.request("/auth/v1/authorize?provider=custom:acme&scopes=groups&prompt=consent&client_id=evil&state=evil");
  await browser.open((await startSignIn(browser, { provider: "custom:acme" })).url);

  const asked = new URL(answer.headers.get("location") ?? "");
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: "acme-client",
    scope: "openid email profile groups",
    prompt: "consent",
    code_challenge_method: "S256",
    response_type: "code",
    redirect_uri: "http://localhost:3000/auth/v1/callback",
  });
  expect(asked.searchParams.get("state")).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked.searchParams.get("nonce")).toMatch(/.{20}/);
  expect(await connection.db.select().from(authIdentities)).toMatchObject([
    { provider: "custom:acme", identityData: { custom_claims: { department: "Engines" } } },
  ]);
});

test.each([
  { provider: "facebook", message: "Unsupported provider: provider is not enabled" },
  { provider: "nobody", message: "Unsupported provider: Provider nobody could not be found" },
])("$provider, which nobody configured, is refused as JSON", async ({ provider, message }) => {
  const { app } = openSite();

  const answer = await app.request(`/auth/v1/authorize?provider=${provider}`, { headers: { "X-Supabase-Api-Version": "2024-01-01" } });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ code: "validation_failed", message });
});

test("an issuer that does not answer is told, and the others work on", async () => {
  const { app } = openSite({ oauth: { google: { ...google, issuer: "http://127.0.0.1:1" }, acme: google } });

  const gone = await app.request("/auth/v1/authorize?provider=google");
  const other = await app.request("/auth/v1/authorize?provider=custom:acme");

  expect([gone.status, other.status]).toEqual([503, 302]);
});

test("neither another browser nor a HEAD request finishes a sign-in or spends it", async () => {
  issuer.become(ada);
  const { app, browser } = openSite();
  const back = await signInAtProvider(await getProviderAddress(browser));

  const stranger = await createTestBrowser(app).open(back);
  const glance = await browser.ask(back, { method: "HEAD" });
  const owner = await browser.open(back);

  expect(stranger.href).toBe(
    "http://localhost:3000/?error=invalid_request&error_code=bad_oauth_state&error_description=OAuth+state+not+found+or+expired",
  );
  expect(glance.headers.get("location")).toBe("http://localhost:3000");
  expect(readArrival(owner)["access_token"]).toBeTruthy();
});

test("a state works once", async () => {
  issuer.become(ada);
  const { browser } = openSite();
  const back = await signInAtProvider(await getProviderAddress(browser));
  await browser.open(back);

  const again = await browser.ask(back, {});

  expect(again.status).toBe(303);
  expect(readArrival(new URL(again.headers.get("location") ?? ""))).toMatchObject({ error_code: "flow_state_already_used" });
});

test("of two returns at once, one signs in", async () => {
  issuer.become(ada);
  const { browser } = openSite();
  const back = await signInAtProvider(await getProviderAddress(browser));

  const arrived = await Promise.all([browser.open(back), browser.open(back), browser.open(back)]);

  expect(arrived.filter((url) => readArrival(url)["access_token"])).toHaveLength(1);
  expect(arrived.filter((url) => readArrival(url)["error_code"] === "flow_state_already_used")).toHaveLength(2);
});

test.each([
  { query: "", code: "bad_oauth_callback", text: "OAuth state parameter missing" },
  { query: "?state=nonsense", code: "bad_oauth_state", text: "OAuth state parameter is invalid" },
  { query: "?state=6f9619ff-8b86-4011-b42d-00c04fc964ff&code=x", code: "bad_oauth_state", text: "OAuth state not found or expired" },
])("the callback with '$query' leads to the site with $code", async ({ query, code, text }) => {
  const { app } = openSite();

  const answer = await app.request(`/auth/v1/callback${query}`);

  expect(answer.status).toBe(303);
  expect(readArrival(new URL(answer.headers.get("location") ?? ""))).toEqual({
    error: "invalid_request",
    error_code: code,
    error_description: text,
  });
});

test("an expired state leads to the site with its error", async () => {
  const { browser } = openSite();
  const asked = new URL(await getProviderAddress(browser));
  await connection.db.update(authFlowStates).set({ expiresAt: new Date(0) });

  const arrived = await browser.open(`http://localhost:3000/auth/v1/callback?code=x&state=${asked.searchParams.get("state")}`);

  expect(readArrival(arrived)).toMatchObject({ error_code: "bad_oauth_state", error_description: "OAuth state has expired" });
});

test.each([
  { what: "another audience", claims: { aud: "somebody-else" } },
  { what: "another nonce", claims: { nonce: "forged" } },
  { what: "another issuer", claims: { iss: "https://evil.example" } },
  { what: "an end that has passed", claims: { exp: 1_000 } },
])("an ID token with $what signs nobody in", async ({ claims }) => {
  issuer.become({ ...ada, ...claims });
  const { browser } = openSite();

  const arrived = await browser.open((await startSignIn(browser)).url);

  expect(readArrival(arrived)).toMatchObject({
    error: "server_error",
    error_code: "unexpected_failure",
    error_description: expect.stringMatching(/^Unable to exchange external code: .{4}$/),
  });
  expect(await connection.db.select().from(authUsers)).toEqual([]);
});

test("the provider's error reaches the app in query and fragment", async () => {
  const { browser } = openSite();
  const asked = new URL(await getProviderAddress(browser));

  const arrived = await browser.open(
    `http://localhost:3000/auth/v1/callback?error=access_denied&error_description=The+person+said+no&state=${asked.searchParams.get("state")}`,
  );

  expect(arrived.href).toBe(
    `${home}?error=access_denied&error_description=The+person+said+no#error=access_denied&error_description=The+person+said+no&sb=`,
  );
});

test("an answer that the provider posts reaches the browser that began", async () => {
  issuer.become(ada);
  const { browser } = openSite({ oauth: { apple: google } });
  const asked = new URL(await getProviderAddress(browser, "apple"));
  const back = new URL(await signInAtProvider(asked.href));
  const user = JSON.stringify({ name: { firstName: "Ada", lastName: "Byron" } });

  const arrived = await browser.postFromElsewhere("http://localhost:3000/auth/v1/callback", {
    ...Object.fromEntries(back.searchParams),
    user,
  });

  expect(asked.searchParams.get("response_mode")).toBe("form_post");
  expect(readArrival(arrived)["access_token"]).toBeTruthy();
});

test("while sign-up is closed a newcomer is refused and the owner of an account signs in", async () => {
  const { browser } = openSite();
  issuer.become(ada);
  await browser.open((await startSignIn(browser)).url);
  const { browser: closed } = openSite({ isSignupDisabled: true });

  const owner = await closed.open((await startSignIn(closed)).url);
  issuer.become({ ...ada, sub: "bob-1", email: "bob@example.org" });
  const newcomer = await closed.open((await startSignIn(closed)).url);

  expect(readArrival(owner)["access_token"]).toBeTruthy();
  expect(readArrival(newcomer)).toMatchObject({
    error: "access_denied",
    error_code: "signup_disabled",
    error_description: "Signups not allowed for this instance",
  });
});

test("nothing that a flow remembers can be read in the database, neither its verifier nor the provider's tokens", async () => {
  issuer.become(ada);
  const { browser } = openSite();
  const { url, client } = await startSignIn(browser, { flowType: "pkce" });
  const address = (await browser.ask(url, {})).headers.get("location") ?? "";
  const begun = await connection.db.select().from(authFlowStates);

  const arrived = await browser.open(await signInAtProvider(address));
  const returned = await connection.db.select().from(authFlowStates);
  const { data } = await client.exchangeCodeForSession(readArrival(arrived)["code"] ?? "");

  expect([...begun, ...returned].map(({ memory }) => memory)).toEqual([
    expect.stringMatching(/^wrapped:1:/),
    expect.stringMatching(/^wrapped:1:/),
  ]);
  expect(data.session?.provider_token).toEqual(expect.any(String));
});
