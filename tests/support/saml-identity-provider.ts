import { createVerify, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { signXml } from "@node-saml/node-saml/lib/xml.js";
import samlp from "samlp";
import { makeSelfSignedCertificate } from "#domain/auth/saml-certificate.ts";

export interface SamlPerson {
  nameId: string;
  nameIdFormat?: string;
  attributes?: Record<string, string | string[]>;
}

export interface SamlAnswer {
  inResponseTo?: string;
  signAssertion?: boolean;
  signResponse?: boolean;
  audience?: string;
  recipient?: string;
  lifetimeInSeconds?: number;
  signatureAlgorithm?: string;
}

/** An organization's identity provider: real keys, real metadata, answers made by `samlp`. */
export async function createSamlIdentityProvider(entityId: string, authUrl: string) {
  const { privateKey: key, certificate: cert } = await makeSelfSignedCertificate("idp.example", new Date());
  const acs = `${authUrl}/sso/saml/acs`;
  const assertionPath = "//*[local-name(.)='Assertion']";
  return {
    entityId,
    metadata: buildMetadata(entityId, cert),
    /** Signs the assertion of an answer as it stands. */
    sign: (xml: string) =>
      signXml(
        xml,
        assertionPath,
        { reference: `${assertionPath}/*[local-name(.)='Issuer']`, action: "after" },
        { privateKey: key, signatureAlgorithm: "sha256", digestAlgorithm: "sha256" },
      ),
    answer: async (
      person: SamlPerson,
      { audience = `${authUrl}/sso/saml/metadata`, recipient = acs, ...answer }: SamlAnswer = {},
    ): Promise<string> => {
      const profileMapper = () => ({
        getClaims: () => person.attributes ?? {},
        getNameIdentifier: () => ({
          nameIdentifier: person.nameId,
          nameIdentifierFormat: person.nameIdFormat ?? "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
        }),
      });
      const options = {
        issuer: entityId,
        cert,
        key,
        audience,
        recipient,
        destination: acs,
        signatureAlgorithm: "rsa-sha256",
        digestAlgorithm: "sha256",
        profileMapper,
        ...answer,
      };
      return await new Promise((resolve, reject) =>
        samlp.getSamlResponse(options, {}, (error, xml) => (error ? reject(error) : resolve(xml))),
      );
    },
  };
}

/** What a redirect to the identity provider carries, and whether the service's own key signed it. */
export function readSignInRequest(address: string, serviceMetadata: string) {
  const url = new URL(address);
  const xml = inflateRawSync(Buffer.from(url.searchParams.get("SAMLRequest") ?? "", "base64")).toString("utf8");
  const certificate = /<X509Certificate>([^<]+)</.exec(serviceMetadata)?.[1] ?? "";
  const signed = url.search
    .slice(1)
    .split("&")
    .filter((part) => /^(SAMLRequest|RelayState|SigAlg)=/.test(part));
  const inOrder = ["SAMLRequest", "RelayState", "SigAlg"].map((name) => signed.find((part) => part.startsWith(`${name}=`))).join("&");
  const publicKey = new X509Certificate(Buffer.from(certificate, "base64")).publicKey;
  return {
    xml,
    id: /\bID="([^"]+)"/.exec(xml)?.[1] ?? "",
    relayState: url.searchParams.get("RelayState") ?? "",
    isSigned: createVerify("sha256")
      .update(inOrder)
      .verify(publicKey, url.searchParams.get("Signature") ?? "", "base64"),
  };
}

function buildMetadata(entityId: string, cert: string): string {
  const key = cert.replace(/-----[A-Z ]+-----|\s/g, "");
  return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${key}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entityId}/sign-in"/></IDPSSODescriptor></EntityDescriptor>`;
}
