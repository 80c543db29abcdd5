import { expect, test } from "vitest";
import { addProvider, callAdmin, idp, openSsoSite } from "#tests/support/sso-site.ts";
import type { TestAuthOptions } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();

const openSite = (auth: TestAuthOptions = {}) => openSsoSite(connection, auth);

test("single sign-on answers with 404 until it is switched on", async () => {
  const { app, client } = openSite({ hasSaml: false });

  const { error } = await client.signInWithSSO({ domain: "example.org" });
  const metadata = await app.request("/auth/v1/sso/saml/metadata");

  expect(error).toMatchObject({ status: 404, code: "saml_provider_disabled", message: "SAML 2.0 is disabled" });
  expect(metadata.status).toBe(404);
});

test("our metadata may be cached, and be kept as a file", async () => {
  const { app } = openSite();

  const shown = await app.request("/auth/v1/sso/saml/metadata");
  const kept = await app.request("/auth/v1/sso/saml/metadata?download=true");

  expect(shown.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(shown.headers.get("cache-control")).toBe("public, max-age=600");
  expect(await shown.text()).not.toContain("validUntil");
  expect(kept.headers.get("content-disposition")).toContain("attachment");
  expect(await kept.text()).toContain("validUntil");
});

test("an administrator adds, reads, changes and removes a provider", async () => {
  const at = openSite();

  const added = await callAdmin(at, "POST", "", { type: "saml", metadata_xml: idp.metadata, domains: ["Example.org", "bücher.example"] });
  const id = added.body.id ?? "";
  const changed = await callAdmin(at, "PUT", `/${id}`, {
    domains: ["acme.example"],
    attribute_mapping: { keys: { name: { name: "cn" } } },
  });
  const listed = await callAdmin(at, "GET", "");
  const removed = await callAdmin(at, "DELETE", `/${id}`);
  const gone = await callAdmin(at, "GET", `/${id}`);

  expect(added).toMatchObject({
    status: 201,
    body: {
      disabled: false,
      saml: { entity_id: "https://idp.example" },
      domains: [{ domain: "example.org" }, { domain: "xn--bcher-kva.example" }],
    },
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { id, saml: { attribute_mapping: { keys: { name: { name: "cn" } } } }, domains: [{ domain: "acme.example" }] },
  });
  expect(listed).toMatchObject({ status: 200, body: { items: [{ id }] } });
  expect(removed.status).toBe(200);
  expect(gone).toEqual({ status: 404, body: { code: "sso_provider_not_found", message: "SSO Identity Provider not found" } });
});

test.each([
  { what: "the same provider again", body: { type: "saml", metadata_xml: idp.metadata }, status: 422, code: "saml_idp_already_exists" },
  {
    what: "a domain of another",
    body: { type: "saml", metadata_xml: idp.metadata.replaceAll("idp.example", "idp2.example"), domains: ["example.org"] },
    status: 400,
    code: "sso_domain_already_exists",
  },
  { what: "no metadata", body: { type: "saml" }, status: 400, code: "validation_failed" },
  { what: "another type", body: { type: "oidc", metadata_xml: idp.metadata }, status: 400, code: "validation_failed" },
  { what: "metadata that is none", body: { type: "saml", metadata_xml: "<x/>" }, status: 400, code: "validation_failed" },
  {
    what: "metadata of our own network",
    body: { type: "saml", metadata_url: "https://127.0.0.1/metadata" },
    status: 400,
    code: "saml_metadata_fetch_failed",
  },
])("adding $what is refused with $code", async ({ body, status, code }) => {
  const at = openSite();
  await addProvider(at);

  const refused = await callAdmin(at, "POST", "", body);

  expect(refused).toMatchObject({ status, body: { code } });
  expect(await callAdmin(at, "GET", "")).toMatchObject({ body: { items: [{ saml: { entity_id: "https://idp.example" } }] } });
});

test("a provider cannot become another one, and only administrators change it", async () => {
  const at = openSite();
  const id = await addProvider(at);

  const mismatch = await callAdmin(at, "PUT", `/${id}`, { metadata_xml: idp.metadata.replaceAll("idp.example", "evil.example") });
  const nobody = await at.app.request("/auth/v1/admin/sso/providers");

  expect(mismatch).toMatchObject({ status: 400, body: { code: "saml_entity_id_mismatch" } });
  expect(nobody.status).toBe(401);
});
