import { X509Certificate } from "node:crypto";
import { escapeXml } from "#shared/escape-xml.ts";
import { isLoopback } from "#shared/loopback.ts";
import { cleanText } from "./external-account.ts";
import type { SamlKey } from "./saml-certificate.ts";
import { listElements, parseForeignXml } from "./saml-xml.ts";

export const nameIdFormats = {
  emailAddress: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  persistent: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  transient: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
  unspecified: "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
} as const;

const redirectBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const postBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST";
const samlProtocol = "urn:oasis:names:tc:SAML:2.0:protocol";

export interface SamlAddresses {
  /** Our entity id is the address of our metadata. */
  entityId: string;
  assertionConsumerUrl: string;
}

export function buildSamlAddresses(authUrl: string): SamlAddresses {
  return { entityId: `${authUrl}/sso/saml/metadata`, assertionConsumerUrl: `${authUrl}/sso/saml/acs` };
}

/** Our metadata, which the operator of an identity provider imports. */
export function buildServiceMetadata(
  { entityId, assertionConsumerUrl }: SamlAddresses,
  { certificate }: Pick<SamlKey, "certificate">,
  validUntil: Date | null,
): string {
  const key = certificate.replace(/-----[A-Z ]+-----|\s/g, "");
  const end = validUntil ? ` validUntil="${validUntil.toISOString()}"` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeXml(entityId)}"${end}>
  <SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${samlProtocol}">
    <KeyDescriptor use="signing">
      <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${key}</X509Certificate></X509Data></KeyInfo>
    </KeyDescriptor>
    <NameIDFormat>${nameIdFormats.emailAddress}</NameIDFormat>
    <NameIDFormat>${nameIdFormats.persistent}</NameIDFormat>
    <AssertionConsumerService Binding="${postBinding}" Location="${escapeXml(assertionConsumerUrl)}" index="1" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
}

export interface IdentityProviderMetadata {
  entityId: string;
  /** The address for signed requests (HTTP-Redirect binding). */
  signInUrl: string;
  /** In PEM; any of them may sign assertions. */
  certificates: string[];
}

/** Parses an identity provider's metadata; `null` unless it describes exactly one that is usable. */
export async function parseIdentityProviderMetadata(xml: string): Promise<IdentityProviderMetadata | null> {
  const document = await parseForeignXml(xml);
  if (!document) return null;
  const descriptors = [["EntityDescriptor"], ["EntitiesDescriptor", "EntityDescriptor"]].flatMap((path) => listElements(document, path));
  const [entity, ...others] = descriptors.filter((descriptor) => listElements(descriptor, ["IDPSSODescriptor"]).length === 1);
  if (!entity || others.length > 0) return null;
  const entityId = entity.getAttribute("entityID") ?? "";
  const signInUrl = getSignInUrl(entity);
  const certificates = listSigningCertificates(entity);
  const isUsable = entityId !== "" && entityId === cleanText(entityId) && isSignInAddress(signInUrl) && certificates.length > 0;
  return isUsable ? { entityId, signInUrl, certificates } : null;
}

function getSignInUrl(entity: Element): string {
  const services = listElements(entity, ["IDPSSODescriptor", "SingleSignOnService"]);
  return services.find((service) => service.getAttribute("Binding") === redirectBinding)?.getAttribute("Location") ?? "";
}

// A key without `use` is for signing, too.
function listSigningCertificates(entity: Element): string[] {
  const keys = listElements(entity, ["IDPSSODescriptor", "KeyDescriptor"]).filter(
    (key) => (key.getAttribute("use") || "signing") === "signing",
  );
  return keys
    .flatMap((key) => listElements(key, ["KeyInfo", "X509Data", "X509Certificate"]))
    .flatMap((element) => readCertificate(element.textContent ?? ""));
}

function readCertificate(base64: string): string[] {
  try {
    return [new X509Certificate(Buffer.from(base64, "base64")).toString()];
  } catch {
    // No certificate: without any that can be read the metadata is refused.
    return [];
  }
}

// Browsers are redirected there, so plain http is allowed only for a provider on this machine.
function isSignInAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}
