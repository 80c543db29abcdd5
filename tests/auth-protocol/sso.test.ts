import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { authFlowStates, authIdentities, authSessions, authUsers } from "#db/auth-schema.server.ts";
import { readArrival, signInOnArrival } from "#tests/support/auth-client.ts";
import { readSignInRequest, type SamlAnswer, type SamlPerson } from "#tests/support/saml-identity-provider.ts";
import { addProvider, callAdmin, idp, openSsoSite, site, type SsoSite } from "#tests/support/sso-site.ts";
import type { TestAuthOptions } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const acs = `${site}/auth/v1/sso/saml/acs`;
const home = `${site}/auth/callback`;
const ada = { nameId: "ada-1", attributes: { mail: "ada@example.org", displayName: "Ada L", groups: ["makers"] } };

const openSite = (auth: TestAuthOptions = {}) => openSsoSite(connection, auth);

async function startSignIn({ app, client }: SsoSite, signIn = client) {
  const { data, error } = await signIn.signInWithSSO({ domain: "example.org", options: { redirectTo: home } });
  const metadata = await (await app.request("/auth/v1/sso/saml/metadata")).text();
  return { error, url: data?.url ?? "", ...readSignInRequest(data?.url ?? `${site}/`, metadata) };
}

const encode = (xml: string) => Buffer.from(xml).toString("base64");

async function answer(asked: { id: string; relayState: string }, person: SamlPerson = ada, differing: SamlAnswer = {}) {
  return { SAMLResponse: encode(await idp.answer(person, { inResponseTo: asked.id, ...differing })), RelayState: asked.relayState };
}

test("people of a domain are sent to their provider with a request that our key signed", async () => {
  const at = openSite();
  await addProvider(at);

  const asked = await startSignIn(at);

  expect(asked.error).toBeNull();
  expect(asked.url).toMatch(/^https:\/\/idp\.example\/sign-in\?SAMLRequest=/);
  expect(asked.isSigned).toBe(true);
  expect(new URL(asked.url).searchParams.get("SigAlg")).toBe("http://www.w3.org/2001/04/xmldsig-more#rsa-sha256");
  expect(asked.xml).toContain(`AssertionConsumerServiceURL="${acs}"`);
  expect(asked.xml).toContain('ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"');
  expect(asked.xml).toContain('Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"');
  expect(asked.relayState).toMatch(/^[0-9a-f-]{36}$/);
});

test("the answer signs in, with an account of its own", async () => {
  const at = openSite();
  const id = await addProvider(at, {
    attribute_mapping: {
      keys: { name: { name: "displayName" }, team: { names: ["group", "groups"], array: true }, plan: { default: "staff" } },
    },
  });
  const asked = await startSignIn(at);

  const arrived = readArrival(await at.browser.postFromElsewhere(acs, await answer(asked)));

  const { data } = await signInOnArrival(at.client, arrived);
  expect(data.user).toMatchObject({
    email: "ada@example.org",
    app_metadata: { provider: `sso:${id}` },
    user_metadata: { name: "Ada L", custom_claims: { team: ["makers"], plan: "staff" } },
  });
  expect(decodeJwt(arrived["access_token"] ?? "")["amr"]).toMatchObject([{ method: "sso/saml", provider: id }]);
  expect(await db.select().from(authUsers)).toMatchObject([{ isSsoUser: true, emailConfirmedAt: expect.any(Date) }]);
});

test("with PKCE the answer brings a code that the client redeems, to the provider's end of the session", async () => {
  const at = openSite();
  await addProvider(at);
  const asked = await startSignIn(at, at.pkceClient);
  const end = new Date(Date.now() + 600_000);
  const xml = await idp.answer(ada, { inResponseTo: asked.id, signAssertion: false });
  const signed = idp.sign(xml.replace("<saml:AuthnStatement ", `<saml:AuthnStatement SessionNotOnOrAfter="${end.toISOString()}" `));

  const arrived = readArrival(await at.browser.postFromElsewhere(acs, { SAMLResponse: encode(signed), RelayState: asked.relayState }));
  const { data, error } = await at.pkceClient.exchangeCodeForSession(arrived["code"] ?? "");

  expect(error).toBeNull();
  expect(data.user?.email).toBe("ada@example.org");
  expect(await db.select().from(authSessions)).toMatchObject([{ notAfter: end }]);
});

