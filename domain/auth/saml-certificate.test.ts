import { createPrivateKey, X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { makeSelfSignedCertificate } from "./saml-certificate.ts";

test("the certificate carries the key, names the host and is signed by itself", async () => {
  const made = await makeSelfSignedCertificate("gifts.example", new Date("2026-11-21T12:00:00Z"));
  const certificate = new X509Certificate(made.certificate);

  expect(certificate.subject).toBe("CN=gifts.example");
  expect(certificate.issuer).toBe("CN=gifts.example");
  expect(certificate.checkPrivateKey(createPrivateKey(made.privateKey))).toBe(true);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.validFromDate).toEqual(new Date("2026-11-21T12:00:00Z"));
  expect(certificate.validToDate).toEqual(new Date("2036-11-21T12:00:00Z"));
});

test("a certificate beyond 2049 is dated with four digits", async () => {
  const { certificate: pem } = await makeSelfSignedCertificate("gifts.example", new Date("2045-01-02T03:04:05Z"));
  const certificate = new X509Certificate(pem);

  expect(certificate.validToDate).toEqual(new Date("2055-01-02T03:04:05Z"));
});

test.each(["o'brien, ltd=x.example", "礼物.example", "a".repeat(80)])(
  "the host %j is named as it is, as far as there is room",
  async (host) => {
    const { certificate } = await makeSelfSignedCertificate(host, new Date());

    expect(new X509Certificate(certificate).toLegacyObject().subject).toEqual({ CN: host.slice(0, 64) });
  },
);
