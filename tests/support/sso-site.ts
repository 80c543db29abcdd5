import type { Connection } from "#db/connect.server.ts";
import { createAuthClient } from "./auth-client.ts";
import { createSamlIdentityProvider } from "./saml-identity-provider.ts";
import { serviceKey } from "./serve-auth.ts";
import { createTestApp, type TestAuthOptions } from "./test-app.ts";
import { createTestBrowser } from "./test-browser.ts";

export const site = "http://localhost:3000";
export const idp = await createSamlIdentityProvider("https://idp.example", `${site}/auth/v1`);

/** Our site with single sign-on switched on, a browser on it, and the clients in that browser. */
export function openSsoSite(connection: Connection, auth: TestAuthOptions = {}) {
  const app = createTestApp(connection, { auth: { hasSaml: true, serviceKey, confirmsEmailItself: false, ...auth } });
  const browser = createTestBrowser(app);
  return {
    app,
    browser,
    client: createAuthClient({ fetch: browser.fetch }),
    pkceClient: createAuthClient({ fetch: browser.fetch, flowType: "pkce" }),
  };
}

export type SsoSite = ReturnType<typeof openSsoSite>;

export async function callAdmin({ app }: SsoSite, method: string, path: string, body?: unknown) {
  const headers = { Authorization: `Bearer ${serviceKey}`, "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" };
  const answer = await app.request(`/auth/v1/admin/sso/providers${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answered: { id?: string; code?: string } = await answer.json();
  return { status: answer.status, body: answered };
}

export async function addProvider(at: SsoSite, differing: object = {}) {
  const { body } = await callAdmin(at, "POST", "", { type: "saml", metadata_xml: idp.metadata, domains: ["Example.org"], ...differing });
  return body.id ?? "";
}
