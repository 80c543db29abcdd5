import "reflect-metadata";
import { isIP } from "node:net";
import * as x509 from "@peculiar/x509";

const { subtle } = crypto;
const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const dayMs = 24 * 60 * 60 * 1000;

interface Issued {
  certificate: string;
  key: string;
}

export interface Authority {
  certificate: string;
  /** A certificate for a host or an IP address, valid from now for a day, or until the day before. */
  issue: (host: string, options?: { hasExpired?: boolean }) => Promise<Issued>;
}

/** An authority of somebody's own, as a managed database has one. */
export async function createAuthority(name = "CN=A private authority"): Promise<Authority> {
  const keys = await subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const now = Date.now();
  const own = await x509.X509CertificateGenerator.createSelfSigned({
    name,
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(now - 3 * dayMs),
    notAfter: new Date(now + dayMs),
    extensions: [new x509.BasicConstraintsExtension(true), new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign)],
  });
  return {
    certificate: own.toString("pem"),
    issue: async (host, { hasExpired = false } = {}) => {
      const subjectKeys = await subtle.generateKey(algorithm, true, ["sign", "verify"]);
      const made = await x509.X509CertificateGenerator.create({
        subject: `CN=${host}`,
        issuer: own.subject,
        signingKey: keys.privateKey,
        publicKey: subjectKeys.publicKey,
        signingAlgorithm: algorithm,
        notBefore: new Date(now - 2 * dayMs),
        notAfter: new Date(hasExpired ? now - dayMs : now + dayMs),
        extensions: [new x509.SubjectAlternativeNameExtension([{ type: isIP(host) === 0 ? "dns" : "ip", value: host }])],
      });
      const key = x509.PemConverter.encode(await subtle.exportKey("pkcs8", subjectKeys.privateKey), "PRIVATE KEY");
      return { certificate: made.toString("pem"), key };
    },
  };
}
