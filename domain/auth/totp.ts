import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const secretBytes = 20;
const periodSeconds = 30;
const digits = 6;

/** 160 random bits in base32 without padding, the form for authenticator apps. */
export function createTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32;
}

export function buildTotpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?algorithm=SHA1&digits=${digits}&issuer=${encodeURIComponent(issuer)}&period=${periodSeconds}&secret=${secret}`;
}

/** A QR code as SVG. auth-js puts it into a data URI unescaped, so it must not contain `#`: colors are given by name. */
export function drawQrCode(text: string): string {
  return renderSVG(text, { pixelSize: 4, whiteColor: "white", blackColor: "black" });
}

/** The time step of the code, at most one before or after the present one; `null` for a wrong code. */
export function findTotpStep(secret: string, code: string, atMs: number): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits, period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp: atMs, window: 1 });
  return delta === null ? null : Math.floor(atMs / 1000 / periodSeconds) + delta;
}
