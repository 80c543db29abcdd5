import { createPrivateKey, generateKeyPairSync, X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { buildSelfSignedCertificate } from "./saml-certificate.ts";

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});

test("the certificate carries the key, names the host and is signed by itself", () => {
  const certificate = new X509Certificate(buildSelfSignedCertificate(privateKey, "gifts.example", new Date("2026-11-21T12:00:00Z")));

  expect(certificate.subject).toBe("CN=gifts.example");
  expect(certificate.issuer).toBe("CN=gifts.example");
  expect(certificate.checkPrivateKey(createPrivateKey(privateKey))).toBe(true);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.validFromDate).toEqual(new Date("2026-11-21T12:00:00Z"));
  expect(certificate.validToDate).toEqual(new Date("2036-11-21T12:00:00Z"));
});

test("a certificate beyond 2049 is dated with four digits", () => {
  const certificate = new X509Certificate(buildSelfSignedCertificate(privateKey, "gifts.example", new Date("2045-01-02T03:04:05Z")));

  expect(certificate.validToDate).toEqual(new Date("2055-01-02T03:04:05Z"));
});
