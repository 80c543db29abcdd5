import { decodeJwt } from "jose";
import { createHmac } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { knownIssuers } from "#domain/auth/known-issuers.ts";
import { createAuthClient, readArrival } from "#tests/support/auth-client.ts";
import { startOpenIdIssuer } from "#tests/support/open-id-issuer.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { createTestBrowser } from "#tests/support/test-browser.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const issuer = await startOpenIdIssuer();
afterAll(async () => await issuer.close());

const client = { clientId: "our-client", secret: "a secret of the client, of forty characters", issuer: issuer.issuer };
const mika = { sub: "mika-1", email: "mika@example.org" };

/** Where a sign-in with the provider ends. */
async function signInWith(provider: string) {
  const app = createTestApp(connection, { auth: { oauth: { [provider.replace("custom:", "")]: client } } });
  const browser = createTestBrowser(app);
  const { data } = await createAuthClient({ fetch: browser.fetch }).signInWithOAuth({
    provider: provider as "kakao",
    options: { redirectTo: "http://localhost:3000/auth/callback", skipBrowserRedirect: true },
  });
  return readArrival(await browser.open(data.url ?? ""));
}

test("each provider with an address that is built in is offered by its name in the protocol", async () => {
  const oauth = Object.fromEntries(Object.keys(knownIssuers).map((name) => [name, client]));
  const app = createTestApp(connection, { auth: { oauth } });

  const { external } = (await (await app.request("/auth/v1/settings")).json()) as { external: Record<string, boolean> };

  expect(Object.keys(external).filter((name) => external[name])).toEqual(
    expect.arrayContaining(["google", "apple", "azure", "discord", "kakao", "custom:line"]),
  );
});

test("Kakao, which says elsewhere whether an address is verified, is asked there", async () => {
  issuer.become(mika);
  issuer.service.once("beforeUserinfo", (answer: { body: Record<string, unknown> }) => {
    answer.body = { ...mika, email_verified: true, nickname: "미카" };
  });

  const { access_token: token = "" } = await signInWith("kakao");

  expect(decodeJwt(token)).toMatchObject({
    email: mika.email,
    app_metadata: { provider: "kakao" },
    user_metadata: { full_name: "미카", email_verified: true },
  });
});

test("an address that Microsoft gives without its owner's word opens no account", async () => {
  issuer.become(mika);

  const refused = await signInWith("azure");
  issuer.become({ ...mika, xms_edov: true });
  const admitted = await signInWith("azure");

  expect(refused["error_code"]).toBe("provider_email_needs_verification");
  expect(admitted["access_token"]).toBeTruthy();
});

test("LINE's ID token, signed with the secret, is read, and one with a key of its own is not", async () => {
  issuer.become({ ...mika, email_verified: true });

  const otherwise = await signInWith("custom:line");
  issuer.service.once("beforeResponse", ({ body }: { body: { id_token?: string } }) => {
    body.id_token = signWithSecret(decodeJwt(body.id_token ?? ""), client.secret);
  });
  const admitted = await signInWith("custom:line");

  expect(otherwise["error"]).toBe("server_error");
  expect(decodeJwt(admitted["access_token"] ?? "")).toMatchObject({ app_metadata: { provider: "custom:line" } });
});

/** As HS256 does (RFC 7518, section 3.2); at once, because the issuer waits for nobody. */
function signWithSecret(claims: object, secret: string): string {
  const parts = [{ alg: "HS256", typ: "JWT" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
  const signature = createHmac("sha256", secret).update(parts.join(".")).digest("base64url");
  return [...parts, signature].join(".");
}
