import { expect, test } from "vitest";
import { createSamlIdentityProvider, type SamlAnswer } from "#tests/support/saml-identity-provider.ts";
import { readAssertion, type AssertionReading, type SamlAssertion } from "./saml-assertion.ts";
import { buildSamlAddresses, parseIdentityProviderMetadata } from "./saml-metadata.ts";

const authUrl = "http://localhost:3000/auth/v1";
const idp = await createSamlIdentityProvider("https://idp.example", authUrl);
const impostor = await createSamlIdentityProvider("https://idp.example", authUrl);
const person = { nameId: "ada", attributes: { mail: "ada@example.org", groups: ["makers", "readers"] } };

async function read(xml: string, requestId: string | null = "_request"): Promise<SamlAssertion> {
  const reading = await tryToRead(xml, requestId);
  if (reading.kind === "invalid") throw new Error(reading.text);
  return reading.assertion;
}

async function tryToRead(xml: string, requestId: string | null = "_request"): Promise<AssertionReading> {
  const identityProvider = await parseIdentityProviderMetadata(idp.metadata);
  if (!identityProvider) throw new Error("the provider of the tests is known");
  const parties = { addresses: buildSamlAddresses(authUrl), identityProvider };
  return await readAssertion({ parties, response: Buffer.from(xml).toString("base64"), requestId });
}

const answer = async (differing: SamlAnswer = {}) => await idp.answer(person, { inResponseTo: "_request", ...differing });

test.each([{ signAssertion: true }, { signAssertion: false, signResponse: true }, { signAssertion: true, signResponse: true }])(
  "an answer signed as %o is read",
  async (signed) => {
    const assertion = await read(await answer(signed));

    expect(assertion).toMatchObject({
      nameId: "ada",
      nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
      attributes: { mail: ["ada@example.org"], groups: ["makers", "readers"] },
      sessionEndsAt: null,
    });
    expect(assertion.expiresAt.getTime()).toBeGreaterThan(Date.now());
  },
);

test("the end of the provider's own session is read", async () => {
  const plain = await answer({ signAssertion: false });

  const assertion = await read(
    idp.sign(plain.replace("<saml:AuthnStatement ", '<saml:AuthnStatement SessionNotOnOrAfter="2099-01-01T00:00:00Z" ')),
  );

  expect(assertion.sessionEndsAt).toEqual(new Date("2099-01-01T00:00:00Z"));
});

test.each([
  { what: "nobody signed it", make: () => answer({ signAssertion: false }) },
  { what: "somebody else signed it", make: () => impostor.answer(person, { inResponseTo: "_request" }) },
  { what: "it was made for another service", make: () => answer({ audience: "https://other.example" }) },
  { what: "it was made for another address", make: () => answer({ recipient: "https://other.example/acs" }) },
  { what: "it answers another request", make: () => answer({ inResponseTo: "_other" }) },
  { what: "it is over", make: () => answer({ lifetimeInSeconds: -3_600 }) },
  { what: "it is signed with SHA-1", make: () => answer({ signatureAlgorithm: "rsa-sha1" }) },
  { what: "a letter was changed", make: async () => (await answer()).replace("ada@example.org", "eve@example.org") },
  { what: "it brings a document type", make: async () => `<!DOCTYPE x [<!ENTITY e "x">]>${await answer()}` },
  { what: "its status is no success", make: async () => (await answer()).replace("status:Success", "status:Requester") },
  { what: "it holds two assertions", make: async () => (await answer()).replace("</samlp:Response>", `${evilAssertion}</samlp:Response>`) },
  {
    what: "a forged assertion stands before the signed one",
    make: async () => (await answer()).replace("<saml:Assertion", `${evilAssertion}<saml:Assertion`),
  },
  { what: "the signed one hides in an extension of a forged one", make: async () => wrap(await answer()) },
  { what: "a forged one has taken its id", make: async () => takeId(await answer()) },
])("an answer is refused when $what", async ({ make }) => {
  expect(await tryToRead(await make())).toMatchObject({ kind: "invalid" });
});

test("an answer that nobody asked for is read when the provider began, and not when it names a request", async () => {
  const unasked = await idp.answer(person);
  const asked = await answer();

  expect(await read(unasked, null)).toMatchObject({ nameId: "ada" });
  expect(await tryToRead(asked, null)).toMatchObject({ kind: "invalid" });
  expect(await tryToRead(unasked)).toMatchObject({ kind: "invalid" });
});

test("a comment inside the name does not cut it short", async () => {
  const xml = await idp.answer({ nameId: "ada@example.org.evil.example" }, { inResponseTo: "_request" });

  const assertion = await read(xml.replace("ada@example.org.evil", "ada@example.org<!-- -->.evil"));

  expect(assertion.nameId).toBe("ada@example.org.evil.example");
});

const evilAssertion =
  '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_evil" Version="2.0" IssueInstant="2026-01-01T00:00:00Z"><saml:Issuer>https://idp.example</saml:Issuer><saml:Subject><saml:NameID>eve</saml:NameID></saml:Subject></saml:Assertion>';

// Signature wrapping: the signature stays valid for an element that nobody reads.
function wrap(xml: string): string {
  const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? "";
  return xml.replace(signed, evilAssertion.replace("</saml:Assertion>", `<Extensions>${signed}</Extensions></saml:Assertion>`));
}

function takeId(xml: string): string {
  const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? "";
  const id = /ID="([^"]+)"/.exec(signed)?.[1] ?? "";
  const signature = /<Signature[\s\S]*<\/Signature>/.exec(signed)?.[0] ?? "";
  const forged = evilAssertion.replace("_evil", id).replace("</saml:Issuer>", `</saml:Issuer>${signature}`);
  return xml.replace(signed, `${forged}<samlp:Extensions>${signed}</samlp:Extensions>`);
}
