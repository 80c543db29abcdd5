import * as z from "zod/mini";
import { cleanText } from "./external-account.ts";
import { listAttributes, readText, signedDocument, type AssertionElement } from "./saml-assertion-element.ts";
import type { SamlKey } from "./saml-certificate.ts";
import { nameIdFormats, type IdentityProviderMetadata, type SamlAddresses } from "./saml-metadata.ts";
import { listElements, parseForeignXml } from "./saml-xml.ts";

const clockToleranceMs = 60_000;
const bearerMethod = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const success = "urn:oasis:names:tc:SAML:2.0:status:Success";
// SHA-1 and MD5 signatures can be forged.
const brokenDigest = /xmldsig#(?:rsa-|dsa-|hmac-)?sha1|xmldsig-more#rsa-md5/;

/** A verified assertion. Every field comes from the signed element. */
export interface SamlAssertion {
  id: string;
  nameId: string;
  nameIdFormat: string;
  /** Values by attribute name and by friendly name. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** From then on the assertion is refused as expired. */
  expiresAt: Date;
  sessionEndsAt: Date | null;
}

export interface SamlParties {
  addresses: SamlAddresses;
  key: SamlKey;
  identityProvider: IdentityProviderMetadata;
}

/** The signed authentication request, as an address of the identity provider (HTTP-Redirect binding). */
export async function buildSignInRequestUrl(
  { addresses, key, identityProvider }: SamlParties,
  request: { id: string; relayState: string; nameIdFormat: string | null },
): Promise<string> {
  const { SAML } = await import("@node-saml/node-saml");
  const saml = new SAML({
    ...describeParties({ addresses, identityProvider }),
    entryPoint: identityProvider.signInUrl,
    privateKey: key.privateKey,
    signatureAlgorithm: "sha256",
    identifierFormat: request.nameIdFormat ?? nameIdFormats.persistent,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => request.id,
  });
  return await saml.getAuthorizeUrlAsync(request.relayState, undefined, {});
}

/** The claimed issuer of a response. Not verified yet: it only selects the keys that the signature must match. */
export async function findResponseIssuer(response: string): Promise<string | null> {
  const document = await parseForeignXml(decodeResponse(response));
  const issuers = document
    ? [
        ["Response", "Issuer"],
        ["Response", "Assertion", "Issuer"],
      ].flatMap((path) => listElements(document, path))
    : [];
  return cleanText(issuers[0]?.textContent).trim() || null;
}

export interface PostedResponse {
  parties: Omit<SamlParties, "key">;
  /** In Base64. */
  response: string;
  /** `null` when the identity provider initiated the sign-in. */
  requestId: string | null;
}

/** A verified assertion, or why the response is refused. */
export type AssertionReading = { kind: "verified"; assertion: SamlAssertion } | { kind: "invalid"; text: string };

/** Verifies a posted response and reads its assertion. */
export async function readAssertion({ parties, response, requestId }: PostedResponse): Promise<AssertionReading> {
  try {
    await checkEnvelope(decodeResponse(response), { requestId, addresses: parties.addresses });
    const { SAML } = await import("@node-saml/node-saml");
    const saml = new SAML({
      ...describeParties(parties),
      wantAssertionsSigned: false,
      wantAuthnResponseSigned: false,
      acceptedClockSkewMs: clockToleranceMs,
    });
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
    const assertion = signedDocument.parse(profile?.getAssertion?.()).Assertion;
    if (readText(assertion.Issuer[0]) !== parties.identityProvider.entityId) throw new Error("issued by somebody else");
    const confirmedUntil = confirmSubject(assertion, { requestId, recipient: parties.addresses.assertionConsumerUrl });
    return { kind: "verified", assertion: describeAssertion(assertion, confirmedUntil) };
  } catch (cause) {
    return { kind: "invalid", text: cause instanceof z.core.$ZodError ? "incomplete" : describeCause(cause) };
  }
}

function describeParties({ addresses, identityProvider }: Omit<SamlParties, "key">) {
  return {
    issuer: addresses.entityId,
    audience: addresses.entityId,
    callbackUrl: addresses.assertionConsumerUrl,
    idpCert: identityProvider.certificates,
  };
}

function decodeResponse(response: string): string {
  return Buffer.from(response, "base64").toString("utf8");
}

// The envelope may be unsigned, so nothing is read from it, but it must not contradict the assertion.
async function checkEnvelope(
  xml: string,
  { requestId, addresses: { entityId, assertionConsumerUrl } }: { requestId: string | null; addresses: SamlAddresses },
): Promise<void> {
  // Some providers write our entity id into `Destination`.
  const destinations = [assertionConsumerUrl, entityId];
  const document = await parseForeignXml(xml);
  const [envelope] = document ? listElements(document, ["Response"]) : [];
  if (!envelope) throw new Error("not a SAML response");
  if (brokenDigest.test(xml)) throw new Error("signed with SHA-1");
  const statuses = listElements(envelope, ["Status", "StatusCode"]);
  if (statuses[0]?.getAttribute("Value") !== success) throw new Error("the identity provider did not sign anybody in");
  if (!destinations.includes(envelope.getAttribute("Destination") || entityId)) throw new Error("sent to somebody else");
  if ((envelope.getAttribute("InResponseTo") || null) !== requestId) throw new Error("InResponseTo is not ours");
}

// The bearer confirmation of SAML 2.0 Profiles, section 4.1.4.3: addressed to us, not expired, and for this request.
function confirmSubject(
  { Subject: [subject] }: AssertionElement,
  { requestId, recipient }: { requestId: string | null; recipient: string },
): Date {
  const bearers = subject.SubjectConfirmation.filter(({ $ }) => $?.Method === bearerMethod);
  const data = bearers.flatMap(({ SubjectConfirmationData }) => SubjectConfirmationData ?? []).flatMap(({ $ }) => $ ?? []);
  const fitting = data.filter((each) => each.Recipient === recipient && (each.InResponseTo ?? requestId) === requestId);
  const ends = fitting.map(({ NotOnOrAfter }) => Date.parse(NotOnOrAfter ?? "")).filter((end) => end + clockToleranceMs > Date.now());
  if (ends.length === 0) throw new Error("no subject confirmation for us");
  return new Date(Math.max(...ends));
}

function describeAssertion(assertion: AssertionElement, confirmedUntil: Date): SamlAssertion {
  const nameId = assertion.Subject[0].NameID?.[0];
  const format = typeof nameId === "object" ? nameId.$?.["Format"] : undefined;
  const conditionsEnd = Date.parse(assertion.Conditions[0].$?.NotOnOrAfter ?? "");
  return {
    id: assertion.$.ID,
    nameId: nameId === undefined ? "" : readText(nameId),
    nameIdFormat: format ?? nameIdFormats.unspecified,
    attributes: listAttributes(assertion),
    expiresAt: new Date(Math.max(confirmedUntil.getTime(), conditionsEnd || 0) + clockToleranceMs),
    sessionEndsAt: findSessionEnd(assertion),
  };
}

function findSessionEnd({ AuthnStatement: statements }: AssertionElement): Date | null {
  const ends = statements.map(({ $ }) => Date.parse($?.SessionNotOnOrAfter ?? "")).filter(Number.isFinite);
  if (ends.length === 0) return null;
  const end = new Date(Math.min(...ends));
  if (end.getTime() <= Date.now()) throw new Error("the session there is over");
  return end;
}

function describeCause(cause: unknown): string {
  return cause instanceof Error ? cause.message.slice(0, 200) : "unreadable";
}