test("an account of single sign-on stands beside another with the same address", async () => {
  const at = openSite({ confirmsEmailItself: true });
  await addProvider(at);
  await at.client.signUp({ email: "ada@example.org", password: "a long enough password" });

  await at.browser.postFromElsewhere(acs, await answer(await startSignIn(at)));
  await at.browser.postFromElsewhere(acs, await answer(await startSignIn(at)));

  expect(await db.select({ email: authUsers.email, isSsoUser: authUsers.isSsoUser }).from(authUsers).orderBy(authUsers.createdAt)).toEqual([
    { email: "ada@example.org", isSsoUser: false },
    { email: "ada@example.org", isSsoUser: true },
  ]);
});

test("the organisation's change of an address is followed", async () => {
  const at = openSite();
  await addProvider(at);
  await at.browser.postFromElsewhere(acs, await answer(await startSignIn(at)));

  await at.browser.postFromElsewhere(
    acs,
    await answer(await startSignIn(at), { ...ada, attributes: { ...ada.attributes, mail: "ada@new.example" } }),
  );

  expect(await db.select().from(authUsers)).toMatchObject([{ email: "ada@new.example" }]);
});

test("a provider may begin, and name a page of ours", async () => {
  const at = openSite();
  await addProvider(at);
  const unasked = async (RelayState: string) =>
    await at.browser.postFromElsewhere(acs, { SAMLResponse: encode(await idp.answer(ada)), RelayState });

  const [ours, foreign, none] = [await unasked(`${site}/blog/a%20礼`), await unasked("https://evil.example/"), await unasked("")];

  expect([ours, foreign, none].map((url) => url.origin + url.pathname)).toEqual([`${site}/blog/a%20%E7%A4%BC`, `${site}/`, `${site}/`]);
  expect(readArrival(ours)["access_token"]).toBeTruthy();
});

test("where the operator says so, no provider begins, and who asked here is signed in", async () => {
  const at = openSite({ takesUnrequestedSaml: false });
  await addProvider(at);
  const asked = await startSignIn(at);

  const unasked = await at.browser.postFromElsewhere(acs, { SAMLResponse: encode(await idp.answer(ada)), RelayState: "" });
  const requested = await at.browser.postFromElsewhere(acs, await answer(asked));

  expect(readArrival(unasked)["error_code"]).toBe("saml_relay_state_not_found");
  expect(readArrival(requested)["access_token"]).toBeTruthy();
});

test("an assertion works once", async () => {
  const at = openSite();
  await addProvider(at);
  const SAMLResponse = encode(await idp.answer(ada));
  await at.browser.postFromElsewhere(acs, { SAMLResponse, RelayState: "" });

  const again = await at.browser.postFromElsewhere(acs, { SAMLResponse, RelayState: "" });

  expect(again.origin).toBe(site);
  expect(readArrival(again)).toMatchObject({
    error: "invalid_request",
    error_code: "validation_failed",
    error_description: "SAML Assertion is not valid it was used before",
  });
});

test("of two posts of one assertion at once, one signs in", async () => {
  const at = openSite();
  await addProvider(at);
  const posted = { SAMLResponse: encode(await idp.answer(ada)), RelayState: "" };

  const arrived = await Promise.all([at.browser.postFromElsewhere(acs, posted), at.browser.postFromElsewhere(acs, posted)]);

  expect(arrived.filter((url) => readArrival(url)["access_token"])).toHaveLength(1);
});

test("a relay state works once, for its own time and for its own request", async () => {
  const at = openSite();
  await addProvider(at);
  const first = await startSignIn(at);
  await at.browser.postFromElsewhere(acs, await answer(first));
  const again = await at.browser.postFromElsewhere(acs, await answer(first));
  const second = await startSignIn(at);
  const swapped = await at.browser.postFromElsewhere(acs, await answer({ id: first.id, relayState: second.relayState }));
  const third = await startSignIn(at);
  await db.update(authFlowStates).set({ expiresAt: new Date(0) });
  const late = await at.browser.postFromElsewhere(acs, await answer(third));
  const unknown = await at.browser.postFromElsewhere(acs, await answer({ ...third, relayState: crypto.randomUUID() }));

  expect([again, swapped, late, unknown].map((url) => readArrival(url)["error_code"])).toEqual([
    "flow_state_already_used",
    "validation_failed",
    "saml_relay_state_expired",
    "saml_relay_state_not_found",
  ]);
});

test("an answer that another browser brings is refused", async () => {
  const at = openSite();
  await addProvider(at);
  const asked = await startSignIn(at);
  const victim = openSite();
  await startSignIn(victim);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };

  const posted = await victim.browser.ask(acs, { method: "POST", headers, body: new URLSearchParams(await answer(asked)).toString() });

  expect(readArrival(new URL(posted.headers.get("location") ?? ""))["error_code"]).toBe("saml_relay_state_not_found");
});

