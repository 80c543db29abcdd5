import { expect, test } from "vitest";
import { createSamlIdentityProvider } from "#tests/support/saml-identity-provider.ts";
import { buildSamlAddresses, buildServiceMetadata, parseIdentityProviderMetadata } from "./saml-metadata.ts";

const { metadata } = await createSamlIdentityProvider("https://idp.example", "http://localhost:3000/auth/v1");

test("metadata of an identity provider gives its name, its sign-in address and its keys", async () => {
  const parsed = await parseIdentityProviderMetadata(metadata);

  expect(parsed).toEqual({
    entityId: "https://idp.example",
    signInUrl: "https://idp.example/sign-in",
    certificates: [expect.stringContaining("BEGIN CERTIFICATE")],
  });
});

test("metadata wrapped in a list of one is read as well", async () => {
  const parsed = await parseIdentityProviderMetadata(
    `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${metadata}</EntitiesDescriptor>`,
  );

  expect(parsed?.entityId).toBe("https://idp.example");
});

test.each([
  { what: "no XML", xml: "hello" },
  { what: "a document type", xml: `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${metadata}` },
  { what: "two identity providers", xml: `<EntitiesDescriptor>${metadata}${metadata}</EntitiesDescriptor>` },
  { what: "no key", xml: metadata.replace(/<KeyDescriptor.*<\/KeyDescriptor>/, "") },
  { what: "a key for encryption alone", xml: metadata.replace('use="signing"', 'use="encryption"') },
  { what: "a broken certificate", xml: metadata.replace(/<X509Certificate>[^<]+/, "<X509Certificate>AAAA") },
  { what: "a sign-in address that is a script", xml: metadata.replace("https://idp.example/sign-in", "javascript:alert(1)") },
  { what: "no name", xml: metadata.replace('entityID="https://idp.example"', "") },
])("metadata with $what is refused", async ({ xml }) => {
  expect(await parseIdentityProviderMetadata(xml)).toBeNull();
});

test("our own metadata announces the addresses, the key and signed requests", () => {
  const xml = buildServiceMetadata(
    buildSamlAddresses("https://gifts.example/auth/v1"),
    { certificate: "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n" },
    null,
  );

  expect(xml).toContain('entityID="https://gifts.example/auth/v1/sso/saml/metadata"');
  expect(xml).toContain('Location="https://gifts.example/auth/v1/sso/saml/acs"');
  expect(xml).toContain("<X509Certificate>AAAA</X509Certificate>");
  expect(xml).toContain('AuthnRequestsSigned="true" WantAssertionsSigned="true"');
  expect(xml).not.toContain("validUntil");
});
