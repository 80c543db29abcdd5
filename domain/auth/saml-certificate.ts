import * as z from "zod/mini";
import { getServerSecret, type SecretKeeper } from "./server-secrets.ts";

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
/** RFC 5280, appendix A.1. */
const longestCommonName = 64;
const validForYears = 10;

/** The key that signs our requests and the certificate that identity providers know, both in PEM. */
const samlKey = z.object({ privateKey: z.string(), certificate: z.string() });
export type SamlKey = z.output<typeof samlKey>;

/** The key that all replicas share; made on first use. */
export async function getSamlKey(keeper: SecretKeeper, hostname: string): Promise<SamlKey> {
  return samlKey.parse(JSON.parse(await getServerSecret(keeper, "saml_key", () => makeSamlKey(hostname))));
}

async function makeSamlKey(hostname: string): Promise<string> {
  const { certificate, privateKey } = await makeSelfSignedCertificate(hostname, new Date());
  return JSON.stringify({ privateKey, certificate } satisfies SamlKey);
}

/** A new RSA key and a certificate of it, from which identity providers take the key alone: it has no extensions. */
export async function makeSelfSignedCertificate(hostname: string, from: Date): Promise<SamlKey> {
  // Loaded once in the life of a site. It expects `reflect-metadata` to be there.
  await import("reflect-metadata");
  const { PemConverter, X509CertificateGenerator } = await import("@peculiar/x509");
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear() + validForYears);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [hostname.slice(0, longestCommonName)] }],
    keys,
    signingAlgorithm: algorithm,
    notBefore: from,
    notAfter: until,
  });
  const privateKey = PemConverter.encode(await crypto.subtle.exportKey("pkcs8", keys.privateKey), "PRIVATE KEY");
  return { privateKey: `${privateKey}\n`, certificate: `${certificate.toString("pem")}\n` };
}
