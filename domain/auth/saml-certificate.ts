import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, sign } from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { getServerSecret, type SecretKeeper } from "./server-secrets.ts";

const keyBits = 2048;
const validForYears = 10;

/** The key that signs our requests and the certificate that identity providers know, both in PEM. */
const samlKey = z.object({ privateKey: z.string(), certificate: z.string() });
export type SamlKey = z.output<typeof samlKey>;

/** The key that all replicas share; made on first use. */
export async function getSamlKey(keeper: SecretKeeper, hostname: string): Promise<SamlKey> {
  return samlKey.parse(JSON.parse(await getServerSecret(keeper, "saml_key", () => makeSamlKey(hostname))));
}

async function makeSamlKey(hostname: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: keyBits,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  return JSON.stringify({ privateKey, certificate: buildSelfSignedCertificate(privateKey, hostname, new Date()) } satisfies SamlKey);
}

/**
 * A self-signed X.509 certificate (RFC 5280, section 4.1) of an RSA key. Identity providers only take the key from it, so it
 * has no extensions. Node can read certificates but not make them, hence the DER encoding below.
 */
export function buildSelfSignedCertificate(privateKey: string, commonName: string, from: Date): string {
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear() + validForYears);
  const name = sequence(set(sequence(objectId(oids.commonName), tlv(tags.utf8String, Buffer.from(commonName.slice(0, 64))))));
  const serial = tlv(tags.integer, Buffer.from([1]), randomBytes(15));
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  const signatureAlgorithm = sequence(objectId(oids.sha256WithRsa), tlv(tags.null));
  const toBeSigned = sequence(serial, signatureAlgorithm, name, sequence(time(from), time(until)), name, publicKey);
  const signature = sign("sha256", toBeSigned, createPrivateKey(privateKey));
  const certificate = sequence(toBeSigned, signatureAlgorithm, tlv(tags.bitString, Buffer.from([0]), signature));
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

const tags = {
  integer: 0x02,
  bitString: 0x03,
  null: 0x05,
  objectId: 0x06,
  utf8String: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;
// 2.5.4.3 and 1.2.840.113549.1.1.11 in their DER encoding.
const oids = { commonName: "550403", sha256WithRsa: "2a864886f70d01010b" } as const;

function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
}

function length(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const digits = Buffer.from(size.toString(16).padStart(size > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits]);
}

const sequence = (...parts: Buffer[]) => tlv(tags.sequence, ...parts);
const set = (...parts: Buffer[]) => tlv(tags.set, ...parts);
const objectId = (hex: string) => tlv(tags.objectId, Buffer.from(hex, "hex"));

// UTCTime has two-digit years, which mean 1950 to 2049.
function time(instant: Date): Buffer {
  const digits = `${instant.toISOString().replace(/\D/g, "").slice(0, 14)}Z`;
  return instant.getUTCFullYear() < 2050 ? tlv(tags.utcTime, Buffer.from(digits.slice(2))) : tlv(tags.generalizedTime, Buffer.from(digits));
}