test("from another address than it began, the browser comes again with its cookie", async () => {
  const at = openSite();
  await addProvider(at);
  const asked = await startSignIn(at);
  const headers = { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": "203.0.113.9" };

  const posted = await at.app.request(acs, { method: "POST", headers, body: new URLSearchParams(await answer(asked)).toString() });
  const stranger = await at.app.request(posted.headers.get("location") ?? "", { headers });
  const glance = await at.browser.ask(posted.headers.get("location") ?? "", { method: "HEAD" });
  const arrived = await at.browser.open(posted.headers.get("location") ?? "");

  expect(posted.status).toBe(303);
  expect(glance.headers.get("location")).toBe("http://localhost:3000");
  expect(readArrival(new URL(stranger.headers.get("location") ?? ""))["error_code"]).toBe("saml_relay_state_not_found");
  expect(readArrival(arrived)["access_token"]).toBeTruthy();
});

test.each([
  { what: "nobody signed", person: ada, differing: { signAssertion: false }, code: "validation_failed" },
  {
    what: "names nobody for good",
    person: { ...ada, nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" },
    differing: {},
    code: "saml_assertion_no_user_id",
  },
  { what: "names no address", person: { nameId: "ada-1", attributes: {} }, differing: {}, code: "saml_assertion_no_email" },
])("an answer that $what leads to the site with $code", async ({ person, differing, code }) => {
  const at = openSite();
  await addProvider(at);

  const arrived = await at.browser.postFromElsewhere(acs, await answer(await startSignIn(at), person, differing));

  expect(readArrival(arrived)["error_code"]).toBe(code);
  expect(await db.select().from(authUsers)).toEqual([]);
});

test("who is known by an address or a subject-id keeps the account", async () => {
  const at = openSite();
  await addProvider(at);
  const email = { nameId: "Ada@Example.org", nameIdFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress", attributes: {} };
  const subject = {
    nameId: "x",
    nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
    attributes: { "urn:oasis:names:tc:SAML:attribute:subject-id": "ada@idp.example", mail: "ada@example.org" },
  };

  await at.browser.postFromElsewhere(acs, { SAMLResponse: encode(await idp.answer(email)), RelayState: "" });
  await at.browser.postFromElsewhere(acs, { SAMLResponse: encode(await idp.answer(subject)), RelayState: "" });

  expect(
    await db.select({ id: authIdentities.providerId, email: authIdentities.email }).from(authIdentities).orderBy(authIdentities.createdAt),
  ).toEqual([
    { id: "ada@example.org", email: "ada@example.org" },
    { id: "ada@idp.example", email: "ada@example.org" },
  ]);
});

test("a provider that nobody added is unknown, one that is disabled refuses", async () => {
  const at = openSite();
  const unasked = { SAMLResponse: encode(await idp.answer(ada)), RelayState: "" };
  const unknown = await at.browser.postFromElsewhere(acs, unasked);
  const id = await addProvider(at);
  await callAdmin(at, "PUT", `/${id}`, { disabled: true });

  const disabled = await at.browser.postFromElsewhere(acs, unasked);
  const { error } = await at.client.signInWithSSO({ providerId: id });

  expect([unknown, disabled].map((url) => readArrival(url)["error_code"])).toEqual(["saml_idp_not_found", "sso_provider_disabled"]);
  expect(error).toMatchObject({ status: 404, code: "sso_provider_disabled", message: "SSO Provider is currently disabled" });
});

test.each([
  { body: {}, status: 400, code: "validation_failed", message: "A provider_id or domain needs to be provided" },
  {
    body: { provider_id: "21c2eba8-3d4a-4f4c-a0a1-24b0e2f6f2f5", domain: "example.org" },
    status: 400,
    code: "validation_failed",
    message: "Only one of provider_id or domain supported",
  },
  { body: { domain: "other.example" }, status: 404, code: "sso_provider_not_found", message: "No SSO provider assigned for this domain" },
  {
    body: { provider_id: "21c2eba8-3d4a-4f4c-a0a1-24b0e2f6f2f5" },
    status: 404,
    code: "sso_provider_not_found",
    message: "No such SSO provider",
  },
])("POST /sso with $body is refused", async ({ body, status, code, message }) => {
  const { app } = openSite();

  const answer = await app.request("/auth/v1/sso", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify(body),
  });

  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ code, message });
});
